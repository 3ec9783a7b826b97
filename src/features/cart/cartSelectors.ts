import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { cartApi } from '../../api/cartApi';
import { catalogueApi } from '../../api/catalogueApi';
import { isMissing } from '../../api/isMissing';
import type { CartItem, CartLine } from '../../contract/cart';
import type { Id } from '../../lib/ids';
import type { Price } from '../../lib/money';
import type { RootState } from '../../store/types';
import { accountKey } from '../../lib/accountKey';
import { selectAccount, selectIsSignedIn } from '../session/sessionSlice';
import { cartTotal, type CheckedLine, checkedLine, type Known, mergedLines } from './checkedLines';
import {
  type LastOrder,
  selectChanges,
  selectKeptLines,
  selectLastOrder,
  selectNotes,
  selectPriceAtAdd,
} from './cartSlice';
import { lineOfItem } from './lineOf';

const NO_ITEMS: readonly CartItem[] = [];
const selectServerCart = cartApi.endpoints.getCart.select();
const selectItems = (state: RootState): readonly CartItem[] =>
  (selectIsSignedIn(state) ? selectServerCart(state).data : undefined) ?? NO_ITEMS;

/** What the server last said of a variant. While it is asked again, its last answer or failure still stands. */
const answerFor = (api: RootState['api'], id: Id): Known => {
  const { data, error } = catalogueApi.endpoints.getVariant.select(id)({ api });
  if (isMissing(error)) return null;
  return error !== undefined && data === undefined ? 'unread' : data;
};

/** What is known of the variants in the cart, by id. */
const selectKnownVariants = createSelector(
  [selectItems, selectKeptLines, selectChanges, (state: RootState) => state.api],
  (items, kept, changes, api): Readonly<Record<Id, Known>> => {
    const ids = [...kept.map(({ id }) => id), ...Object.keys(changes)];
    const known: Record<Id, Known> = Object.fromEntries(ids.map((id) => [id, answerFor(api, id)]));
    for (const { variantId, variant } of items) known[variantId] = variant ?? answerFor(api, variantId);
    return known;
  },
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

/** The server's cart may name a variant by its id alone: until that has been looked up there is nothing to show. */
const isComing = ({ variantId, variant }: CartItem, known: Readonly<Record<Id, Known>>): boolean =>
  variant === null && known[variantId] === undefined;

// A line is made from the same parts only once: where nothing has changed it stays the same object, and is not drawn anew.
const serverLine = weakMapMemoize((item: CartItem, answer: Known, priceAtAdd: Price): CartLine => {
  const line = lineOfItem(item, answer === 'unread' ? null : (answer ?? null));
  return { ...line, price: line.price && (priceAtAdd ?? line.price) };
});

/** What the shopper who is signed in ordered last; what somebody else ordered is nobody's business. */
export const selectOwnOrder = createSelector([selectLastOrder, selectAccount], (order, account): LastOrder | null =>
  order?.account === accountKey(account) ? order : null,
);

const isOrdered = ({ id, quantity }: CartLine, order: LastOrder | null): boolean =>
  order?.left.includes(id) === true && order.lines.some((line) => line.id === id && line.quantity === quantity);

const shownLine = weakMapMemoize(checkedLine);

/** Every line of the cart, in this browser or at the server, with what has changed since it was put in. */
export const selectCartLines = createSelector(
  [selectItems, selectKeptLines, selectChanges, selectNotes, selectPriceAtAdd, selectKnownVariants, selectOwnOrder],
  (items, kept, changes, notes, priceAtAdd, known, order): CheckedLine[] => {
    const server = items
      .filter((item) => !isComing(item, known))
      .map((item) => serverLine(item, known[item.variantId], priceAtAdd[item.variantId] ?? null));
    return mergedLines(server, kept, changes).map((line) =>
      shownLine(line, known[line.id], notes[line.id] ?? null, isOrdered(line, order)),
    );
  },
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

export const selectCartCount = (state: RootState): number => selectCartLines(state).length;

export const selectCartTotal = (state: RootState): number | null => cartTotal(selectCartLines(state));

export const selectIsInCart = (state: RootState, id: Id): boolean =>
  selectCartLines(state).some((line) => line.id === id);

/** Whether the server's cart still has to come; a visitor's is always here. */
export const selectCartStatus = (state: RootState): 'ready' | 'loading' | 'failed' => {
  if (!selectIsSignedIn(state)) return 'ready';
  const { data, isError } = selectServerCart(state);
  if (data === undefined) return isError ? 'failed' : 'loading';
  const known = selectKnownVariants(state);
  return data.some((item) => isComing(item, known)) ? 'loading' : 'ready';
};
