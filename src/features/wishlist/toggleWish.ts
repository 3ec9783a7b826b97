import { selectCachedProduct, selectProductOfPage } from '../../api/cachedProduct';
import type { Id } from '../../lib/ids';
import type { ShopThunk } from '../../store/types';
import { wishOf } from './wishMarks';
import { productToggled, selectWishlist, wishesNoted } from './wishlistSlice';

/** Adds a product to the wishlist or removes it; its current price is stored. */
export const toggleWish =
  (id: Id): ShopThunk =>
  (dispatch, getState) => {
    dispatch(productToggled(id));
    const state = getState();
    if (!selectWishlist(state).includes(id)) return;
    const product = selectProductOfPage(state, id) ?? selectCachedProduct(state, id);
    if (product) dispatch(wishesNoted([wishOf(product)]));
  };
