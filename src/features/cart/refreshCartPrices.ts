import { cartApi } from '../../api/cartApi';
import { catalogueApi } from '../../api/catalogueApi';
import { fewAtATime } from '../../lib/fewAtATime';
import type { Id } from '../../lib/ids';
import type { RootState, ShopThunk } from '../../store/types';
import { selectIsSignedIn } from '../session/sessionSlice';
import { selectStoredLines } from './cartSlice';

/** How long a cached variant stays fresh, in seconds. */
const FRESH_SECONDS = 30;

const { getCart } = cartApi.endpoints;
const { getVariant } = catalogueApi.endpoints;

/** Variants whose price is known only from the cart line. */
const selectUnpriced = (state: RootState): Id[] => {
  const bare = (getCart.select()(state).data ?? []).filter(({ variant }) => variant === null);
  return [...selectStoredLines(state).map(({ id }) => id), ...bare.map(({ variantId }) => variantId)];
};

/** Requests these variants, a few at a time; `fresh` is how long a cached answer is valid, in seconds. */
const readAll =
  (wanted: readonly Id[], fresh: number | true): ShopThunk<Promise<void>> =>
  (dispatch) =>
    fewAtATime(wanted, (id) => dispatch(getVariant.initiate(id, { forceRefetch: fresh, subscribe: false })));

/** Retries the variants that could not be read. */
export const readVariants = (ids: readonly Id[]): ShopThunk<Promise<void>> => readAll(ids, true);

/**
 * Refreshes the prices and stock of all lines; the lines then show what has changed. `fresh` is how long a cart that
 * has just been read is valid, in seconds.
 */
export const refreshCartPrices =
  (fresh: number | true = true): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    // While the stored lines are being merged, the server's cart is read after the merge.
    const { mergingGuestCart } = getState().cart;
    if (selectIsSignedIn(getState()) && !mergingGuestCart) {
      await dispatch(getCart.initiate(undefined, { forceRefetch: fresh, subscribe: false }));
    }
    await dispatch(readAll(selectUnpriced(getState()), FRESH_SECONDS));
  };
