import type { Page } from '@playwright/test';

/** Chooses from the account's menu, in whichever of its two forms it opens: the library's file may still be on its way. */
export const chooseFromAccount = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'My Account' }).click();
  const item = page.getByRole('menuitem', { name, exact: true });
  await item.or(page.getByRole('banner').getByText(name, { exact: true })).click();
};
