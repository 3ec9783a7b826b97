import type { OrderRow } from '../../contract/order';
import { formatDate } from '../../lib/dates';
import { Price } from '../../ui/Price';
import styles from './OrdersTable.module.css';
import { dueOf, today } from './paymentDays';

/** The next payment of the order, below its total. */
export const OrderDue = ({ row, currency }: { row: OrderRow; currency: string }) => {
  const due = dueOf(row, today());
  if (due === null) return null;
  return (
    <span className={styles.more}>
      {due.name} {due.amount !== null && <Price amount={due.amount} currency={currency} className={styles.sum} />}{' '}
      {due.day !== null && formatDate(due.day)}
    </span>
  );
};
