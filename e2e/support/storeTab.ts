import { browserEnvironment } from '../../src/app/browserEnvironment';
import { watchBrowser } from '../../src/app/browserEvents';
import { makeStore } from '../../src/app/store';
import type { CartLine } from '../../src/contract/cart';
import { lineAdded, lineRemoved, quantityChanged } from '../../src/features/cart/cartSlice';
import { sessionWatched } from '../../src/features/session/sessionSlice';

/** A step of a test in a tab; `wait` is in milliseconds, all other steps run at once. */
export type Step =
  | { kind: 'add'; id: number }
  | { kind: 'remove'; id: number }
  | { kind: 'quantity'; id: number; quantity: number }
  | { kind: 'wait'; ms: number };

const shop = makeStore(browserEnvironment(window));
watchBrowser(shop, window);
shop.store.dispatch(sessionWatched());
const { dispatch, getState } = shop.store;

const line = (id: number): CartLine => ({
  id: String(id),
  productId: String(id),
  slug: `shirt-${id}`,
  code: `S-${id}`,
  quantity: 1,
  price: 12_000,
  available: 50,
  product: { title: `Shirt ${id}`, imgSrc: null, category: { name: 'Shirts' } },
  attributes: [{ name: 'Size', value: 'M' }],
});

const doStep = (step: Step): unknown => {
  switch (step.kind) {
    case 'add':
      return dispatch(lineAdded(line(step.id)));
    case 'remove':
      return dispatch(lineRemoved(String(step.id)));
    case 'quantity':
      return dispatch(quantityChanged({ id: String(step.id), quantity: step.quantity }));
    case 'wait':
      return new Promise((resolve) => setTimeout(resolve, step.ms));
  }
};

/** The real store of the shop in a page without its screens, for tests of how tabs affect each other. */
const tab = {
  run: async (steps: Step[]): Promise<void> => {
    for (const step of steps) await doStep(step);
  },
  /** Expects exactly these lines in the bag. */
  restart: (ids: number[]): void => {
    for (const { id } of getState().cart.lines) dispatch(lineRemoved(id));
    for (const id of ids) dispatch(lineAdded(line(id)));
  },
  lines: (): Record<string, number> =>
    Object.fromEntries(getState().cart.lines.map(({ id, quantity }) => [id, quantity])),
  refused: (): boolean => getState().notices.storageRefused,
};

declare global {
  interface Window {
    tab: typeof tab;
  }
}
window.tab = tab;
