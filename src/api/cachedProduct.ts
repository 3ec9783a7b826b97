import type { Product } from '../contract/product';
import type { ProductList } from '../contract/productList';
import type { Id } from '../lib/ids';
import { catalogueApi } from './catalogueApi';
import type { ApiState } from './shopApi';

const {
  endpoints: { searchProducts, getCategoryProducts, getCollectionProducts, getProduct },
  util: { selectCachedArgsForQuery: argsOf },
} = catalogueApi;

const selectLists = (state: ApiState): (Product[] | null | undefined)[] => [
  ...argsOf(state, 'searchProducts').map((arg) => searchProducts.select(arg)(state).data),
  ...argsOf(state, 'getCategoryProducts').map((arg) => getCategoryProducts.select(arg)(state).data),
  ...argsOf(state, 'getCollectionProducts').map((arg) => getCollectionProducts.select(arg)(state).data),
];

/** By name, because the endpoint's code is loaded only if the back end announces it. */
const selectPagedProducts = ({ api }: ApiState): Product[] =>
  Object.values(api.queries).flatMap((query) =>
    query?.endpointName === 'getProductList' ? ((query.data as ProductList | null | undefined)?.items ?? []) : [],
  );

/**
 * A product from any cached list: enough to paint title, price and picture at once, while the product's own call loads
 * the rest. Nothing is copied, so it is evicted together with the lists.
 */
export const selectCachedProduct = (state: ApiState, id: Id | null | undefined): Product | undefined => {
  if (id === null || id === undefined) return undefined;
  for (const list of [...selectLists(state), selectPagedProducts(state)]) {
    const found = list?.find((product) => product.id === id);
    if (found) return found;
  }
  return undefined;
};

/** The product in the cache of its own page. */
export const selectProductOfPage = (state: ApiState, id: Id): Product | undefined =>
  argsOf(state, 'getProduct')
    .map((arg) => getProduct.select(arg)(state).data)
    .find((product) => product?.id === id) ?? undefined;
