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

/** Whole per cent, rounded down so that no label promises more than is saved; null where the old price is not higher. */
export const discountOf = (price: Price, old: Price): number | null =>
  price !== null && old !== null && old > price ? Math.floor(((old - price) * 100) / old) : null;

/** The saving in whole per cent: what the product says of itself at its own prices, else what the prices say. */
export const savingAt = (
  product: Pick<Product, 'price' | 'priceOld' | 'discount'>,
  { price, old }: { price: Price; old: Price },
): number => (price === product.price && old === product.priceOld ? product.discount : (discountOf(price, old) ?? 0));

type Listed = Pick<Product, 'price' | 'priceOld' | 'discount' | 'hasVariant'> & {
  variants: readonly Pick<Variant, 'price' | 'priceOld'>[];
};

export interface ListPrice {
  price: Price;
  old: Price;
  /** Whole per cent. */
  discount: number;
  /** What the dearest variant costs. */
  highest: Price;
}

/**
 * What a product costs in a list: its lowest price where there is a choice of variants, else the price of the variant
 * that "Add To Cart" adds. The product's own price counts only where no variant names one.
 */
export const listPrice = (product: Listed): ListPrice => {
  let lowest: Listed['variants'][number] | null = null;
  let highest: Price = null;
  for (const variant of product.hasVariant ? product.variants : product.variants.slice(0, 1)) {
    const { price } = variant;
    if (price === null) continue;
    if (price < (lowest?.price ?? Infinity)) lowest = variant;
    highest = Math.max(price, highest ?? 0);
  }
  const shown = lowest ? variantPrice(product, lowest) : { price: product.price, old: product.priceOld };
  return { ...shown, discount: savingAt(product, shown), highest: highest ?? shown.price };
};

/** Whether another variant costs more. */
export const isStartPrice = ({ price, highest }: Pick<ListPrice, 'price' | 'highest'>): boolean =>
  price !== null && highest !== null && price < highest;

/** What the filter 'On sale' finds. */
export const isOnSale = (product: Listed & Pick<Product, 'isSale'>): boolean => {
  const { discount, old } = listPrice(product);
  return product.isSale || discount > 0 || isOldPrice(old);
};
