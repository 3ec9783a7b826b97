import type { Page } from '@playwright/test';
import { typeInto } from './typing';

export const logIn = async (page: Page, email: string, password: string): Promise<void> => {
  await typeInto(page.getByRole('textbox', { name: 'Email address' }), email);
  await typeInto(page.getByLabel('Password', { exact: true }), password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** Chooses from the account menu, or from the plain panel while the menu's chunk is still loading. */
export const chooseFromAccount = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'My Account', exact: true }).click();
  const item = page.getByRole('menuitem', { name, exact: true });
  await item.or(page.getByRole('banner').getByText(name, { exact: true })).click();
};
