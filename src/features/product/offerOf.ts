import type { Product } from '../../contract/product';
import { isCalledSoldOut } from '../../contract/soldOut';
import type { Variant } from '../../contract/variant';
import { variantPrice } from '../../contract/variantPrice';
import type { Price } from '../../lib/money';

/** From here on the page says how many there are. */
const LOW_STOCK = 5;

/** What the chosen variant costs, how many there are, and whether it can be bought. */
export interface Offer {
  price: Price;
  old: Price;
  /** Whole per cent. */
  discount: number;
  /** Null when nobody knows. */
  available: number | null;
  /** Told before the tap; empty when there is enough. */
  stock: string;
  canBuy: boolean;
  /** What the button reads. */
  label: 'Add to Cart' | 'Out of stock' | 'Price unavailable' | 'Not available';
}

const availableOf = (product: Product, variant: Variant | null): number | null => {
  const known = variant ? variant.available : product.available;
  return known === null && isCalledSoldOut(product) ? 0 : known;
};

const stockText = (available: number | null): string => {
  if (available === 0) return 'Out of stock';
  return available !== null && available <= LOW_STOCK ? `Only ${available} left` : '';
};

const labelOf = (variant: Variant | null, available: number | null, price: Price): Offer['label'] => {
  if (available === 0) return 'Out of stock';
  if (variant === null) return 'Not available';
  return price === null ? 'Price unavailable' : 'Add to Cart';
};

export const offerOf = (product: Product, variant: Variant | null): Offer => {
  const { price, old } = variantPrice(product, variant);
  const available = availableOf(product, variant);
  const saves = price !== null && old !== null && old > price;
  const label = labelOf(variant, available, price);
  return {
    price,
    old,
    discount: saves ? Math.round((1 - price / old) * 100) : product.discount,
    available,
    stock: stockText(available),
    canBuy: label === 'Add to Cart',
    label,
  };
};
