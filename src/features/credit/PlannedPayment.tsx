import { formatPrice, type Minor } from '../../lib/money';
import { addsUp, creditSums } from '../../domain/creditSums';
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

/** One duration: the monthly payment, always shown with the total cost. */
export const PlannedPayment = ({ duration, cell, total, downPayment, currency }: PlannedPaymentProps) => {
  const name = <span className={styles.duration}>{monthsText(duration)}</span>;
  const terms = { total, downPayment };
  // A schedule that the checkout would reject is not offered here either.
  if (cell.kind !== 'known' || !addsUp(cell.schedule, terms)) {
    return (
      <>
        {name}
        <span className={styles.coming}>{cell.kind === 'loading' ? 'Loading…' : 'Not available'}</span>
      </>
    );
  }
  const { first, last, payBack, cost } = creditSums(cell.schedule, terms);
  return (
    <>
      {name}
      <span className={styles.monthly}>
        {formatPrice(first, currency)}
        {duration > 1 && <small> a month{last !== first && `, last payment ${formatPrice(last, currency)}`}</small>}
      </span>
      <span className={styles.total}>
        Total {formatPrice(payBack, currency)}
        {cost === 0 ? ', with no interest' : `, including ${formatPrice(cost, currency)} interest`}
        {downPayment > 0 && `, after a down payment of ${formatPrice(downPayment, currency)}`}
      </span>
    </>
  );
};
