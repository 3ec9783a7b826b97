import type { Page } from '@playwright/test';
import { runOperator } from '../../../server/domain/operator';
import { accountKey } from '../../../src/lib/accountKey';
import { placedPayment } from '../../../src/testing/placedPayment';
import { creditTerms } from '../../support/checkout';
import type { Session } from '../../support/customers';
import type { KindName } from '../kinds';
import type { Scene } from '../scene';
import { cartAtServer, ordersAtServer, payAtProvider, placeOrder, putInCart, withCart } from '../world';

const press = (name: RegExp | string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true }).click();

const PROVIDER = /^\/pay\//;

/** The stored entry of a payment for which the shopper was redirected to the provider. */
const openPayment = (session: Session, placed: Awaited<ReturnType<typeof placeOrder>>, total: number) => ({
  checkout_id: placed.checkout_id,
  pendingPayment: placedPayment({
    account: accountKey({ email: session.customer.email, phone: '' }),
    total,
    orderCode: placed.order_code,
    checkoutUrl: placed.checkout_url,
  }),
});

const orderCount =
  (expected: (kind: KindName) => number): NonNullable<Scene['held']> =>
  async (world, session, kind) => {
    const orders = await ordersAtServer(world, session);
    const wanted = expected(kind);
    return orders.length === wanted ? null : `${orders.length} orders at the server, not ${wanted}`;
  };

/** Calls that move money or change an order. */
export const moneyScenes = (actsOn: readonly KindName[]): Scene[] => [
  {
    call: 'POST /storefront/checkout',
    who: 'customer',
    address: '/checkout',
    fill: { 'Order Notes (optional)': 'Ring twice' },
    arrange: withCart,
    press: press('PROCEED TO PAYMENT'),
    works: { at: PROVIDER },
    held: orderCount((kind) => (actsOn.includes(kind) ? 1 : 0)),
    heldInTheEnd: orderCount(() => 1),
  },
  {
    call: 'POST /storefront/confirm_order',
    who: 'customer',
    arrange: async (world, session) => {
      const placed = await placeOrder(world, session);
      // Added after the order, so the confirmation must not remove it.
      await putInCart(world, session);
      await payAtProvider(world, placed.checkout_url);
      return {
        address: `/payment/return?checkoutid=${placed.checkout_id}`,
        entries: openPayment(session, placed, world.goods.price),
      };
    },
    works: { at: /^\/account\/orders\/o\/ORD-/ },
    held: async (world, session) => {
      const lines = await cartAtServer(world, session);
      return lines === 1 ? null : `${lines} lines in the bag at the server, not 1`;
    },
    heldInTheEnd: orderCount(() => 1),
  },
  {
    call: 'POST /storefront/order/cancel',
    who: 'customer',
    address: '/account/orders',
    arrange: async (world, session) => {
      await placeOrder(world, session);
      return {};
    },
    press: async (page) => {
      await press(/^Cancel order/)(page);
      await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    },
    works: { shows: [/has been cancelled/] },
    heldInTheEnd: async (world, session) => {
      const orders = (await ordersAtServer(world, session)).join();
      return orders === 'Cancelled' ? null : `the order is ${orders}`;
    },
  },
  {
    call: 'POST /storefront/make_down_payment/{order_code}',
    who: 'customer',
    arrange: async (world, session) => {
      const { order_code: code } = await placeOrder(world, session, await creditTerms(world.url));
      await runOperator(world.shop.database, ['approve', session.customer.email]);
      const account = JSON.stringify({ ...(JSON.parse(session.account) as object), eligible: 'Approved' });
      return { address: `/account/orders/o/${code}`, entries: { account } };
    },
    press: press('Complete Down Payment'),
    works: { at: PROVIDER },
    heldInTheEnd: orderCount(() => 1),
  },
  {
    call: 'POST /loan/cfschedule',
    who: 'customer',
    address: '/checkout',
    arrange: withCart,
    press: async (page) => {
      await page.getByLabel('Pay In Installments').check();
      await press('Preview Payment')(page);
    },
    works: { shows: ['Installment Payment Schedule'] },
  },
  {
    call: 'GET /storefront/my-orders',
    who: 'customer',
    address: '/account/orders',
    arrange: async (world, session) => {
      await placeOrder(world, session);
      return {};
    },
    works: { shows: [/ORD-/] },
  },
  {
    call: 'GET /storefront/order/{order_code}',
    who: 'customer',
    arrange: async (world, session) => {
      const { order_code: code } = await placeOrder(world, session);
      return { address: `/account/orders/o/${code}` };
    },
    works: { shows: [/Payment/, 'Pending'] },
  },
];
