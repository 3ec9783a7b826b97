import { expect, test } from './fixtures';
import { seedStorage, signUpAndIn } from './support/customers';
import { addFaults } from './support/network';

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

test('breaks an order code and a status that are wider than a phone', async ({ page, context, shopUrl, visit }) => {
  const { token, account } = await signUpAndIn(shopUrl);
  await seedStorage(context, shopUrl, { token, account });
  await page.setViewportSize({ width: 320, height: 640 });
  const row = { order_code: 'ORD20261127153022000123456789012', status: 'AwaitingConfirmationByTheStore' };
  const data = [{ ...row, order_date: '2026-11-27', items: 1, total_amount: 10 }];
  const body = JSON.stringify({ status: 1, data });
  await addFaults(page, [{ path: /my-orders/, fault: { kind: 'reply', status: 200, body } }]);
  await visit('/account/orders');
  await expect(page.getByText(row.status)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
