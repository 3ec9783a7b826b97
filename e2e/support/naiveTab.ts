import * as v from 'valibot';
import type { Shop } from '../../src/app/store';
import { storedCartLines, toStored } from '../../src/contract/stored';
import { linesMerged } from '../../src/features/cart/cartSlice';

const KEY = 'cartList';

/** The naive way: every change writes the whole list, and another tab's write replaces the own list. */
export const keepNaively = ({ store }: Shop): void => {
  let kept = store.getState().cart.lines;
  store.subscribe(() => {
    const { lines } = store.getState().cart;
    if (lines === kept) return;
    kept = lines;
    localStorage.setItem(KEY, JSON.stringify(lines.map(toStored)));
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return;
    kept = v.parse(storedCartLines, JSON.parse(newValue ?? '[]'));
    store.dispatch(linesMerged(kept));
  });
};
