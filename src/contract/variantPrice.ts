import type { Price } from '../lib/money';
import type { Product } from './product';
import type { Variant } from './variant';

/**
 * What a variant costs, and cost before. A product that comes in one shape only may carry the price itself; with
 * several it would be another one's price.
 */
export const variantPrice = (
  product: Pick<Product, 'price' | 'priceOld' | 'hasVariant'> & { variants: readonly unknown[] },
  variant: Pick<Variant, 'price' | 'priceOld'> | null,
): { price: Price; old: Price } => {
  if (variant?.price != null) {
    // Many back ends keep the old price at the product only; it is this variant's when the prices are the same.
    const old = variant.priceOld ?? (variant.price === product.price ? product.priceOld : null);
    return { price: variant.price, old };
  }
  const isOnlyOne = variant === null || (!product.hasVariant && product.variants.length === 1);
  return isOnlyOne ? { price: product.price, old: product.priceOld } : { price: null, old: null };
};
