import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { variantPrice } from '../../contract/variantPrice';
import { variantStock } from '../../domain/stock';

/** Quick view has no real choice: the first variant that can be bought, else the first, which says why it cannot. */
export const variantToAdd = (product: Product): Variant | undefined =>
  product.variants.find(
    (variant) => variantStock(product, variant) !== 0 && variantPrice(product, variant).price !== null,
  ) ?? product.variants[0];
