import type { LoanTerms } from '../../api/loanApi';
import type { Schedule } from '../../contract/loan';
import { addsUp, creditSums } from '../../domain/creditSums';
import { unbrokenPrice } from '../../lib/money';
import { monthsText } from '../../lib/loanTexts';
import styles from './CreditPlanner.module.css';

interface PlannedPaymentProps {
  terms: LoanTerms;
  schedule: Schedule | undefined;
  /** Whether a missing schedule is still awaited. */
  isLoading: boolean;
  currency: string;
}

const paymentsText = (count: number): string => (count === 1 ? '1 payment' : `${count} payments`);

/** One duration: the monthly payment, always shown with the total cost. */
export const PlannedPayment = ({ terms, schedule, isLoading, currency }: PlannedPaymentProps) => {
  const { duration, downPayment } = terms;
  const name = <span className={styles.duration}>{monthsText(duration)}</span>;
  // A schedule that the checkout would reject is not offered here either.
  if (!schedule || !addsUp(schedule, terms)) {
    return (
      <>
        {name}
        <span className={styles.coming}>{!schedule && isLoading ? 'Loading…' : 'Not available'}</span>
      </>
    );
  }
  const { first, last, payBack, cost, payments } = creditSums(schedule, terms);
  return (
    <>
      {name}
      <span className={styles.monthly}>
        {last === first ? (
          <>
            {unbrokenPrice(first, currency)}
            {duration > 1 && <small> a month</small>}
          </>
        ) : (
          <>
            <small>{paymentsText(payments - 1)} of </small>
            {unbrokenPrice(first, currency)}
            <small>, then {unbrokenPrice(last, currency)}</small>
          </>
        )}
      </span>
      <span className={styles.total}>
        Total {unbrokenPrice(payBack, currency)}
        {cost === 0 ? ', with no interest' : `, including ${unbrokenPrice(cost, currency)} interest`}
        {downPayment > 0 && `, after a down payment of ${unbrokenPrice(downPayment, currency)}`}
      </span>
    </>
  );
};
