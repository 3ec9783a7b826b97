import { createSelector } from '@reduxjs/toolkit';
import { cartApi } from '../../api/cartApi';
import { catalogueApi } from '../../api/catalogueApi';
import { isMissing } from '../../api/isMissing';
import type { CartItem } from '../../contract/cart';
import type { Id } from '../../lib/ids';
import type { RootState } from '../../store/types';
import { selectIsSignedIn } from '../session/sessionSlice';
import { type CheckedLine, cartTotal, checkedLine, type Known, mergedLines } from './checkedLines';
import { selectChanges, selectPriceAtAdd, selectKeptLines, selectNotes } from './cartSlice';
import { lineOfItem } from './lineOf';
import { makeLineKeeper, reuseEqualLines } from './reuseEqualLines';

const selectServerCart = cartApi.endpoints.getCart.select();

/** What the server last said of a variant. While it is asked again, its last answer or failure still stands. */
const knownVariant = (state: RootState, id: Id): Known => {
  const { data, error } = catalogueApi.endpoints.getVariant.select(id)(state);
  if (isMissing(error)) return null;
  return error !== undefined && data === undefined ? 'unread' : data;
};

/** The server's cart may name a variant by its id alone: until that has been looked up there is nothing to show. */
const isComing = (state: RootState, { variantId, variant }: CartItem): boolean =>
  variant === null && knownVariant(state, variantId) === undefined;

const keepLines = makeLineKeeper();

/** Every line of the bag, whoever keeps it, with what has changed since. */
export const selectCartLines = createSelector(
  [
    (state: RootState) => (selectIsSignedIn(state) ? selectServerCart(state).data : undefined),
    selectKeptLines,
    selectChanges,
    selectNotes,
    selectPriceAtAdd,
    (state: RootState) => state,
  ],
  (items, kept, changes, notes, priceAtAdd, state): CheckedLine[] => {
    const variantOf = new Map((items ?? []).map((item) => [item.variantId, item.variant]));
    const known = (id: Id) => variantOf.get(id) ?? knownVariant(state, id);
    const server = (items ?? [])
      .filter((item) => !isComing(state, item))
      .map((item) => {
        const answer = known(item.variantId);
        const line = lineOfItem(item, answer === 'unread' ? null : (answer ?? null));
        return { ...line, price: line.price && (priceAtAdd[item.variantId] ?? line.price) };
      });
    const lines = mergedLines(server, kept, changes);
    return keepLines(lines.map((line) => checkedLine(line, known(line.id), notes[line.id] ?? null)));
  },
  {
    memoizeOptions: { resultEqualityCheck: reuseEqualLines },
    // The state itself is an input, for the variants are looked up in it one by one.
    devModeChecks: { identityFunctionCheck: 'never', inputStabilityCheck: 'never' },
  },
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
  return data.some((item) => isComing(state, item)) ? 'loading' : 'ready';
};
