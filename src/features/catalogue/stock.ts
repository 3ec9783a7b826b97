import type { Product } from '../../contract/product';
import { isCalledSoldOut } from '../../contract/soldOut';

/** From here on a card says how many there are. */
export const LOW_STOCK = 5;

const total = (product: Product): number | null => {
  const { variants } = product;
  if (!product.hasVariant && variants[0]) return variants[0].available ?? product.available;
  if (product.available !== null || variants.length === 0) return product.available;
  return variants.reduce<number | null>(
    (sum, { available }) => (sum === null || available === null ? null : sum + available),
    0,
  );
};

/** How many can be bought; null when nobody knows. */
export const stockOf = (product: Product): number | null => {
  const left = total(product);
  return left === null && isCalledSoldOut(product) ? 0 : left;
};

export const isInStock = (product: Product): boolean => stockOf(product) !== 0;

/** What a shopper should know before the tap; empty when there is enough. */
export const stockNote = (product: Product): string => {
  const left = stockOf(product);
  if (left === 0) return 'Out of stock';
  return left !== null && left <= LOW_STOCK ? `Only ${left} left` : '';
};
