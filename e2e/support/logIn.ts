import type { Page } from '@playwright/test';
import { typeInto } from './typing';

export const logIn = async (page: Page, email: string, password: string): Promise<void> => {
  await typeInto(page.getByRole('textbox', { name: 'Email address' }), email);
  await typeInto(page.getByLabel('Password', { exact: true }), password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
