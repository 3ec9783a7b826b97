import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { defaultVariant } from '../../domain/chooseVariant';
import { whyNotForSale } from '../../domain/stock';

/**
 * Quick view's first variant: the product page's default, or the card's; when sold out, the first that can be bought.
 */
export const variantToAdd = (product: Product): Variant | null => {
  const { hasVariant, variants } = product;
  const isForSale = (variant: Variant) => whyNotForSale(product, variant) === null;
  const usual = hasVariant ? defaultVariant(variants) : (variants[0] ?? null);
  return usual && isForSale(usual) ? usual : (variants.find(isForSale) ?? usual);
};
