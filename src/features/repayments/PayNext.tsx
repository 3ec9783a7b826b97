import type { Repayments } from '../../contract/repayments';
import { amountToPay, type RepaymentChoice } from '../../domain/repayments';
import { formatDate } from '../../lib/dates';
import { formatPrice } from '../../lib/money';
import { Button } from '../../ui/Button';
import { Price } from '../../ui/Price';
import styles from './Repayments.module.css';

export interface PressProps {
  /** The choice whose payment page is being opened. */
  busy: RepaymentChoice | null;
  /** It is unknown whether the last press has started a payment. */
  isUnknown: boolean;
  pay: (choice: RepaymentChoice, amount: number) => void;
}

export const OPENING = 'Opening the payment page…';

interface PayNextProps extends PressProps {
  repayments: Repayments;
  currency: string;
}

/** The next payment, and closing the credit at once. */
export const PayNext = ({ repayments, currency, busy, isUnknown, pay }: PayNextProps) => {
  const { next, settleNow, schedule } = repayments;
  if (next === null) return <p>Everything is paid. Thank you.</p>;
  const isLate = schedule.some(({ number, status }) => number === next.number && status === 'late');
  const all = amountToPay(repayments, 'all');
  return (
    <div className={styles.pay}>
      <p className={isLate ? styles.late : undefined}>
        <Price amount={next.amount} currency={currency} />{' '}
        {next.dueDate !== null && `${isLate ? 'was due on' : 'due'} ${formatDate(next.dueDate)}`}
      </p>
      <Button
        aria-disabled={busy !== null}
        onClick={() => {
          pay(next.number, next.amount);
        }}
      >
        {busy === next.number ? OPENING : isUnknown ? 'Check again' : `Pay ${formatPrice(next.amount, currency)}`}
      </Button>
      {all !== null && all !== next.amount && (
        <>
          <p>
            <Price amount={all} currency={currency} /> closes your credit today.
          </p>
          <Button
            variant="quiet"
            aria-disabled={busy !== null}
            onClick={() => {
              pay('all', all);
            }}
          >
            {busy === 'all'
              ? OPENING
              : settleNow && settleNow.saves > 0
                ? `Pay everything (you save ${formatPrice(settleNow.saves, currency)})`
                : 'Pay everything'}
          </Button>
        </>
      )}
    </div>
  );
};
