import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { seedStorage, signUpAndIn } from './support/customers';
import { addFaults } from './support/network';
import { ordersOf, placeOrder, plentiful } from './support/checkout';

/** Taps the place of this control; the browser is told when, so that a slow machine does not matter. */
const tapperOf = async (page: Page, control: Locator) => {
  const { x, y, width, height } = (await control.boundingBox())!;
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  const devtools = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  return async (ms: number): Promise<void> => {
    const timestamp = began + ms / 1000;
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.03 });
  };
};

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

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('cancels one order on a double tap, although the next one moves under the finger', async ({
    page,
    shopUrl,
    signedIn,
    visit,
  }) => {
    const [goods] = await plentiful(shopUrl);
    for (let placed = 0; placed < 2; placed += 1) await placeOrder(shopUrl, signedIn.token, [goods]);
    await visit('/account/orders');
    const cancel = page.getByRole('button', { name: /^Cancel order/ });
    await expect(cancel).toHaveCount(2);
    const code = await cancel.nth(1).getAttribute('aria-label');
    await cancel.first().tap();
    const tap = await tapperOf(page, page.getByRole('button', { name: 'Yes, cancel it' }));
    await tap(0);
    await expect(cancel).toHaveCount(1);
    await tap(150);
    await expect(page.getByText(/has been cancelled/)).toBeVisible();
    await expect(cancel).toHaveAccessibleName(code ?? '');
    const rows = await ordersOf(shopUrl, signedIn.token);
    expect(rows.map(({ status }) => status).sort()).toEqual(['Cancelled', 'Pending']);
  });
});
