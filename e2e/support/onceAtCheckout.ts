import { expect, type Page } from '@playwright/test';
import { runOperator } from '../../server/domain/operator';
import { atProvider, creditTerms, fillCart, payButton, placeOrder, plentiful } from './checkout';
import { callShop } from './customers';
import { count, type OnceCall, type Stage } from './onceCall';

const OF = 'JOIN users u ON u.id = o.user_id WHERE u.email = $1';

/** The orders of the customer that are not cancelled, by their codes. */
export const liveOrders = async ({ shop, session }: Stage): Promise<string[]> => {
  const query = `SELECT o.code FROM orders o ${OF} AND o.status <> 'Cancelled' ORDER BY o.position`;
  return (await shop.database.query<{ code: string }>(query, [session.customer.email])).map(({ code }) => code);
};

const fillAndVisit = async ({ session, shopUrl, visit }: Stage): Promise<string> => {
  await fillCart(shopUrl, session.token);
  await visit('/checkout');
  return '';
};

const cartOf = async ({ session, shopUrl }: Stage): Promise<unknown> =>
  (await callShop(shopUrl, '/storefront/my-cart', { token: session.token })).data;

const orderPanel = (page: Page) => page.getByRole('status', { name: 'Finish your payment' });

const placed = async ({ session, shopUrl }: Stage, given: object = {}): Promise<string> => {
  const [variant] = await plentiful(shopUrl);
  return placeOrder(shopUrl, session.token, [variant], given);
};

const paidNow: OnceCall = {
  title: 'an order paid now',
  call: /^POST \/storefront\/checkout$/,
  prepare: fillAndVisit,
  press: (page) => payButton(page).click(),
  effects: async (stage) => (await liveOrders(stage)).length,
  answered: async ({ page }) => expect(atProvider(page)).toBeVisible(),
  unanswered: async (stage) => {
    await expect(orderPanel(stage.page)).toContainText('has been placed and is waiting for payment');
    expect(await cartOf(stage)).toEqual([]);
  },
};

const isSaved = async (stage: Stage): Promise<void> => {
  await expect(stage.page.getByText('Your order has been saved.')).toBeVisible();
  await expect(stage.page).toHaveURL(/\/account\/orders$/);
  expect(await cartOf(stage)).toEqual([]);
};

const instalments: OnceCall = {
  title: 'an order in instalments',
  call: /^POST \/storefront\/checkout$/,
  prepare: async (stage) => {
    const { page } = stage;
    await fillAndVisit(stage);
    await page.getByLabel('Pay In Installments').check();
    await page.getByRole('button', { name: 'Preview Payment' }).click();
    await page.getByRole('dialog').getByRole('checkbox').check();
    return '';
  },
  press: (page) => page.getByRole('button', { name: 'Accept & Apply' }).click(),
  effects: ({ shop, session }) =>
    count(shop, `SELECT count(*) FROM loans l JOIN orders o ON o.code = l.order_code ${OF}`, session.customer.email),
  answered: isSaved,
  unanswered: isSaved,
};

const cancelled = async ({ page }: Stage, code: string): Promise<void> => {
  await expect(page.getByText(`Order ${code} has been cancelled.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Cancel order ${code}` })).toHaveCount(0);
};

const cancelling: OnceCall = {
  title: 'cancelling an order',
  call: /^POST \/storefront\/order\/cancel$/,
  prepare: async (stage) => {
    const code = await placed(stage);
    await stage.visit('/account/orders');
    await stage.page.getByRole('button', { name: /^Cancel order/ }).click();
    return code;
  },
  press: (page) => page.getByRole('button', { name: 'Yes, cancel it' }).click(),
  // Stock that is returned twice would be sold twice.
  effects: ({ shop }, code) =>
    count(
      shop,
      `SELECT 1 + v.stock - v.seeded_stock + (
         SELECT coalesce(sum(s.quantity), 0) FROM order_items s JOIN orders held ON held.code = s.order_code
         WHERE s.variant_id = v.id AND held.status NOT IN ('Cancelled', 'Declined', 'Expired')
       ) AS count
       FROM order_items i JOIN variants v ON v.id = i.variant_id JOIN orders o ON o.code = i.order_code
       WHERE o.code = $1 AND o.status = 'Cancelled'`,
      code,
    ),
  answered: cancelled,
  unanswered: cancelled,
};

const downPayment: OnceCall = {
  title: 'a down payment',
  call: /^POST \/storefront\/make_down_payment\//,
  prepare: async (stage) => {
    const { page, session, shop, shopUrl, visit } = stage;
    const code = await placed(stage, await creditTerms(shopUrl));
    await runOperator(shop.database, ['approve', session.customer.email]);
    // Stores the account as it would be after signing in again.
    const account = { ...(JSON.parse(session.account) as object), eligible: 'Approved' };
    await page.evaluate((text) => localStorage.setItem('account', text), JSON.stringify(account));
    await visit(`/account/orders/o/${code}`);
    return code;
  },
  press: (page) => page.getByRole('button', { name: 'Complete Down Payment' }).click(),
  effects: ({ shop }, code) =>
    count(shop, `SELECT count(*) FROM checkouts WHERE order_code = $1 AND status = 'open'`, code),
  answered: async ({ page }) => expect(atProvider(page)).toBeVisible(),
  unanswered: async ({ page }) => {
    await expect(page.getByRole('alert')).toContainText('Nothing has been paid');
    await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled();
  },
};

export const ORDERS = [paidNow, instalments];
export const CHECKOUT_CALLS = [...ORDERS, cancelling, downPayment];
