import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { whyNotForSale } from '../../domain/sale';

/** Quick view has no real choice: the first variant that can be bought, else the first, which says why it cannot. */
export const variantToAdd = (product: Product): Variant | undefined =>
  product.variants.find((variant) => whyNotForSale(product, variant) === null) ?? product.variants[0];
