import type { OrderRow } from '../contract/order';
import { parseDate } from '../lib/dates';
import type { PriceAmount } from '../lib/money';
import { isPending } from './orderStatus';

/** Browsers repeat a request immediately, and servers answer within a minute or two. */
const WITHIN = 10 * 60 * 1000;

const timeOf = ({ orderDate }: OrderRow): number | null => parseDate(orderDate)?.getTime() ?? null;

interface Press {
  /** The order that the checkout request created. */
  orderCode: string;
  total: PriceAmount;
  /** The orders before the request; null when they could not be read. */
  known: readonly string[] | null;
  /** When the request was started, by the server's clock. */
  started: number;
}

/**
 * Finds duplicates of an order: browsers repeat a POST when a connection dies, and a back end without idempotency keys
 * then books twice. A duplicate is new, still pending, of the same amount and about the same time.
 */
export const duplicatesOf = (rows: readonly OrderRow[], { orderCode, total, known, started }: Press): string[] => {
  const own = rows.find((row) => row.orderCode === orderCode);
  // Dates without a time zone differ from the clock by hours, but not from each other.
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
