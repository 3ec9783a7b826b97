import type { OrderLoan } from '../../contract/order';
import { formatDate } from '../../lib/dates';
import { formatPrice } from '../../lib/money';
import styles from './OrdersTable.module.css';

/** The oldest unpaid instalment of an order, in the server's account. */
export const NextDue = ({ nextDue, currency }: { nextDue: NonNullable<OrderLoan['nextDue']>; currency: string }) => {
  const { amount, dueDate, status } = nextDue;
  const isLate = status === 'late';
  return (
    <span className={isLate ? styles.late : undefined}>
      {formatPrice(amount, currency)} {isLate ? 'was due' : 'due'}
      {dueDate !== null && ` ${formatDate(dueDate)}`}
    </span>
  );
};
