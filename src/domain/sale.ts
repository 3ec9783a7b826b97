import type { Product } from '../contract/product';
import type { Variant } from '../contract/variant';
import { variantPrice } from './price';
import { isSoldOut, variantStock } from './stock';

export type NotForSale = 'Out of stock' | 'Price unavailable';

/** Why a variant cannot be bought now; null when it can. "Out of stock" takes precedence. */
export const whyNotForSale = (product: Product, variant: Variant | null): NotForSale | null => {
  if (isSoldOut(variantStock(product, variant))) return 'Out of stock';
  return variantPrice(product, variant).price === null ? 'Price unavailable' : null;
};
