import type { Product } from '../contract/product';
import type { Variant } from '../contract/variant';
import type { Minor, Price } from '../lib/money';

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

/** Whether an old price is shown: when it is more than nothing, and by no other rule. */
export const isOldPrice = (old: Price | undefined): old is Minor => (old ?? 0) > 0;

/** Whether a price is only where it starts: one of the shapes costs this much, another one more, and none less. */
export const isStartOf = (price: Price, ofVariants: readonly Price[]): boolean => {
  const known = ofVariants.filter((one) => one !== null);
  return price !== null && price === Math.min(...known) && price < Math.max(...known);
};

/** Whole per cent that the shopper saves; null where the old price is not the higher one. */
export const discountOf = (price: Price, old: Price): number | null =>
  price !== null && old !== null && old > price ? Math.round((1 - price / old) * 100) : null;

/** What the filter 'On sale' finds. */
export const isOnSale = ({ isSale, discount, priceOld }: Pick<Product, 'isSale' | 'discount' | 'priceOld'>): boolean =>
  isSale || discount > 0 || isOldPrice(priceOld);
