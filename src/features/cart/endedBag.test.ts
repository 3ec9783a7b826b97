import { loggedIn } from '../../api/apiEvents';
import { user } from '../../testing/builders/model';
import { openBag, type OpenBag } from '../../testing/openBag';
import { tokenFor } from '../../testing/testTokens';
import { turns } from '../../testing/turns';
import { sessionEnded } from '../session/sessionSlice';
import { lineAdded, removalUndone } from './cartSlice';
import { addLine, changeQuantity, removeLine } from './cartThunks';

const refuse = ({ network }: OpenBag, path: RegExp) => {
  network.add({
    path,
    fault: { when: 'before', kind: 'reply', status: 401, body: '{"status":0,"message":"No"}' },
  });
};
const stored = ({ storage }: OpenBag): number[] =>
  (JSON.parse(storage.getItem('cartList') ?? '[]') as { id: number }[]).map(({ id }) => id);

let bag: OpenBag;
beforeEach(async () => {
  bag = await openBag();
});
const isOver = async () => {
  while (bag.store.getState().session.token !== null) await turns(5);
  await turns();
};

test.each([/my-cart$/, /product-variant/, /add-saved-cart/])(
  'a visitor’s lines stay when %s is answered 401 after signing in',
  async (path) => {
    bag.store.dispatch(lineAdded(bag.line(bag.shirt, 2)));
    refuse(bag, /add-saved-cart/);
    if (path.source !== 'add-saved-cart') refuse(bag, path);
    bag.logIn();
    await isOver();
    expect(bag.shown()).toEqual([[bag.shirt.id, 2]]);
    expect(stored(bag)).toEqual([bag.shirt.id]);
  },
);

test('they are handed over once when the customer signs in again', async () => {
  bag.store.dispatch(lineAdded(bag.line(bag.shirt, 2)));
  refuse(bag, /add-saved-cart/);
  bag.logIn();
  await isOver();
  bag.network.clear();
  bag.logIn();
  while (bag.store.getState().cart.handingOver) await turns(5);
  expect(await bag.held()).toEqual([[bag.shirt.id, 2]]);
  expect(bag.shown()).toEqual([[bag.shirt.id, 2]]);
  expect(stored(bag)).toEqual([]);
});

test('a line that is removed meanwhile does not come back with the next session', async () => {
  bag.store.dispatch(lineAdded(bag.line(bag.shirt, 2)));
  refuse(bag, /add-saved-cart/);
  bag.logIn();
  await isOver();
  bag.network.clear();
  bag.store.dispatch(removeLine(String(bag.shirt.id)));
  bag.logIn();
  await turns();
  expect(await bag.held()).toEqual([]);
  expect(bag.shown()).toEqual([]);
});

test('what the server holds leaves with the session', async () => {
  bag.logIn();
  await bag.store.dispatch(addLine(bag.line(bag.shirt)));
  expect(bag.shown()).toHaveLength(1);
  refuse(bag, /add-to-cart/);
  bag.store.dispatch(changeQuantity(String(bag.shirt.id), 3));
  await isOver();
  expect(bag.shown()).toEqual([]);
  expect(stored(bag)).toEqual([]);
});

test('a line that is answered 401 when it is added is in the visitor’s bag', async () => {
  bag.logIn();
  await bag.watchCart();
  refuse(bag, /add-to-cart/);
  await bag.store.dispatch(addLine(bag.line(bag.shirt)));
  await isOver();
  expect(bag.shown()).toEqual([[bag.shirt.id, 1]]);
  expect(bag.notices()).toEqual(['Added to cart']);
});

test('a line that was put back after the server had removed it stays when that is answered 401', async () => {
  bag.logIn();
  const line = bag.line(bag.shirt);
  await bag.store.dispatch(addLine(line));
  bag.store.dispatch(removeLine(line.id));
  while ((await bag.held()).length > 0) await turns(50);
  await turns();
  refuse(bag, /add-to-cart/);
  bag.store.dispatch(removalUndone({ line, at: -1 }));
  await isOver();
  expect(bag.shown()).toEqual([[bag.shirt.id, 1]]);
});

test('logging out takes all of them', async () => {
  refuse(bag, /add-saved-cart/);
  bag.network.add({ path: /add-saved-cart/, fault: { when: 'before', kind: 'offline' } });
  bag.store.dispatch(lineAdded(bag.line(bag.shirt)));
  bag.logIn();
  await turns();
  bag.store.dispatch(sessionEnded('loggedOut'));
  await turns();
  expect(bag.shown()).toEqual([]);
  expect(stored(bag)).toEqual([]);
});

test('on a phone that is not theirs they stay in this tab, and nothing is stored', async () => {
  bag.store.dispatch(loggedIn({ token: tokenFor(60_000), account: user(), keep: false }));
  bag.store.dispatch(lineAdded(bag.line(bag.shirt)));
  bag.store.dispatch(sessionEnded('refused'));
  await turns();
  bag.entries.saveAll();
  expect(bag.shown()).toEqual([[bag.shirt.id, 1]]);
  expect(bag.storage.entries()).toEqual({ schema: '1' });
});
