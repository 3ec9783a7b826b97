import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { variantPrice } from '../../contract/variantPrice';
import { type Stock, stockNote, variantStock } from '../../domain/stock';
import type { Price } from '../../lib/money';

/** What the chosen variant costs, how many there are, and whether it can be bought. */
export interface Offer {
  price: Price;
  old: Price;
  /** Whole per cent. */
  discount: number;
  available: Stock;
  /** Told before the tap; empty when there is enough. */
  stock: string;
  canBuy: boolean;
  /** What the button reads. */
  label: 'Add to Cart' | 'Out of stock' | 'Price unavailable' | 'Not available';
}

const labelOf = (variant: Variant | null, available: Stock, price: Price): Offer['label'] => {
  if (available === 0) return 'Out of stock';
  if (variant === null) return 'Not available';
  return price === null ? 'Price unavailable' : 'Add to Cart';
};

export const offerOf = (product: Product, variant: Variant | null): Offer => {
  const { price, old } = variantPrice(product, variant);
  const available = variantStock(product, variant);
  const saves = price !== null && old !== null && old > price;
  const label = labelOf(variant, available, price);
  return {
    price,
    old,
    discount: saves ? Math.round((1 - price / old) * 100) : product.discount,
    available,
    stock: stockNote(available),
    canBuy: label === 'Add to Cart',
    label,
  };
};
