import { formatPrice, type Minor } from '../../lib/money';
import { creditSums } from '../../domain/creditSums';
import { monthsText } from '../../lib/monthsText';
import styles from './CreditPlanner.module.css';
import type { PlannedCell } from './useSchedules';

interface PlannedPaymentProps {
  duration: number;
  cell: PlannedCell;
  total: Minor;
  downPayment: Minor;
  currency: string;
}

/** One duration: the monthly sum, and never without what it comes to. */
export const PlannedPayment = ({ duration, cell, total, downPayment, currency }: PlannedPaymentProps) => {
  const name = <span className={styles.duration}>{monthsText(duration)}</span>;
  if (cell.kind !== 'known') {
    return (
      <>
        {name}
        <span className={styles.coming}>{cell.kind === 'failed' ? 'Not available' : 'Loading…'}</span>
      </>
    );
  }
  const { first, last, payBack, cost } = creditSums(cell.schedule, { total, downPayment });
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
        {duration > 1 && <small> a month{last !== first && `, last payment ${formatPrice(last, currency)}`}</small>}
      </span>
      <span className={styles.total}>
        Total {formatPrice(payBack, currency)}
        {cost !== null && (cost > 0 ? `, including ${formatPrice(cost, currency)} interest` : ', with no interest')}
        {downPayment > 0 && `, after a down payment of ${formatPrice(downPayment, currency)}`}
      </span>
    </>
  );
};
