import { cartApi } from '../../api/cartApi';
import { catalogueApi } from '../../api/catalogueApi';
import { fewAtATime } from '../../lib/fewAtATime';
import type { Id } from '../../lib/ids';
import type { RootState, ShopThunk } from '../../store/types';
import { selectIsSignedIn } from '../session/sessionSlice';
import { selectKeptLines } from './cartSlice';

/** Seconds for which what the server said of a variant is good enough. */
const FRESH_SECONDS = 30;

const { getCart } = cartApi.endpoints;
const { getVariant } = catalogueApi.endpoints;

/** Variants of which only the line itself tells the price. */
const selectUnpriced = (state: RootState): Id[] => {
  const bare = (getCart.select()(state).data ?? []).filter(({ variant }) => variant === null);
  return [...selectKeptLines(state).map(({ id }) => id), ...bare.map(({ variantId }) => variantId)];
};

/** Asks for these variants, a few at a time; `fresh` is for how many seconds an earlier answer is good enough. */
const readAll =
  (wanted: readonly Id[], fresh: number | true): ShopThunk<Promise<void>> =>
  (dispatch) =>
    fewAtATime(wanted, (id) => dispatch(getVariant.initiate(id, { forceRefetch: fresh, subscribe: false })));

/** Retries the variants that could not be read. */
export const readVariants = (ids: readonly Id[]): ShopThunk<Promise<void>> => readAll(ids, true);

/** Asks the server what the lines cost now and how many there are; the lines then say what has changed. */
export const refreshCartPrices = (): ShopThunk<Promise<void>> => async (dispatch, getState) => {
  // While the kept lines are handed over, the server's cart is read after that.
  const { mergingGuestCart } = getState().cart;
  if (selectIsSignedIn(getState()) && !mergingGuestCart) {
    await dispatch(getCart.initiate(undefined, { forceRefetch: true, subscribe: false }));
  }
  await dispatch(readAll(selectUnpriced(getState()), FRESH_SECONDS));
};
