import type { Product } from './product';

const SOLD_OUT = /^(out of stock|sold out)$/i;

/** What the shop says in words; it counts where no number is known. */
export const isCalledSoldOut = ({ stockStatus }: Pick<Product, 'stockStatus'>): boolean =>
  SOLD_OUT.test(stockStatus.trim());
