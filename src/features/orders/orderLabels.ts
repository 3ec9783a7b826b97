import type { OrderRow } from '../../contract/order';
import { awaitsDownPayment, isDownPaymentDue, isInstalment } from '../../domain/instalments';
import { isCancelled, isPending } from '../../domain/orderStatus';
import { fold } from '../../lib/fold';

/** The orders shown by default: cancelled ones are hidden. */
export const listedOrders = (rows: readonly OrderRow[]): OrderRow[] =>
  rows.filter(({ status }) => !isCancelled(status));

/** Whether the list row already contains the loan, or shows that the order is not bought by instalments. */
export const isLoanKnown = ({ checkoutType, loan }: Pick<OrderRow, 'checkoutType' | 'loan'>): boolean =>
  loan !== null || (checkoutType !== '' && !isInstalment(checkoutType));

/** The explanation of each status; unknown statuses have none. */
const MEANINGS: Record<string, string> = {
  pending: 'We’ve received your order. We’ll start on it once it’s paid or approved.',
  confirmed: 'We have your order and we’re getting it ready.',
  processing: 'We’re getting your order ready.',
  shipped: 'Your order is on its way.',
  delivered: 'Your order has arrived.',
  completed: 'This order is complete.',
  cancelled: 'This order was cancelled. There’s nothing more to do.',
  declined: 'The payment didn’t go through, so this order wasn’t placed.',
  expired: 'This order wasn’t paid for in time.',
};

type OrderState = Pick<OrderRow, 'checkoutType' | 'loan' | 'status'>;

const IN_REVIEW = new Set(['created', 'pending', 'pending review']);

/** True while the lender decides about the order: nothing is owed yet. */
export const isInReview = ({ checkoutType, loan, status }: OrderState): boolean =>
  isPending(status) && isInstalment(checkoutType) && loan !== null && IN_REVIEW.has(fold(loan.status) || 'created');

const pendingMeaning = (order: OrderState, isApproved: boolean): string | undefined => {
  if (isInReview(order) && !isApproved) return 'We’re reviewing your request. You pay nothing until we approve it.';
  if (isDownPaymentDue(order)) return 'Your request is approved. Pay the down payment and we’ll start on your order.';
  const isPaidNow =
    fold(order.checkoutType) === 'cash' || (isInReview(order) && (order.loan?.downPaymentAmount ?? 0) > 0);
  if (isPaidNow) return 'We’ve received your order. We’ll start on it once it’s paid.';
  return MEANINGS.pending;
};

/** `isApproved`: the lender has approved the customer, so an order in review may only await its payment. */
export const meaningOf = (order: OrderState, isApproved = false): string | null => {
  const { status } = order;
  if (isPending(status)) return `${pendingMeaning(order, isApproved)} You can still cancel.`;
  const key = isCancelled(status) ? 'cancelled' : fold(status);
  return Object.hasOwn(MEANINGS, key) ? (MEANINGS[key] ?? null) : null;
};

/** The label of a loan status; null when the back end's own text is used, or the status is unknown. */
export const loanWords = (status: string): string | null => {
  if (awaitsDownPayment(status)) return 'Ready to pay';
  return IN_REVIEW.has(fold(status)) ? 'In review' : null;
};

const NAMED = 2;

/** The product names of an order: the first few, then the number of the others. */
export const goodsText = (products: OrderRow['products']): string => {
  const names = products.map(({ title, quantity }) =>
    quantity !== null && quantity > 1 ? `${title} × ${quantity}` : title,
  );
  const rest = names.length - NAMED;
  return rest > 0 ? `${names.slice(0, NAMED).join(', ')} and ${rest} more` : names.join(', ');
};

/** Rows whose code, status or date contains the search text; limited to one status if one is selected. */
export const filterOrders = (rows: readonly OrderRow[], words: string, status: string): OrderRow[] => {
  const wanted = fold(words);
  return rows.filter(
    (row) =>
      (status === '' || row.status === status) &&
      `${row.orderCode} ${row.status} ${row.orderDate}`.toLowerCase().includes(wanted),
  );
};

export const statusesOf = (rows: readonly OrderRow[]): string[] =>
  [...new Set(rows.map(({ status }) => status))].sort();
