import type { Product } from '../contract/product';
import type { Id } from '../lib/ids';
import { catalogueApi } from './catalogueApi';
import type { shopApi } from './shopApi';

interface ApiState {
  [shopApi.reducerPath]: ReturnType<typeof shopApi.reducer>;
}

const { searchProducts, getCategoryProducts, getCollectionProducts } = catalogueApi.endpoints;
const LISTS = new Set([searchProducts, getCategoryProducts, getCollectionProducts].map(({ name }) => name));

/**
 * A product as some list of this visit has it: enough to paint title, price and picture at once, while the product's own
 * call brings the rest. Nothing is copied; with the lists it is gone.
 */
export const selectCachedProduct = ({ api }: ApiState, id: Id | null | undefined): Product | undefined => {
  if (id === null || id === undefined) return undefined;
  for (const entry of Object.values(api.queries)) {
    if (entry?.endpointName === undefined || !LISTS.has(entry.endpointName) || !Array.isArray(entry.data)) continue;
    const found = (entry.data as Product[]).find((product) => product.id === id);
    if (found) return found;
  }
  return undefined;
};
