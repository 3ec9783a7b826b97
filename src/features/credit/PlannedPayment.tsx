import { formatPrice, type Minor } from '../../lib/money';
import { creditSums } from '../../domain/creditSums';
import { monthsText } from '../../lib/monthsText';
import styles from './CreditPlanner.module.css';
import type { PlannedCell } from './useSchedules';

interface PlannedPaymentProps {
  duration: number;
  cell: PlannedCell;
  downPayment: Minor;
  currency: string;
}

/** One duration: the monthly sum, and never without what it comes to. */
export const PlannedPayment = ({ duration, cell, downPayment, currency }: PlannedPaymentProps) => {
  const name = <span className={styles.duration}>{monthsText(duration)}</span>;
  if (cell.kind !== 'known') {
    return (
      <>
        {name}
        <span className={styles.coming}>{cell.kind === 'failed' ? 'Not available' : 'Asking …'}</span>
      </>
    );
  }
  const { first, last, payBack, cost } = creditSums(cell.schedule);
  if (first === null || payBack === null) {
    return (
      <>
        {name}
        <span className={styles.coming}>Not stated</span>
      </>
    );
  }
  return (
    <>
      {name}
      <span className={styles.monthly}>
        {formatPrice(first, currency)}
        {duration > 1 && <small> a month{last !== first && `, at last ${formatPrice(last, currency)}`}</small>}
      </span>
      <span className={styles.total}>
        {formatPrice(payBack, currency)} in all
        {cost !== null && `, the credit costs ${formatPrice(cost, currency)}`}
        {downPayment > 0 && `, after ${formatPrice(downPayment, currency)} down`}
      </span>
    </>
  );
};
