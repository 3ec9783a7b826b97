import { setStock } from '../../../server/testing/goods';
import { shopClient } from '../../../server/testing/shopClient';
import { answered, held } from '../../testing/faults';
import { openCart, type OpenCart } from '../../testing/openCart';
import { turns } from '../../testing/turns';
import { sessionWatched } from '../session/sessionSlice';
import { cartEmptied, selectHasWaitingChanges } from './cartSlice';
import { addLine, changeQuantity, removeLine } from './cartThunks';

const NOT_MERGED = 'We couldn’t add your items to your account yet. They’ll stay on this device until we can.';
let shop: OpenCart;
beforeEach(async () => {
  shop = await openCart();
});

const inTheAccount = (quantity: number) =>
  shopClient(shop.server, shop.token).post('/storefront/add-to-cart', { product_variant_id: shop.shirt.id, quantity });

test.each([
  ['larger on the device', 1, 3, 3],
  ['larger in the account', 4, 2, 4],
  ['equal', 2, 2, 2],
  ['larger on the device than the stock', 1, 9, 5],
])(
  'merges to the larger quantity, capped at stock, for a variant already in the account (%s)',
  async (_name, there, here, now) => {
    await inTheAccount(there);
    await shop.store.dispatch(addLine(shop.line(shop.shirt, here)));
    await shop.logInAndMerge();
    expect(shop.shown()).toEqual([[shop.shirt.id, now]]);
    expect(await shop.serverLines()).toEqual([[shop.shirt.id, now]]);
  },
);

test.each([
  ['one item', 3, false, '1 item from this device is already in your cart. We kept the larger quantity.'],
  ['one item in the same quantity', 1, false, '1 item from this device is already in your cart.'],
  ['two items', 3, true, '2 items from this device are already in your cart. We kept the larger quantities.'],
])('sends no merge request for %s already in the account, and reports it', async (_name, there, both, text) => {
  await inTheAccount(there);
  await shop.store.dispatch(addLine(shop.line(shop.shirt)));
  if (both) {
    await shopClient(shop.server, shop.token).post('/storefront/add-to-cart', {
      product_variant_id: shop.cup.id,
      quantity: 1,
    });
    await shop.store.dispatch(addLine(shop.line(shop.cup)));
  }
  await shop.logInAndMerge();
  expect(shop.network.calls.filter(({ path }) => /saved/.test(path))).toEqual([]);
  expect(shop.notices().filter((notice) => /this device/.test(notice))).toEqual([text]);
});

test('reports a line whose quantity in the account was raised as already there, not as added', async () => {
  await inTheAccount(1);
  await shop.store.dispatch(addLine(shop.line(shop.shirt, 3)));
  await shop.store.dispatch(addLine(shop.line(shop.cup)));
  await shop.logInAndMerge();
  expect(shop.notices().filter((notice) => /this device/.test(notice))).toEqual([
    '1 item from this device added to your cart',
    '1 item from this device is already in your cart. We kept the larger quantity.',
  ]);
});

test('does not announce a line that was paid for during the merge', async () => {
  await shop.store.dispatch(addLine(shop.line(shop.shirt)));
  const { fault, release } = held();
  shop.network.add({ path: /saved/, fault });
  shop.logIn();
  while (!shop.network.calls.some(({ path, reached }) => /saved/.test(path) && reached)) await turns();
  shop.store.dispatch(cartEmptied());
  release();
  // The merge ends by removing the line from the account.
  while (!selectHasWaitingChanges(shop.store.getState())) await turns(1);
  expect(shop.notices().filter((notice) => /this device/.test(notice))).toEqual([]);
});

test('keeps the lines and shows a notice when the account’s cart cannot be read', async () => {
  await shop.store.dispatch(addLine(shop.line(shop.shirt)));
  shop.network.add({ path: /my-cart/, fault: answered(500) });
  await shop.logInAndMerge();
  expect(shop.notices()).toContain(NOT_MERGED);
  expect(shop.store.getState().cart.lines).toHaveLength(1);
});

test('reports a failed merge at log-in but not on later visits', async () => {
  await shop.store.dispatch(addLine(shop.line(shop.shirt)));
  shop.network.add({ path: /saved/, fault: answered(200, '{"status":0}') });
  await shop.logInAndMerge();
  expect(shop.notices()).toContain(NOT_MERGED);
  const tab = shop.openTab();
  shop.entries.saveAll();
  const later = shop.openTab();
  later.store.dispatch(sessionWatched());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(later.store.getState().cart.lines).toHaveLength(1);
  expect([tab, later].flatMap(({ store }) => store.getState().notices.shown)).toEqual([]);
});

test('reports lines dropped by the server as unavailable, not as added', async () => {
  await shop.store.dispatch(addLine(shop.line(shop.shirt)));
  await shop.store.dispatch(addLine(shop.line(shop.cup)));
  await setStock(shop.server.database, shop.shirt.id, 0);
  await shop.logInAndMerge();
  expect(shop.shown()).toEqual([[shop.cup.id, 1]]);
  expect(shop.notices()).toContain('1 item from this device added to your cart');
  expect(shop.notices()).toContain('1 item from this device is no longer available');
});

test('ends the merge and keeps the lines when it cannot get the lock', async () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  await shop.store.dispatch(addLine(shop.line(shop.cup)));
  const { request } = shop.locks;
  jest
    .spyOn(shop.locks, 'request')
    .mockImplementation((name, work) => (name === 'cart-sync' ? Promise.reject(new Error('no')) : request(name, work)));
  await shop.logInAndMerge();
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(shop.store.getState().cart.lines).toHaveLength(1);
});

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};

test.each([
  ['a removal', (id: string) => removeLine(id), []],
  ['a quantity', (id: string) => changeQuantity(id, 3), [3]],
])('sends %s made while the merge is in flight', async (_name, change, quantities) => {
  await shop.store.dispatch(addLine(shop.line(shop.shirt)));
  const { fault, release } = held();
  shop.network.add({ path: /saved/, fault });
  shop.logIn();
  await until(async () => (await shop.serverLines()).length === 1);
  shop.store.dispatch(change(String(shop.shirt.id)));
  release();
  const lines = quantities.map((quantity) => [shop.shirt.id, quantity]);
  await until(async () => JSON.stringify(await shop.serverLines()) === JSON.stringify(lines));
  await until(() => Promise.resolve(JSON.stringify(shop.shown()) === JSON.stringify(lines)));
});

describe('a line in the account that could not be merged', () => {
  beforeEach(async () => {
    await inTheAccount(2);
    await shop.store.dispatch(addLine(shop.line(shop.shirt, 4)));
    shop.network.add({ path: /saved/, fault: answered(500, '{"status":0}') });
    await shop.logInAndMerge();
    await shop.watchCart();
    expect(shop.shown()).toEqual([[shop.shirt.id, 4]]);
  });

  test('takes a lower quantity, here and on the server', async () => {
    shop.store.dispatch(changeQuantity(String(shop.shirt.id), 1));
    expect(shop.shown()).toEqual([[shop.shirt.id, 1]]);
    await until(async () => (await shop.serverLines())[0]?.[1] === 1);
    await until(() => Promise.resolve(Object.keys(shop.store.getState().cart.changes).length === 0));
    expect(shop.shown()).toEqual([[shop.shirt.id, 1]]);
  });

  test('can be removed, here and on the server', async () => {
    shop.store.dispatch(removeLine(String(shop.shirt.id)));
    expect(shop.shown()).toEqual([]);
    await until(async () => (await shop.serverLines()).length === 0);
    expect(shop.shown()).toEqual([]);
  });
});
