import { notify } from '../../api/apiEvents';
import { cartApi } from '../../api/cartApi';
import type { CartLine } from '../../contract/cart';
import type { ShopThunk } from '../../store/types';
import { guestCartMerged, linesSent } from './cartSlice';
import { readCart } from './cartThunks';

const { getCart, addSavedCart } = cartApi.endpoints;

const mergedText = (count: number): string =>
  count === 1 ? '1 item from this phone added to your bag' : `${count} items from this phone added to your bag`;

const leftOutText = (count: number): string =>
  count === 1
    ? '1 item from this phone is no longer available'
    : `${count} items from this phone are no longer available`;

const KEPT = 'Your items could not be added to the bag of your account yet. They stay on this phone until they are.';

/** The lines that the server does not have yet; undefined when it cannot be asked. */
const missingAtServer =
  (lines: CartLine[]): ShopThunk<Promise<CartLine[] | undefined>> =>
  async (dispatch) => {
    const { data } = await dispatch(getCart.initiate(undefined, { forceRefetch: true, subscribe: false }));
    if (data === undefined) return undefined;
    const held = new Map(data.map(({ variantId, quantity }) => [variantId, quantity]));
    return lines.filter(({ id, quantity }) => (held.get(id) ?? 0) < quantity);
  };

const send =
  (first: boolean): ShopThunk<Promise<void>> =>
  async (dispatch, getState, { rereadEntries, keepNow }) => {
    rereadEntries();
    const { token } = getState().session;
    const { lines } = getState().cart;
    if (token === null || lines.length === 0) return;
    // An earlier try may have reached the server, wholly or in part: only what is missing is sent again.
    const missing = first ? lines : await dispatch(missingAtServer(lines));
    if (missing === undefined || getState().session.token !== token) return;
    if (missing.length > 0) {
      const { error } = await dispatch(addSavedCart.initiate(missing.map(({ id, quantity }) => ({ id, quantity }))));
      if (getState().session.token !== token) return;
      // The lines stay here, are shown beside the server's, and are tried again.
      if (error !== undefined) {
        if (first) dispatch(notify('error', KEPT));
        return;
      }
    }
    const isRead = await dispatch(readCart());
    dispatch(linesSent(lines.map(({ id }) => id)));
    // The next tab reads this as soon as it has the lock.
    keepNow('cartList');
    const held = new Set(
      getCart
        .select()(getState())
        .data?.map(({ variantId }) => variantId),
    );
    const arrived = isRead ? lines.filter(({ id }) => held.has(id)).length : lines.length;
    if (arrived > 0) dispatch(notify('info', mergedText(arrived)));
    if (arrived < lines.length) dispatch(notify('info', leftOutText(lines.length - arrived)));
  };

/** Hands the lines of the visitor's cart to the server's; one tab does it, the others see them gone. */
export const mergeGuestCart =
  ({ first }: { first: boolean }): ShopThunk<Promise<void>> =>
  async (dispatch, _getState, { locks }) => {
    if (locks) await locks.request('cart-sync', () => dispatch(send(first)));
    else await dispatch(send(first));
    if (first) dispatch(guestCartMerged());
  };
