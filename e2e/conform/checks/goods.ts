import { cartReply } from '../../../src/contract/cart';
import type { Product } from '../../../src/contract/product';
import type { Id } from '../../../src/lib/ids';
import type { Minor } from '../../../src/lib/money';
import { type Kit, readAs } from '../kit';

/** A variant that can be bought. */
export interface Goods {
  id: Id;
  price: Minor;
  /** Null when the stock is unlimited. */
  available: number | null;
}

/** An unused id in the format of this back end's ids. */
export const unknownId = (like: Id | undefined): Id => (/^\d+$/.test(like ?? '') ? '999999999' : 'no-such-variant');

export type Cart = ReadonlyMap<Id, number>;

/** The customer's cart; null when it cannot be read. */
export const readCart = async (kit: Kit): Promise<Cart | null> => {
  const lines = readAs(cartReply, await kit.ask('GET /storefront/my-cart'))?.data;
  return lines ? new Map(lines.map(({ variantId, quantity }) => [variantId, quantity])) : null;
};

/** The maximum quantity in the cart. */
export const MAX_QUANTITY = 2;
/** The total quantity of all orders if the back end books every repeated press. */
const ENOUGH = 10;

/** The cheapest variant that has enough stock and is not in the cart. */
export const chooseGoods = (products: readonly Product[], cart: Cart): Goods | null => {
  const all = products.flatMap(({ variants, price: ofProduct }) =>
    variants.flatMap(({ id, price, available }): Goods[] => {
      const amount = price ?? ofProduct;
      const isFit = amount !== null && amount > 0 && !cart.has(id) && (available ?? ENOUGH) >= ENOUGH;
      return isFit ? [{ id, price: amount, available }] : [];
    }),
  );
  return all.sort((one, other) => one.price - other.price)[0] ?? null;
};
