import type { OrderRow } from '../../contract/order';
import { duplicatesOf } from '../../domain/duplicateOrders';
import type { PendingPayment } from './pendingPayment';
import { placedSince } from './readOrders';

/** The order that the pending payment became. */
export const orderOf = (pending: PendingPayment, rows: readonly OrderRow[]): OrderRow | undefined => {
  const { orderCode, known, started } = pending;
  if (orderCode !== null) return rows.find((row) => row.orderCode === orderCode);
  if (known) return rows.find((row) => !known.includes(row.orderCode));
  return placedSince(rows, started);
};

export interface Twice {
  kind: 'twice';
  orderCode: string;
  duplicates: string[];
}

/** What to tell when one press has become several orders; null when it has not. */
export const twiceOf = (pending: PendingPayment, orderCode: string, rows: readonly OrderRow[]): Twice | null => {
  const duplicates = duplicatesOf(rows, { ...pending, orderCode });
  return duplicates.length > 0 ? { kind: 'twice', orderCode, duplicates } : null;
};
