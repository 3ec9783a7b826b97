import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { selectIsInCart } from '../../features/cart/cartSelectors';
import { addLine } from '../../features/cart/cartThunks';
import { lineOf } from '../../features/cart/lineOf';
import { wishesDropped } from '../../features/wishlist/wishlistSlice';
import type { ShopThunk } from '../../store/types';

/** Puts a wish in the bag and, once it is there, takes it off the wishlist; says whether it did. */
export const moveWish =
  (product: Product, variant: Variant): ShopThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    await dispatch(addLine(lineOf(product, variant)));
    const isThere = selectIsInCart(getState(), variant.id);
    if (isThere) dispatch(wishesDropped([product.id]));
    return isThere;
  };
