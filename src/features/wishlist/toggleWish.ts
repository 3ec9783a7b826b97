import { selectCachedProduct, selectProductOfPage } from '../../api/cachedProduct';
import type { Id } from '../../lib/ids';
import type { ShopThunk } from '../../store/types';
import { wishOf } from './wishMarks';
import { productToggled, selectWishlist, wishesNoted } from './wishlistSlice';

/** Wishes for a product, or no longer; what it costs at that moment is remembered. */
export const toggleWish =
  (id: Id): ShopThunk =>
  (dispatch, getState) => {
    dispatch(productToggled(id));
    const state = getState();
    if (!selectWishlist(state).includes(id)) return;
    const product = selectProductOfPage(state, id) ?? selectCachedProduct(state, id);
    if (product) dispatch(wishesNoted([wishOf(product)]));
  };
