import { setStock } from '../../../server/testing/goods';
import { type AppStore, makeStore } from '../../app/store';
import type { CartLine } from '../../contract/cart';
import { cartLine } from '../../testing/builders/model';
import { holdPauses } from '../../testing/holdPauses';
import { openCart } from '../../testing/openCart';
import { fc, runCount } from '../../testing/property';
import { testEnvironment } from '../../testing/testEnvironment';
import { turns } from '../../testing/turns';
import { pendingChangesFlushed } from './cartListeners';
import { selectCartLines, selectCartTotal } from './cartSelectors';
import { addLine, changeQuantity, removeLine } from './cartThunks';

/** An action on one product; 'regret' is a removal that is undone at once. */
const action = (goods: number) =>
  fc.record({
    at: fc.nat(goods - 1),
    kind: fc.constantFrom('add', 'remove', 'quantity', 'regret'),
    quantity: fc.integer({ min: -1, max: 5 }),
  });
type Action = ReturnType<typeof action> extends fc.Arbitrary<infer A> ? A : never;

/** A simple model of the bag: [goods, quantity], in the order of adding. */
const applied = (lines: [number, number][], { at, kind, quantity }: Action): [number, number][] => {
  const place = lines.findIndex(([goods]) => goods === at);
  if (kind === 'add' && place < 0) return [...lines, [at, 1]];
  if (kind === 'quantity' && place >= 0 && quantity >= 1)
    return lines.map((line, index) => (index === place ? [at, quantity] : line));
  if (kind === 'remove' && place >= 0) return lines.filter((_, index) => index !== place);
  return lines;
};

const act = async (store: AppStore, line: CartLine, { kind, quantity }: Action): Promise<void> => {
  if (kind === 'add') await store.dispatch(addLine(line));
  if (kind === 'quantity') store.dispatch(changeQuantity(line.id, quantity));
  if (kind === 'remove' || kind === 'regret') {
    const before = store.getState().notices.shown;
    store.dispatch(removeLine(line.id));
    const undo = store
      .getState()
      .notices.shown.filter((notice) => !before.includes(notice))
      .at(-1)?.undo;
    if (kind === 'regret' && undo) store.dispatch({ ...undo });
  }
};

const expectLines = (store: AppStore, goods: readonly CartLine[], expected: [number, number][]): void => {
  const lines = selectCartLines(store.getState());
  expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual(
    expected.map(([at, quantity]) => [goods[at]?.id, quantity]),
  );
  const sum = expected.reduce((total, [at, quantity]) => total + (goods[at]?.price ?? 0) * quantity, 0);
  expect(selectCartTotal(store.getState())).toBe(sum);
};

test('keeps lines and total consistent for any sequence of visitor actions', async () => {
  const goods = [1999, 5, 120_000].map((price, at) => cartLine({ id: String(at + 1), price, available: null }));
  await fc.assert(
    fc.asyncProperty(fc.array(action(3), { maxLength: 15 }), async (actions) => {
      const { store } = makeStore(testEnvironment());
      let model: [number, number][] = [];
      for (const one of actions) {
        await act(store, goods[one.at]!, one);
        model = applied(model, one);
        expectLines(store, goods, model);
      }
    }),
    runCount(150),
  );
});

test('settles server and shown cart on the same lines after any sequence of customer actions', async () => {
  const pauses = holdPauses();
  await fc.assert(
    fc.asyncProperty(fc.array(action(2), { minLength: 3, maxLength: 10 }), async (actions) => {
      const shop = await openCart();
      await setStock(shop.server.database, shop.cup.id, 5);
      shop.logIn();
      await shop.watchCart();
      const goods = [shop.line(shop.shirt), shop.line(shop.cup)];
      let model: [number, number][] = [];
      for (const one of actions) {
        await act(shop.store, goods[one.at]!, one);
        model = applied(model, one);
      }
      shop.store.dispatch(pendingChangesFlushed());
      for (let tries = 0; tries < 20_000 && Object.keys(shop.store.getState().cart.changes).length > 0; tries += 1) {
        pauses.end();
        await turns(1);
      }
      const wanted = model.map(([at, quantity]) => [Number(goods[at]?.id), quantity]).sort();
      expect((await shop.serverLines()).sort()).toEqual(wanted);
      expect(shop.shown().sort()).toEqual(wanted);
    }),
    { numRuns: 12 },
  );
});
