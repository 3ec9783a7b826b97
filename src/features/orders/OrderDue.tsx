import type { OrderRow } from '../../contract/order';
import { formatDate } from '../../lib/dates';
import { Price } from '../../ui/Price';
import { useFeature } from '../business/useFeature';
import styles from './OrdersTable.module.css';
import { NextDue } from './NextDue';
import { dueOf, today } from './paymentDays';

/** The next payment of the order, below its total. */
export const OrderDue = ({ row, currency }: { row: OrderRow; currency: string }) => {
  const isExact = useFeature('repayments');
  const nextDue = row.loan?.nextDue;
  if (isExact && nextDue) {
    return (
      <span className={styles.more}>
        <NextDue nextDue={nextDue} currency={currency} />
      </span>
    );
  }
  const due = dueOf(row, today());
  if (due === null) return null;
  return (
    <span className={styles.more}>
      {due.name} {due.amount !== null && <Price amount={due.amount} currency={currency} className={styles.sum} />}{' '}
      {due.day !== null && formatDate(due.day)}
    </span>
  );
};
