import type { Order, OrderRow } from '../../contract/order';
import { isCancelled } from '../../domain/orderStatus';

/** What the list shows: an order that was cancelled has left it. */
export const listedOrders = (rows: readonly OrderRow[]): OrderRow[] =>
  rows.filter(({ status }) => !isCancelled(status));

export const isInstalment = (checkoutType: string): boolean => checkoutType.trim().toLowerCase() === 'installment';

/** 'Cash' or 'Installment', however the back end writes it; anything else as given. */
export const paymentTypeLabel = (checkoutType: string): string => {
  if (isInstalment(checkoutType)) return 'Installment';
  return checkoutType.trim().toLowerCase() === 'cash' ? 'Cash' : checkoutType;
};

export const monthsText = (months: number): string => (months === 1 ? '1 Month' : `${months} Months`);

/** What a status means for the shopper; a status of the back end's own stands by itself. */
const MEANINGS: Record<string, string> = {
  pending: 'We have your order and wait for its payment or review. You can still cancel it.',
  confirmed: 'We have your order and are getting it ready.',
  processing: 'We are getting your order ready.',
  shipped: 'Your order is on its way.',
  delivered: 'Your order has arrived.',
  completed: 'This order is complete.',
  cancelled: 'This order was cancelled. Nothing more will happen.',
  canceled: 'This order was cancelled. Nothing more will happen.',
  declined: 'The payment did not go through, so this order was not placed.',
  expired: 'This order was not paid in time.',
};

export const meaningOf = (status: string): string | null => {
  const key = status.trim().toLowerCase();
  return Object.hasOwn(MEANINGS, key) ? (MEANINGS[key] ?? null) : null;
};

/** Loan states in which a down payment is awaited. */
const AWAITING_DOWN_PAYMENT = new Set(['processing', 'process for payment']);

/** All four have to hold before a down payment can be made. */
export const mayPayDown = (order: Order, eligible: string | undefined): boolean =>
  eligible === 'Approved' &&
  isInstalment(order.checkoutType) &&
  (order.loan?.downPaymentAmount ?? 0) > 0 &&
  AWAITING_DOWN_PAYMENT.has(order.loan?.status.trim().toLowerCase() ?? '');

/** Rows whose code, status or date holds the words, of one status if one is chosen. */
export const filterOrders = (rows: readonly OrderRow[], words: string, status: string): OrderRow[] => {
  const wanted = words.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (status === '' || row.status === status) &&
      `${row.orderCode} ${row.status} ${row.orderDate}`.toLowerCase().includes(wanted),
  );
};

export const statusesOf = (rows: readonly OrderRow[]): string[] =>
  [...new Set(rows.map(({ status }) => status))].sort();
