import type { CartLine } from '../../contract/cart';
import type { VariantDetail } from '../../contract/variant';
import type { Id } from '../../lib/ids';
import { addMinor, multiplyMinor, type Minor, type PriceAmount } from '../../lib/money';
import type { CartChange } from './cartSlice';

/** A cart line as the bag shows it, with what has changed since it was added. */
export interface CheckedLine extends CartLine {
  /** The price when the line was added, if it has changed. */
  priceWas: PriceAmount;
  /** The quantity the shopper chose, if the stock is lower now. */
  quantityWas: number | null;
  /** The variant can no longer be bought; the line is shown but not counted. */
  gone: boolean;
  /** The variant may be available, but its price is unknown. */
  unpriced: boolean;
  /** The request for the variant failed, so its price and stock are unknown; it can be retried. */
  unread: boolean;
  note: string | null;
  /** The line is paid for and only the server's cart still holds it; it is not counted until the shopper changes it. */
  ordered: boolean;
}

/**
 * The cached answer for a variant: `null` if it does not exist, `undefined` before an answer, `unread` after an error.
 */
export type Known = VariantDetail | null | undefined | 'unread';

/** Merges the server's lines, the shopper's changes and the lines not sent yet. Each variant appears once. */
export const mergedLines = (
  server: readonly CartLine[],
  stored: readonly CartLine[],
  changes: Readonly<Record<Id, CartChange>>,
): CartLine[] => {
  const lines = new Map<Id, CartLine>();
  const put = (line: CartLine) => {
    const other = lines.get(line.id);
    lines.set(line.id, other ? { ...other, quantity: Math.max(other.quantity, line.quantity) } : line);
  };
  server.forEach(put);
  stored.forEach(put);
  for (const [id, { line, removed }] of Object.entries(changes)) {
    if (removed) lines.delete(id);
    else lines.set(id, { ...(lines.get(id) ?? line), quantity: line.quantity });
  }
  return [...lines.values()];
};

/**
 * Checks a line against the server's latest answer for its variant. `held`: the quantity in the shopper's own unpaid
 * order, for which the server may have reserved it.
 */
export const checkedLine = (
  line: CartLine,
  answer: Known,
  note: string | null,
  ordered = false,
  held = 0,
): CheckedLine => {
  // The line's own stored data is used until the request can be retried.
  const unread = answer === 'unread' && line.price === null;
  const known = answer === 'unread' ? undefined : answer;
  const stock = known === undefined ? line.available : (known?.available ?? null);
  const available = stock === null ? null : Math.max(stock, Math.min(held, line.quantity));
  const price = known ? (known.price ?? line.price) : line.price;
  const gone = known === null || available === 0 || (price === null && !unread);
  const tooMany = !gone && available !== null && line.quantity > available;
  return {
    ...line,
    price,
    available,
    quantity: tooMany ? available : line.quantity,
    priceWas: price !== line.price && line.price !== null ? line.price : null,
    quantityWas: tooMany ? line.quantity : null,
    gone,
    unpriced: price === null && known !== null && available !== 0 && !unread,
    // An ordered line is not part of the sum, so the sum does not wait for it.
    unread: unread && !ordered,
    note,
    ordered,
  };
};

export const lineTotal = ({ price, quantity }: Pick<CartLine, 'price' | 'quantity'>): PriceAmount =>
  multiplyMinor(price, quantity);

/** Whether the line is part of the next order. */
export const isCounted = ({ gone, ordered }: Pick<CheckedLine, 'gone' | 'ordered'>): boolean => !gone && !ordered;

/** The total of the lines that can be bought; null when it is unknown or too large to represent. */
export const cartTotal = (lines: readonly CheckedLine[]): Minor | null =>
  addMinor(...lines.filter(isCounted).map(lineTotal));
