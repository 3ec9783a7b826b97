import { setStock } from '../../../server/testing/goods';
import { shopClient } from '../../../server/testing/shopClient';
import { openBag, type OpenBag } from '../../testing/openBag';
import { sessionWatched } from '../session/sessionSlice';
import { addLine } from './cartThunks';

const KEPT = 'Your items could not be added to the bag of your account yet. They stay on this phone until they are.';
let bag: OpenBag;
beforeEach(async () => {
  bag = await openBag();
});

const signIn = async () => {
  bag.logIn();
  while (bag.store.getState().cart.handingOver) await new Promise((resolve) => setTimeout(resolve, 5));
};
const inTheAccount = (quantity: number) =>
  shopClient(bag.server, bag.token).post('/storefront/add-to-cart', { product_variant_id: bag.shirt.id, quantity });

test.each([
  ['more here', 1, 3, 3],
  ['more there', 4, 2, 4],
  ['the same', 2, 2, 2],
  ['more here than there are', 1, 9, 5],
])(
  'the same variant is in the account (%s): not doubled, and no more than there are',
  async (_name, there, here, now) => {
    await inTheAccount(there);
    await bag.store.dispatch(addLine(bag.line(bag.shirt, here)));
    await signIn();
    expect(bag.shown()).toEqual([[bag.shirt.id, now]]);
    expect(await bag.held()).toEqual([[bag.shirt.id, now]]);
  },
);

test.each([
  ['one', false, '1 item from this phone added to your bag'],
  ['two', true, '2 items from this phone added to your bag'],
])('%s: said in so many words', async (_name, both, text) => {
  await bag.store.dispatch(addLine(bag.line(bag.shirt)));
  if (both) await bag.store.dispatch(addLine(bag.line(bag.cup)));
  await signIn();
  expect(bag.notices()).toContain(text);
});

test('what could not be handed over is said at the log-in, and not at every visit', async () => {
  await bag.store.dispatch(addLine(bag.line(bag.shirt)));
  bag.network.add({ path: /saved/, fault: { when: 'before', kind: 'reply', status: 200, body: '{"status":0}' } });
  await signIn();
  expect(bag.notices()).toContain(KEPT);
  const tab = bag.openTab();
  bag.entries.saveAll();
  const later = bag.openTab();
  later.store.dispatch(sessionWatched());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(later.store.getState().cart.lines).toHaveLength(1);
  expect([tab, later].flatMap(({ store }) => store.getState().notices.shown)).toEqual([]);
});

test('what the server leaves out is not counted as added, and that is said', async () => {
  await bag.store.dispatch(addLine(bag.line(bag.shirt)));
  await bag.store.dispatch(addLine(bag.line(bag.cup)));
  await setStock(bag.server.database, bag.shirt.id, 0);
  await signIn();
  expect(bag.shown()).toEqual([[bag.cup.id, 1]]);
  expect(bag.notices()).toContain('1 item from this phone added to your bag');
  expect(bag.notices()).toContain('1 item from this phone is no longer available');
});
