import { cartReply } from '../../../src/contract/cart';
import type { Product } from '../../../src/contract/product';
import type { Id } from '../../../src/lib/ids';
import type { Minor } from '../../../src/lib/money';
import { type Kit, readAs } from '../kit';

/** Something that can be bought. */
export interface Goods {
  id: Id;
  price: Minor;
  /** Null: without a limit. */
  available: number | null;
}

/** An id that nothing has, of the kind that things have here. */
export const unknownId = (like: Id | undefined): Id => (/^\d+$/.test(like ?? '') ? '999999999' : 'no-such-variant');

export type Cart = ReadonlyMap<Id, number>;

/** Null where it cannot be read. */
export const readCart = async (kit: Kit): Promise<Cart | null> => {
  const lines = readAs(cartReply, await kit.ask('GET /storefront/my-cart'))?.data;
  return lines ? new Map(lines.map(({ variantId, quantity }) => [variantId, quantity])) : null;
};

/** Pieces in the cart at most. */
export const PIECES = 2;
/** Pieces in all orders together, where each press is booked as often as it comes. */
const ENOUGH = 10;

/** The cheapest of what there is enough of, and what lies in no cart yet. */
export const chooseGoods = (products: readonly Product[], cart: Cart): Goods | null => {
  const all = products.flatMap(({ variants, price: ofProduct }) =>
    variants.flatMap(({ id, price, available }): Goods[] => {
      const amount = price ?? ofProduct;
      const isFit = amount !== null && amount > 0 && !cart.has(id) && (available ?? ENOUGH) >= ENOUGH;
      return isFit ? [{ id, price: amount, available }] : [];
    }),
  );
  return all.toSorted((one, other) => one.price - other.price)[0] ?? null;
};
