import type { OrderRow } from '../contract/order';
import { parseDate } from '../lib/dates';
import type { Price } from '../lib/money';
import { isPending } from './orderStatus';

/** Browsers send a request again at once, and servers answer within a minute or two. */
const WITHIN = 10 * 60 * 1000;

const timeOf = ({ orderDate }: OrderRow): number | null => parseDate(orderDate)?.getTime() ?? null;

interface Press {
  /** The order that the press was to become. */
  orderCode: string;
  total: Price;
  /** The orders that there were before; null when they could not be read. */
  known: readonly string[] | null;
  /** When it was pressed, by the server's clock. */
  started: number;
}

/**
 * Orders that the same press has made besides its own: browsers repeat a POST by themselves when a connection dies, and
 * a back end that knows no idempotency keys then books twice. New, still pending, of the same amount, about the same time.
 */
export const duplicatesOf = (rows: readonly OrderRow[], { orderCode, total, known, started }: Press): string[] => {
  const own = rows.find((row) => row.orderCode === orderCode);
  // Dates without a zone are hours away from the clock, but not from each other.
  const pressed = (own && timeOf(own)) ?? started;
  const isSamePress = (row: OrderRow): boolean => {
    const at = timeOf(row);
    return at === null ? known !== null : Math.abs(at - pressed) <= WITHIN;
  };
  return rows
    .filter((row) => row.orderCode !== orderCode && isPending(row.status) && row.totalAmount === total)
    .filter((row) => !known?.includes(row.orderCode) && isSamePress(row))
    .map((row) => row.orderCode);
};
