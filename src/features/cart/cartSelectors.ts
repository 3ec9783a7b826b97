import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { cartApi } from '../../api/cartApi';
import { catalogueApi } from '../../api/catalogueApi';
import { isMissing } from '../../api/isMissing';
import type { CartItem, CartLine } from '../../contract/cart';
import type { Id } from '../../lib/ids';
import type { PriceAmount } from '../../lib/money';
import type { RootState } from '../../store/types';
import { accountKey } from '../../lib/accountKey';
import { selectAccount, selectIsSignedIn } from '../session/sessionSlice';
import { cartTotal, type CheckedLine, checkedLine, type Known, mergedLines } from './checkedLines';
import {
  type LastOrder,
  type LineMark,
  selectChanges,
  selectStoredLines,
  selectLastOrder,
  selectMarks,
  selectNotes,
  selectPriceAtAdd,
} from './cartSlice';
import { lineOfItem } from './lineOf';

const NO_ITEMS: readonly CartItem[] = [];
const selectServerCart = cartApi.endpoints.getCart.select();
/** The lines of the account's cart as the server last listed them. */
export const selectServerItems = (state: RootState): readonly CartItem[] =>
  (selectIsSignedIn(state) ? selectServerCart(state).data : undefined) ?? NO_ITEMS;

/** Whether the account's cart holds the variant, as far as it has been read. */
export const selectIsInServerCart = (state: RootState, id: Id): boolean =>
  selectServerItems(state).some(({ variantId }) => variantId === id);

// RTK Query makes a new selector at each call.
const variantSelector = weakMapMemoize((id: Id) => catalogueApi.endpoints.getVariant.select(id));

/** The server's latest answer for a variant. During a refetch the last answer or error still applies. */
const answerFor = (api: RootState['api'], id: Id): Known => {
  const { data, error } = variantSelector(id)({ api });
  if (isMissing(error)) return null;
  return error !== undefined && data === undefined ? 'unread' : data;
};

/** The cached answers for the variants in the cart, by id. */
const selectKnownVariants = createSelector(
  [selectServerItems, selectStoredLines, selectChanges, (state: RootState) => state.api],
  (items, stored, changes, api): Readonly<Record<Id, Known>> => {
    const ids = [...stored.map(({ id }) => id), ...Object.keys(changes)];
    const known: Record<Id, Known> = Object.fromEntries(ids.map((id) => [id, answerFor(api, id)]));
    for (const { variantId, variant } of items) known[variantId] = variant ?? answerFor(api, variantId);
    return known;
  },
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

/** The server's cart may contain only a variant's id; the line is not shown until the variant is loaded. */
const isComing = ({ variantId, variant }: CartItem, known: Readonly<Record<Id, Known>>): boolean =>
  variant === null && known[variantId] === undefined;

// Memoised: a line whose parts have not changed stays the same object and is not rendered again.
const serverLine = weakMapMemoize((item: CartItem, answer: Known, priceAtAdd: PriceAmount): CartLine => {
  const line = lineOfItem(item, answer === 'unread' ? null : (answer ?? null));
  return { ...line, price: line.price && (priceAtAdd ?? line.price) };
});

/** The last order of the signed-in shopper; orders of other accounts stay hidden. */
export const selectOwnOrder = createSelector([selectLastOrder, selectAccount], (order, account): LastOrder | null =>
  order?.account === accountKey(account) ? order : null,
);

const quantityIn = (order: LastOrder | null, id: Id): number =>
  order?.lines.find((line) => line.id === id)?.quantity ?? 0;

/** The server's clock is read from a header that shows whole seconds. */
const CLOCK_SLACK_MS = 2000;

/** Whether the server says that the line was put in after the order, for example in another browser. */
const isNewerThan = ({ sentAt }: LastOrder, addedAt: number | null | undefined): boolean =>
  sentAt !== undefined && addedAt != null && addedAt > sentAt + CLOCK_SLACK_MS;

const isOrdered = (
  { id, quantity }: CartLine,
  order: LastOrder | null,
  marks: readonly LineMark[],
  items: readonly CartItem[],
): boolean =>
  (order?.left.includes(id) === true &&
    quantityIn(order, id) === quantity &&
    !isNewerThan(order, items.find(({ variantId }) => variantId === id)?.addedAt)) ||
  marks.some((mark) => mark.id === id && mark.ordered === quantity);

/** The code of the order that waits for its payment. */
const selectUnpaidCode = ({ payment: { pending } }: RootState): string | null | undefined => pending?.orderCode;

/** The goods of the unpaid order that the server has taken out of its cart: they stay in this browser's cart. */
const takenLines = (unpaid: LastOrder | null, items: readonly CartItem[]): CartLine[] =>
  unpaid?.lines.filter(({ id }) => !items.some(({ variantId }) => variantId === id)) ?? [];

const shownLine = weakMapMemoize(checkedLine);

/** All cart lines, from this browser and the server, with what has changed since they were added. */
export const selectCartLines = createSelector(
  [
    selectServerItems,
    selectStoredLines,
    selectChanges,
    selectNotes,
    selectPriceAtAdd,
    selectKnownVariants,
    selectOwnOrder,
    selectUnpaidCode,
    selectMarks,
  ],
  (items, stored, changes, notes, priceAtAdd, known, order, unpaidCode, marks): CheckedLine[] => {
    const server = items
      .filter((item) => !isComing(item, known))
      .map((item) => serverLine(item, known[item.variantId], priceAtAdd[item.variantId] ?? null));
    const unpaid = order?.orderCode === unpaidCode ? order : null;
    return mergedLines(server, [...stored, ...takenLines(unpaid, items)], changes).map((line) =>
      shownLine(
        line,
        known[line.id],
        notes[line.id] ?? null,
        isOrdered(line, order, marks, items),
        quantityIn(unpaid, line.id),
      ),
    );
  },
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

export const selectCartTotal = (state: RootState): number | null => cartTotal(selectCartLines(state));

export const selectIsInCart = (state: RootState, id: Id): boolean =>
  selectCartLines(state).some((line) => line.id === id);

/** Whether the server's cart is still loading; a visitor's cart is always ready. */
export const selectCartStatus = (state: RootState): 'ready' | 'loading' | 'failed' => {
  if (!selectIsSignedIn(state)) return 'ready';
  const { data, isError } = selectServerCart(state);
  if (data === undefined) return isError ? 'failed' : 'loading';
  const known = selectKnownVariants(state);
  return data.some((item) => isComing(item, known)) ? 'loading' : 'ready';
};
