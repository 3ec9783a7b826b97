import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { selectIsInCart } from '../../features/cart/cartSelectors';
import { addLine } from '../../features/cart/cartThunks';
import { lineOf } from '../../features/cart/lineOf';
import { wishesDropped } from '../../features/wishlist/wishlistSlice';
import type { ShopThunk } from '../../store/types';

/** Adds a wish to the bag, then removes it from the wishlist; resolves to whether it succeeded. */
export const moveWish =
  (product: Product, variant: Variant): ShopThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    await dispatch(addLine(lineOf(product, variant)));
    const isThere = selectIsInCart(getState(), variant.id);
    if (isThere) dispatch(wishesDropped([product.id]));
    return isThere;
  };
