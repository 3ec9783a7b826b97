import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { type NotForSale, whyNotForSale } from '../../domain/stock';

/** The action of the card's button. */
export type CardOffer =
  | { kind: 'choose' }
  /** There is no variant to choose or add, so the button opens the product page. */
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
