import { cartApi } from '../../api/cartApi';
import { cartEmptied } from '../../features/cart/cartSlice';
import type { ShopThunk } from '../../store/types';

/** The order is placed, so the bag is empty: here, in the storage and in what was last heard of the server's. */
export const clearCart = (): ShopThunk => (dispatch) => {
  dispatch(cartEmptied());
  void dispatch(cartApi.util.upsertQueryData('getCart', undefined, []));
};
