import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { variantPrice } from '../../contract/variantPrice';
import { isInStock } from '../../domain/stock';

/** What the card's one button does. */
export type CardOffer =
  | { kind: 'choose' }
  /** Nothing to choose and nothing to add: the product's page knows more. */
  | { kind: 'view' }
  | { kind: 'add'; variant: Variant }
  | { kind: 'none'; why: 'Out of stock' | 'Price unavailable' };

export const cardOffer = (product: Product): CardOffer => {
  if (product.hasVariant) return { kind: 'choose' };
  const [variant] = product.variants;
  if (!variant) return { kind: 'view' };
  if (variantPrice(product, variant).price === null) return { kind: 'none', why: 'Price unavailable' };
  return isInStock(product) ? { kind: 'add', variant } : { kind: 'none', why: 'Out of stock' };
};
