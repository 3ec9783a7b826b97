import type { CartLine } from '../../contract/cart';
import type { VariantDetail } from '../../contract/variant';
import type { Id } from '../../lib/ids';
import { addMinor, multiplyMinor, type Minor, type Price } from '../../lib/money';
import type { CartChange } from './cartSlice';

/** A line as the bag shows it: with what has changed since the shopper put it in. */
export interface CheckedLine extends CartLine {
  /** The price it had then, if it is another now. */
  priceWas: Price;
  /** The quantity the shopper wanted, if there are fewer left. */
  quantityWas: number | null;
  /** It can no longer be bought; it is shown, but not counted. */
  gone: boolean;
  /** It may be there, but nobody knows what it costs. */
  unpriced: boolean;
  /** The server could not be asked what it is: it is neither gone nor priced, and can be asked for again. */
  unread: boolean;
  note: string | null;
  /** It has been paid for, and only the server's cart still holds it; it is not counted until it is touched. */
  ordered: boolean;
}

/** What is known of a variant: `null` that there is none, `undefined` nothing yet, `unread` that asking failed. */
export type Known = VariantDetail | null | undefined | 'unread';

/** The server's lines with the shopper's changes, and what has not reached the server yet. Each variant once. */
export const mergedLines = (
  server: readonly CartLine[],
  kept: readonly CartLine[],
  changes: Readonly<Record<Id, CartChange>>,
): CartLine[] => {
  const lines = new Map<Id, CartLine>();
  const put = (line: CartLine) => {
    const other = lines.get(line.id);
    lines.set(line.id, other ? { ...other, quantity: Math.max(other.quantity, line.quantity) } : line);
  };
  server.forEach(put);
  kept.forEach(put);
  for (const [id, { line, removed }] of Object.entries(changes)) {
    if (removed) lines.delete(id);
    else lines.set(id, { ...(lines.get(id) ?? line), quantity: line.quantity });
  }
  return [...lines.values()];
};

/** A line in the light of what the server says of its variant now. */
export const checkedLine = (line: CartLine, answer: Known, note: string | null, ordered = false): CheckedLine => {
  // What the line itself knows is good enough until the server can be asked again.
  const unread = answer === 'unread' && line.price === null;
  const known = answer === 'unread' ? undefined : answer;
  const available = known ? known.available : line.available;
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

export const lineTotal = ({ price, quantity }: Pick<CartLine, 'price' | 'quantity'>): Price =>
  price === null ? null : multiplyMinor(price, quantity);

/** Whether the line is part of the next order. */
export const isCounted = ({ gone, ordered }: Pick<CheckedLine, 'gone' | 'ordered'>): boolean => !gone && !ordered;

/** What the lines that can be bought cost; null when that is not known, or more than can be counted. */
export const cartTotal = (lines: readonly CheckedLine[]): Minor | null => {
  let total: Minor | null = 0;
  for (const line of lines.filter(isCounted)) {
    const price = lineTotal(line);
    if (price === null || total === null) return null;
    total = addMinor(total, price);
  }
  return total;
};
