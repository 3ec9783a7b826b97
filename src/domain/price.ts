import type { Product } from '../contract/product';
import type { Variant } from '../contract/variant';
import type { Minor, PriceAmount } from '../lib/money';

/** The old price is shown whenever it is above 0; no other rule applies. */
export const isOldPrice = (old: PriceAmount | undefined): old is Minor => (old ?? 0) > 0;

interface Reducible {
  variants: readonly Pick<Variant, 'priceOld'>[];
}

/** Where a variant has an old price of its own, the product's says nothing about the other variants. */
const isReducedByVariant = ({ variants }: Reducible): boolean => variants.some(({ priceOld }) => isOldPrice(priceOld));

/**
 * The current and old price of a variant. The product's own price is used only when it has a single variant; with
 * several it could belong to another one.
 */
export const variantPrice = (
  product: Pick<Product, 'price' | 'priceOld' | 'hasVariant'> & Reducible,
  variant: Pick<Variant, 'price' | 'priceOld'> | null,
): { price: PriceAmount; old: PriceAmount } => {
  if (variant?.price != null) {
    // Many back ends store the old price on the product only, and 0 or nothing on all its variants; it applies when
    // both current prices are equal.
    const isProducts = variant.price === product.price && !isReducedByVariant(product);
    return { price: variant.price, old: isProducts ? product.priceOld : variant.priceOld };
  }
  const isOnlyOne = variant === null || (!product.hasVariant && product.variants.length === 1);
  return isOnlyOne ? { price: product.price, old: product.priceOld } : { price: null, old: null };
};

/**
 * The discount in whole per cent, rounded down so that no label overstates it; null when the old price is not higher.
 */
export const discountOf = (price: PriceAmount, old: PriceAmount): number | null =>
  price !== null && old !== null && old > price ? Math.floor(((old - price) * 100) / old) : null;

/** The discount in whole per cent: the product's own value at its own prices, else computed from the prices. */
export const savingAt = (
  product: Pick<Product, 'price' | 'priceOld' | 'discount'> & Reducible,
  { price, old }: { price: PriceAmount; old: PriceAmount },
): number => {
  const isProducts = price === product.price && old === product.priceOld;
  return isProducts && (isOldPrice(old) || !isReducedByVariant(product))
    ? product.discount
    : (discountOf(price, old) ?? 0);
};

type Listed = Pick<Product, 'price' | 'priceOld' | 'discount' | 'hasVariant'> & {
  variants: readonly Pick<Variant, 'price' | 'priceOld'>[];
};

export interface ListPrice {
  price: PriceAmount;
  old: PriceAmount;
  /** Whole per cent. */
  discount: number;
  /** The price of the most expensive variant. */
  highest: PriceAmount;
}

/**
 * The price of a product in a list: the lowest price if there is a choice of variants, else the price of the variant
 * that "Add To Cart" adds. The product's own price counts only when no variant has one.
 */
export const listPrice = (product: Listed): ListPrice => {
  let lowest: Listed['variants'][number] | null = null;
  let highest: PriceAmount = null;
  for (const variant of product.hasVariant ? product.variants : product.variants.slice(0, 1)) {
    const { price } = variant;
    if (price === null) continue;
    if (price < (lowest?.price ?? Infinity)) lowest = variant;
    highest = Math.max(price, highest ?? 0);
  }
  const shown = lowest ? variantPrice(product, lowest) : { price: product.price, old: product.priceOld };
  // Without any old price to compute from, the product's own discount still makes the label.
  const discount = isOldPrice(shown.old) || isReducedByVariant(product) ? savingAt(product, shown) : product.discount;
  return { ...shown, discount, highest: highest ?? shown.price };
};

/** Whether another variant is more expensive. */
export const isStartPrice = ({ price, highest }: Pick<ListPrice, 'price' | 'highest'>): boolean =>
  price !== null && highest !== null && price < highest;

/** Matches the filter 'On sale'. */
export const isOnSale = (product: Listed & Pick<Product, 'isSale'>): boolean => {
  const { discount, old } = listPrice(product);
  return product.isSale || discount > 0 || isOldPrice(old);
};
