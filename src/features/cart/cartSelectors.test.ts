import { waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { openCart, type OpenCart } from '../../testing/openCart';
import { shopClient, type ShopClient } from '../../../server/testing/shopClient';
import { accountKey } from '../../lib/accountKey';
import { AMA } from '../../testing/customers';
import { storedPendingPayment } from '../checkout/payment/pendingPayment';
import { paymentDropped, paymentOpened } from '../checkout/payment/paymentSlice';
import { placedPayment } from '../../testing/placedPayment';
import { selectCartLines, selectServerItems } from './cartSelectors';
import { lastOrderChanged } from './cartSlice';
import { pendingChangesFlushed } from './cartListeners';
import { addLine, changeQuantity, readCart, removeLine } from './cartThunks';
import { pageOpened } from '../nav/navSlice';

let shop: OpenCart;
beforeEach(async () => {
  shop = await openCart();
  await shop.store.dispatch(addLine(shop.line(shop.shirt, 2)));
  await shop.store.dispatch(addLine(shop.line(shop.cup)));
});

const lines = () => selectCartLines(shop.store.getState());

test('does not recompute the lines on page navigation', () => {
  const before = lines();
  selectCartLines.resetRecomputations();
  for (let page = 0; page < 10; page += 1) {
    shop.store.dispatch(pageOpened(`/items/${page}`, ''));
    expect(lines()).toBe(before);
  }
  expect(selectCartLines.recomputations()).toBe(0);
});

test.each([
  ['a visitor', () => Promise.resolve()],
  ['a customer', () => shop.logInAndMerge()],
])('recreates only the changed line of %s', async (_name, begin) => {
  await begin();
  const [shirt, cup] = lines();
  shop.store.dispatch(changeQuantity(String(shop.shirt.id), 3));
  expect(lines()[0]).not.toBe(shirt);
  expect(lines()[0]?.quantity).toBe(3);
  expect(lines()[1]).toBe(cup);
});

test('keeps the cart’s state when the server’s cart is read again and has not changed', async () => {
  await shop.logInAndMerge();
  const before = shop.store.getState().cart;
  expect(await shop.store.dispatch(readCart())).toBe(true);
  expect(shop.store.getState().cart).toBe(before);
});

test('shares no line object between two stores with the same cart', () => {
  const [line] = lines();
  shop.entries.saveAll();
  const [other] = selectCartLines(shop.openTab().store.getState());
  expect(other).toEqual(line);
  expect(other).not.toBe(line);
});

describe('the server has taken the goods of an open order out of its cart', () => {
  let client: ShopClient;
  beforeEach(async () => {
    await shop.logInAndMerge();
    const order = { account: accountKey(AMA), orderCode: 'ORD-1', isDelivered: false, left: [] };
    shop.store.dispatch(lastOrderChanged({ ...order, lines: [shop.line(shop.shirt, 2)] }));
    shop.store.dispatch(
      paymentOpened(v.parse(storedPendingPayment, JSON.parse(placedPayment({ orderCode: 'ORD-1' })))),
    );
    client = shopClient(shop.server, shop.token);
    await client.remove(`/storefront/my-cart/${shop.shirt.id}`);
    await shop.store.dispatch(readCart());
  });

  test('shows them in this browser until the payment ends', () => {
    expect(shop.shown()).toEqual([
      [shop.cup.id, 1],
      [shop.shirt.id, 2],
    ]);
    shop.store.dispatch(paymentDropped());
    expect(shop.shown()).toEqual([[shop.cup.id, 1]]);
  });

  test('shows them once, with the quantity of the server, when its cart holds them again', async () => {
    await client.post('/storefront/add-to-cart', { product_variant_id: shop.shirt.id, quantity: 1 });
    await shop.store.dispatch(readCart());
    expect(shop.shown()).toContainEqual([shop.shirt.id, 1]);
    expect(shop.shown()).toHaveLength(2);
  });

  test('keeps a removed line removed after the server has accepted the removal', async () => {
    shop.store.dispatch(removeLine(String(shop.shirt.id)));
    shop.store.dispatch(pendingChangesFlushed());
    await waitFor(() => expect(shop.store.getState().cart.changes).toEqual({}));
    expect(shop.shown()).toEqual([[shop.cup.id, 1]]);
  });
});

test.each([
  ['before', 5000, true],
  ['after', -5000, false],
])(
  'a line that the server says was put in %s the paid order is marked as ordered: %p',
  async (_when, later, isOrdered) => {
    await shop.logInAndMerge();
    const { addedAt, variantId: id } = selectServerItems(shop.store.getState())[0]!;
    const paid = { account: accountKey(AMA), orderCode: 'ORD-1', isDelivered: false, left: [id] };
    const own = lines().filter((line) => line.id === id);
    shop.store.dispatch(lastOrderChanged({ ...paid, lines: own, sentAt: addedAt! + later }));
    expect(lines().find((line) => line.id === id)).toMatchObject({ ordered: isOrdered });
  },
);
