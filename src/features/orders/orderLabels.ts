import type { OrderRow } from '../../contract/order';
import { awaitsDownPayment, isInstalment } from '../../domain/instalments';
import { isUndecided } from '../../domain/orderStage';
import { isCancelled } from '../../domain/orderStatus';
import { fold } from '../../lib/fold';

/** The orders shown by default: cancelled ones are hidden. */
export const listedOrders = (rows: readonly OrderRow[]): OrderRow[] =>
  rows.filter(({ status }) => !isCancelled(status));

/** Whether the list row already contains the loan, or shows that the order is not bought by instalments. */
export const isLoanKnown = ({ checkoutType, loan }: Pick<OrderRow, 'checkoutType' | 'loan'>): boolean =>
  loan !== null || (checkoutType !== '' && !isInstalment(checkoutType));

/** The label of a loan status; null when the back end's own text is used, or the status is unknown. */
export const loanWords = (status: string): string | null => {
  if (awaitsDownPayment(status)) return 'Ready to pay';
  return status !== '' && isUndecided(status) ? 'In review' : null;
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
