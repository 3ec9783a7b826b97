import { loggedIn } from '../../api/apiEvents';
import { user } from '../../testing/builders/model';
import { answered } from '../../testing/faults';
import { openCart, type OpenCart } from '../../testing/openCart';
import { tokenFor } from '../../testing/testTokens';
import { turns } from '../../testing/turns';
import { sessionEnded, tokenChangedElsewhere } from '../session/sessionSlice';
import { pendingChangesFlushed } from './cartListeners';
import { lineAdded, removalUndone } from './cartSlice';
import { addLine, changeQuantity, removeLine } from './cartThunks';

const refuse = ({ network }: OpenCart, path: RegExp) => {
  network.add({ path, fault: answered(401, '{"status":0,"message":"No"}') });
};
const stored = ({ storage }: OpenCart): number[] =>
  (JSON.parse(storage.getItem('cartList') ?? '[]') as { id: number }[]).map(({ id }) => id);

let shop: OpenCart;
beforeEach(async () => {
  shop = await openCart();
});
const isOver = async () => {
  while (shop.store.getState().session.token !== null) await turns(5);
  await turns();
};

test.each([/my-cart$/, /product-variant/, /add-saved-cart/])(
  'keeps the visitor’s lines when %s is answered 401 after sign-in',
  async (path) => {
    shop.store.dispatch(lineAdded(shop.line(shop.shirt, 2)));
    refuse(shop, /add-saved-cart/);
    if (path.source !== 'add-saved-cart') refuse(shop, path);
    shop.logIn();
    await isOver();
    expect(shop.shown()).toEqual([[shop.shirt.id, 2]]);
    expect(stored(shop)).toEqual([shop.shirt.id]);
  },
);

test('merges the stored lines once when the customer signs in again', async () => {
  shop.store.dispatch(lineAdded(shop.line(shop.shirt, 2)));
  refuse(shop, /add-saved-cart/);
  shop.logIn();
  await isOver();
  shop.network.clear();
  await shop.logInAndMerge();
  expect(await shop.serverLines()).toEqual([[shop.shirt.id, 2]]);
  expect(shop.shown()).toEqual([[shop.shirt.id, 2]]);
  expect(stored(shop)).toEqual([]);
});

test('does not restore a line that was removed between two sessions', async () => {
  shop.store.dispatch(lineAdded(shop.line(shop.shirt, 2)));
  refuse(shop, /add-saved-cart/);
  shop.logIn();
  await isOver();
  shop.network.clear();
  shop.store.dispatch(removeLine(String(shop.shirt.id)));
  shop.logIn();
  await turns();
  expect(await shop.serverLines()).toEqual([]);
  expect(shop.shown()).toEqual([]);
});

test('clears the server’s lines when a 401 ends the session', async () => {
  shop.logIn();
  await shop.store.dispatch(addLine(shop.line(shop.shirt)));
  expect(shop.shown()).toHaveLength(1);
  refuse(shop, /add-to-cart/);
  shop.store.dispatch(changeQuantity(String(shop.shirt.id), 3));
  await isOver();
  expect(shop.shown()).toEqual([]);
  expect(stored(shop)).toEqual([]);
});

test('keeps a line in the visitor’s bag when its add request is answered 401', async () => {
  shop.logIn();
  await shop.watchCart();
  refuse(shop, /add-to-cart/);
  await shop.store.dispatch(addLine(shop.line(shop.shirt)));
  await isOver();
  expect(shop.shown()).toEqual([[shop.shirt.id, 1]]);
  expect(shop.notices()).toEqual(['Added to cart']);
});

test('keeps a line re-added by undo when its request is answered 401', async () => {
  shop.logIn();
  const line = shop.line(shop.shirt);
  await shop.store.dispatch(addLine(line));
  shop.store.dispatch(removeLine(line.id));
  // Simulates the end of the four-second undo period.
  shop.store.dispatch(pendingChangesFlushed());
  while ((await shop.serverLines()).length > 0) await turns(5);
  await turns();
  refuse(shop, /add-to-cart/);
  shop.store.dispatch(removalUndone({ line, at: -1 }));
  await isOver();
  expect(shop.shown()).toEqual([[shop.shirt.id, 1]]);
});

test('keeps a removal that was undone after the session had ended', async () => {
  shop.logIn();
  const line = shop.line(shop.shirt);
  await shop.store.dispatch(addLine(line));
  refuse(shop, /my-cart/);
  shop.store.dispatch(removeLine(line.id));
  await isOver();
  shop.store.dispatch(removalUndone({ line, at: -1 }));
  shop.store.dispatch(pendingChangesFlushed());
  await turns(20);
  expect(shop.shown()).toEqual([[shop.shirt.id, 1]]);
  shop.network.clear();
  await shop.logInAndMerge();
  await turns();
  expect(await shop.serverLines()).toEqual([[shop.shirt.id, 1]]);
});

test.each([
  ['sends a waiting change after the session ended in another tab', 'refused', 3],
  ['drops a waiting change after a log-out in another tab', null, 1],
])('%s', async (_name, end, quantity) => {
  shop.logIn();
  await shop.store.dispatch(addLine(shop.line(shop.shirt)));
  await shop.watchCart();
  shop.store.dispatch(changeQuantity(String(shop.shirt.id), 3));
  if (end !== null) shop.storage.setItem('sessionEnd', end);
  shop.store.dispatch(tokenChangedElsewhere(null));
  await turns();
  shop.logIn();
  shop.store.dispatch(pendingChangesFlushed());
  await turns(20);
  expect(await shop.serverLines()).toEqual([[shop.shirt.id, quantity]]);
});

test('clears all unmerged lines on log-out', async () => {
  refuse(shop, /add-saved-cart/);
  shop.network.add({ path: /add-saved-cart/, fault: { when: 'before', kind: 'offline' } });
  shop.store.dispatch(lineAdded(shop.line(shop.shirt)));
  shop.logIn();
  await turns();
  shop.store.dispatch(sessionEnded('loggedOut'));
  await turns();
  expect(shop.shown()).toEqual([]);
  expect(stored(shop)).toEqual([]);
});

test('keeps the lines in the tab and stores nothing for a session that is not remembered', async () => {
  shop.store.dispatch(loggedIn({ token: tokenFor(60_000), account: user(), keep: false }));
  shop.store.dispatch(lineAdded(shop.line(shop.shirt)));
  shop.store.dispatch(sessionEnded('refused'));
  await turns();
  shop.entries.saveAll();
  expect(shop.shown()).toEqual([[shop.shirt.id, 1]]);
  expect(shop.storage.entries()).toEqual({ schema: '1' });
});
