import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { type NotForSale, whyNotForSale } from '../../domain/sale';

/** What the card's one button does. */
export type CardOffer =
  | { kind: 'choose' }
  /** Nothing to choose and nothing to add: the product's page knows more. */
  | { kind: 'view' }
  | { kind: 'add'; variant: Variant }
  | { kind: 'none'; why: NotForSale };

export const cardOffer = (product: Product): CardOffer => {
  if (product.hasVariant) return { kind: 'choose' };
  const [variant] = product.variants;
  if (!variant) return { kind: 'view' };
  const why = whyNotForSale(product, variant);
  return why === null ? { kind: 'add', variant } : { kind: 'none', why };
};
