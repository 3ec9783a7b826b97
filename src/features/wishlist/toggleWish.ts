import { catalogueApi } from '../../api/catalogueApi';
import { selectCachedProduct } from '../../api/cachedProduct';
import type { Product } from '../../contract/product';
import type { Id } from '../../lib/ids';
import type { RootState, ShopThunk } from '../../store/types';
import { wishOf } from './wishMarks';
import { productToggled, selectWishlist, wishesNoted } from './wishlistSlice';

const { getProduct } = catalogueApi.endpoints;

/** The product as its own page has it. */
const onItsPage = ({ api }: RootState, id: Id): Product | undefined => {
  for (const entry of Object.values(api.queries)) {
    const product = entry?.endpointName === getProduct.name ? (entry.data as Product | null | undefined) : null;
    if (product?.id === id) return product;
  }
  return undefined;
};

/** Wishes for a product, or no longer; what it costs at that moment is remembered. */
export const toggleWish =
  (id: Id): ShopThunk =>
  (dispatch, getState) => {
    dispatch(productToggled(id));
    const state = getState();
    if (!selectWishlist(state).includes(id)) return;
    const product = onItsPage(state, id) ?? selectCachedProduct(state, id);
    if (product) dispatch(wishesNoted([wishOf(product)]));
  };
