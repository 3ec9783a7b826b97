import type { Product } from '../contract/product';
import type { Variant } from '../contract/variant';

/** How many there are; null when nobody knows, which sells. */
export type Stock = number | null;

/** From here on the shopper is told how many there are. */
const LOW_STOCK = 5;
const SOLD_OUT = /^(out of stock|sold out)$/i;

type Stocked = Pick<Product, 'available' | 'hasVariant' | 'stockStatus'> & {
  variants: readonly Pick<Variant, 'available'>[];
};

/** What the product says for a variant that is silent: its count where there is but one, else only that all are gone. */
const productStock = ({ available, hasVariant, stockStatus, variants }: Stocked): Stock => {
  const speaksForOne = variants.length === 0 || (variants.length === 1 && !hasVariant);
  if (speaksForOne && available !== null) return available;
  return available === 0 || SOLD_OUT.test(stockStatus.trim()) ? 0 : null;
};

/** How many of this variant can be bought: it decides before its product does. */
export const variantStock = (product: Stocked, variant: Pick<Variant, 'available'> | null): Stock =>
  variant?.available ?? productStock(product);

/** How many of a product can be bought, all its variants together. Without options only the first one is sold. */
export const stockOf = (product: Stocked): Stock => {
  const { hasVariant, variants } = product;
  if (variants.length === 0) return productStock(product);
  const sold = hasVariant ? variants : variants.slice(0, 1);
  const counts = sold.map((variant) => variantStock(product, variant));
  return counts.reduce<Stock>((sum, count) => (sum === null || count === null ? null : sum + count), 0);
};

export const isSoldOut = (stock: Stock): boolean => stock === 0;

export const isInStock = (product: Stocked): boolean => !isSoldOut(stockOf(product));

/** What a shopper should know before the tap; empty when there is enough. */
export const stockNote = (stock: Stock): string => {
  if (isSoldOut(stock)) return 'Out of stock';
  return stock !== null && stock <= LOW_STOCK ? `Only ${stock} left` : '';
};
