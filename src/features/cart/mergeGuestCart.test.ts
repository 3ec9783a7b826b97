import { setStock } from '../../../server/testing/goods';
import { shopClient } from '../../../server/testing/shopClient';
import { openCart, type OpenCart } from '../../testing/openCart';
import { sessionWatched } from '../session/sessionSlice';
import { addLine } from './cartThunks';

const NOT_MERGED = 'We couldn’t add your items to your account yet. They’ll stay on this device until we can.';
let shop: OpenCart;
beforeEach(async () => {
  shop = await openCart();
});

const signIn = async () => {
  shop.logIn();
  while (shop.store.getState().cart.mergingGuestCart) await new Promise((resolve) => setTimeout(resolve, 5));
};
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
    await signIn();
    expect(shop.shown()).toEqual([[shop.shirt.id, now]]);
    expect(await shop.serverLines()).toEqual([[shop.shirt.id, now]]);
  },
);

test.each([
  ['one item', false, '1 item from this device is already in your bag. We kept the larger quantity.'],
  ['two items', true, '2 items from this device are already in your bag. We kept the larger quantities.'],
])('sends no merge and reports it for %s already in the account', async (_name, both, text) => {
  await inTheAccount(3);
  await shop.store.dispatch(addLine(shop.line(shop.shirt)));
  if (both) {
    await shopClient(shop.server, shop.token).post('/storefront/add-to-cart', {
      product_variant_id: shop.cup.id,
      quantity: 1,
    });
    await shop.store.dispatch(addLine(shop.line(shop.cup)));
  }
  await signIn();
  expect(shop.network.calls.filter(({ path }) => /saved/.test(path))).toEqual([]);
  expect(shop.notices().filter((notice) => /this device/.test(notice))).toEqual([text]);
});

test('keeps the lines and shows a notice when the account’s cart cannot be read', async () => {
  await shop.store.dispatch(addLine(shop.line(shop.shirt)));
  shop.network.add({ path: /my-cart/, fault: { when: 'before', kind: 'reply', status: 500, body: '' } });
  await signIn();
  expect(shop.notices()).toContain(NOT_MERGED);
  expect(shop.store.getState().cart.lines).toHaveLength(1);
});

test('reports a failed merge at log-in but not on later visits', async () => {
  await shop.store.dispatch(addLine(shop.line(shop.shirt)));
  shop.network.add({ path: /saved/, fault: { when: 'before', kind: 'reply', status: 200, body: '{"status":0}' } });
  await signIn();
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
  await signIn();
  expect(shop.shown()).toEqual([[shop.cup.id, 1]]);
  expect(shop.notices()).toContain('1 item from this device added to your bag');
  expect(shop.notices()).toContain('1 item from this device is no longer available');
});

test('ends the merge and keeps the lines when it cannot get the lock', async () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  await shop.store.dispatch(addLine(shop.line(shop.cup)));
  const { request } = shop.locks;
  jest
    .spyOn(shop.locks, 'request')
    .mockImplementation((name, work) => (name === 'cart-sync' ? Promise.reject(new Error('no')) : request(name, work)));
  await signIn();
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(shop.store.getState().cart.lines).toHaveLength(1);
});
