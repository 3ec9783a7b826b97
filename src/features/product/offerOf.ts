import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { savingAt, variantPrice } from '../../domain/price';
import { type NotForSale, whyNotForSale, type Stock, stockNote, variantStock } from '../../domain/stock';
import type { PriceAmount } from '../../lib/money';

/** Price and stock of the chosen variant, and whether it can be bought. */
export interface Offer {
  price: PriceAmount;
  old: PriceAmount;
  /** A whole percentage. */
  discount: number;
  available: Stock;
  /** Stock message shown before the shopper adds the product; empty when there is enough. */
  stock: string;
  canBuy: boolean;
  /** The button's label. */
  label: 'Add to Cart' | 'Not available' | NotForSale;
}

const labelOf = (product: Product, variant: Variant | null): Offer['label'] => {
  const why = whyNotForSale(product, variant);
  return variant === null && why !== 'Out of stock' ? 'Not available' : (why ?? 'Add to Cart');
};

export const offerOf = (product: Product, variant: Variant | null): Offer => {
  const prices = variantPrice(product, variant);
  const available = variantStock(product, variant);
  const label = labelOf(product, variant);
  return {
    ...prices,
    discount: savingAt(product, prices),
    available,
    // Without a variant there is nothing to add, so no stock message is shown.
    stock: label === 'Not available' ? '' : stockNote(available),
    canBuy: label === 'Add to Cart',
    label,
  };
};
