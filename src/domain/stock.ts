import type { Product } from '../contract/product';
import type { Variant } from '../contract/variant';
import { variantPrice } from './price';

/** The number in stock; null when it is unknown, which still allows the sale. */
export type Stock = number | null;

/** The highest stock at which the remaining number is shown. */
const LOW_STOCK = 5;
const SOLD_OUT = /^(out of stock|sold out)$/i;

type Stocked = Pick<Product, 'available' | 'hasVariant' | 'stockStatus'> & {
  variants: readonly Pick<Variant, 'available'>[];
};

/** The stock of a variant without a count: the product's count if it has one variant only, else 0 or unknown. */
const productStock = ({ available, hasVariant, stockStatus, variants }: Stocked): Stock => {
  const speaksForOne = variants.length === 0 || (variants.length === 1 && !hasVariant);
  if (speaksForOne && available !== null) return available;
  return available === 0 || SOLD_OUT.test(stockStatus.trim()) ? 0 : null;
};

/** The stock of a variant; its own count takes precedence over the product's. */
export const variantStock = (product: Stocked, variant: Pick<Variant, 'available'> | null): Stock =>
  variant?.available ?? productStock(product);

/** The stock of a product across all its variants. Without options only the first variant is sold. */
export const stockOf = (product: Stocked): Stock => {
  const { hasVariant, variants } = product;
  if (variants.length === 0) return productStock(product);
  const sold = hasVariant ? variants : variants.slice(0, 1);
  const counts = sold.map((variant) => variantStock(product, variant));
  return counts.reduce<Stock>((sum, count) => (sum === null || count === null ? null : sum + count), 0);
};

export const isSoldOut = (stock: Stock): boolean => stock === 0;

export const isInStock = (product: Stocked): boolean => !isSoldOut(stockOf(product));

/** The stock note shown before adding to the bag; empty when there is enough. */
export const stockNote = (stock: Stock): string => {
  if (isSoldOut(stock)) return 'Out of stock';
  return stock !== null && stock <= LOW_STOCK ? `Only ${stock} left` : '';
};

export type NotForSale = 'Out of stock' | 'Price unavailable';

/** Why a variant cannot be bought now; null when it can. "Out of stock" takes precedence. */
export const whyNotForSale = (product: Product, variant: Variant | null): NotForSale | null => {
  if (isSoldOut(variantStock(product, variant))) return 'Out of stock';
  return variantPrice(product, variant).price === null ? 'Price unavailable' : null;
};
