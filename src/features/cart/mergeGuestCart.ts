import { isOutcomeUnknown } from '../../api/apiError';
import { notify } from '../../api/apiEvents';
import { cartApi } from '../../api/cartApi';
import { readFresh } from '../../api/readFresh';
import type { CartLine } from '../../contract/cart';
import { withLock } from '../../lib/entries/withLock';
import type { Id } from '../../lib/ids';
import type { ShopThunk } from '../../store/types';
import { selectIsInServerCart } from './cartSelectors';
import { changeMade, guestCartMerged, linesSent, selectStoredLines } from './cartSlice';
import { readCart } from './cartThunks';

const { getCart, addSavedCart } = cartApi.endpoints;

const mergedText = (count: number): string =>
  count === 1 ? '1 item from this device added to your cart' : `${count} items from this device added to your cart`;

const alreadyThereText = (count: number, isEqual: boolean): string => {
  const [there, kept] =
    count === 1
      ? ['1 item from this device is already in your cart.', 'We kept the larger quantity.']
      : [`${count} items from this device are already in your cart.`, 'We kept the larger quantities.'];
  return isEqual ? there : `${there} ${kept}`;
};

const leftOutText = (count: number): string =>
  count === 1
    ? '1 item from this device is no longer available'
    : `${count} items from this device are no longer available`;

const NOT_MERGED = 'We couldn’t add your items to your account yet. They’ll stay on this device until we can.';

/** The quantity of each variant in the server's cart; undefined when it cannot be read. */
const readServerQuantities = (): ShopThunk<Promise<Map<Id, number> | undefined>> => async (dispatch) => {
  const { data, error } = await dispatch(readFresh(getCart, undefined));
  // Some back ends answer status 0 when the account has no cart yet.
  if (data === undefined && isOutcomeUnknown(error)) return undefined;
  return new Map((data ?? []).map(({ variantId, quantity }) => [variantId, quantity]));
};

/** Sends what the shopper changed while the lines were being merged, then drops the stored lines. */
const finishMerge =
  (merged: readonly CartLine[]): ShopThunk =>
  (dispatch, getState) => {
    const stored = selectStoredLines(getState());
    for (const line of merged) {
      const now = stored.find(({ id }) => id === line.id);
      if (!now) dispatch(changeMade({ line, removed: true }));
      else if (now.quantity !== line.quantity) dispatch(changeMade({ line: now, removed: false }));
    }
    dispatch(linesSent(merged.map(({ id }) => id)));
  };

const send =
  (first: boolean): ShopThunk<Promise<void>> =>
  async (dispatch, getState, { rereadEntries, saveEntry }) => {
    rereadEntries();
    const { token } = getState().session;
    const { lines } = getState().cart;
    if (token === null || lines.length === 0) return;
    // The request sets quantities, so it would lower a line that the account holds in a larger quantity.
    const atServer = await dispatch(readServerQuantities());
    if (getState().session.token !== token) return;
    if (atServer === undefined) {
      if (first) dispatch(notify('error', NOT_MERGED));
      return;
    }
    const missing = lines.filter(({ id, quantity }) => (atServer.get(id) ?? 0) < quantity);
    const isInAccount = ({ id }: CartLine): boolean => selectIsInServerCart(getState(), id);
    const there = lines.filter(isInAccount);
    if (missing.length > 0) {
      const { error } = await dispatch(addSavedCart.initiate(missing.map(({ id, quantity }) => ({ id, quantity }))));
      if (getState().session.token !== token) return;
      // The lines stay in this browser, are shown with the server's lines, and are retried.
      if (error !== undefined) {
        if (first) dispatch(notify('error', NOT_MERGED));
        return;
      }
    }
    // The cart that was just read is still current when nothing was sent.
    const isRead = missing.length === 0 || (await dispatch(readCart()));
    // Lines that were paid for or removed meanwhile are not announced.
    const isStored = ({ id }: CartLine): boolean => selectStoredLines(getState()).some((line) => line.id === id);
    const sent = missing.filter((line) => isStored(line) && !there.includes(line));
    const alreadyThere = there.filter(isStored);
    const isEqual = alreadyThere.every(({ id, quantity }) => atServer.get(id) === quantity);
    dispatch(finishMerge(lines));
    // The next tab reads this entry as soon as it has the lock.
    saveEntry('cartList');
    const arrived = isRead ? sent.filter(isInAccount).length : sent.length;
    if (arrived > 0) dispatch(notify('info', mergedText(arrived)));
    if (alreadyThere.length > 0) dispatch(notify('info', alreadyThereText(alreadyThere.length, isEqual)));
    if (arrived < sent.length) dispatch(notify('info', leftOutText(sent.length - arrived)));
  };

/** Merges the visitor's cart into the server's. One tab does it under a lock; the others then see the lines removed. */
export const mergeGuestCart =
  ({ first }: { first: boolean }): ShopThunk<Promise<void>> =>
  async (dispatch, _getState, extra) => {
    try {
      await withLock(extra, 'cart-sync', () => dispatch(send(first)));
    } finally {
      // The account's cart is read only after the merge, whether it succeeded or not.
      if (first) dispatch(guestCartMerged());
    }
  };
