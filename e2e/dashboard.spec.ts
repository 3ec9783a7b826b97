import { expect, test } from './fixtures';

const CARDS = [
  ['Recent orders', '/account/orders'],
  ['Addresses', '/account/edit-address'],
  ['Account details', '/account/edit'],
  ['Total Orders', '/account/orders'],
] as const;

test('opens a dashboard card by a press on its edge', async ({ page, visit, signedIn }) => {
  for (const [title, path] of CARDS) {
    await visit('/account/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(signedIn.customer.first_name);
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
    await card.click({ position: { x: 4, y: 4 } });
    await expect(page).toHaveURL(path);
  }
});
