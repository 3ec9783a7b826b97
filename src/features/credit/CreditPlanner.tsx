import { useDeferredValue, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { readDownPayment } from '../../domain/downPayment';
import { DURATIONS } from '../../domain/durations';
import { paths } from '../../config/paths';
import { formatPrice, type Minor } from '../../lib/money';
import { useAppSelector } from '../../store/hooks';
import { TextField } from '../../ui/TextField';
import { selectIsSignedIn } from '../session/sessionSlice';
import styles from './CreditPlanner.module.css';
import { PlannedPayment } from './PlannedPayment';
import { useSchedules } from './useSchedules';

interface CreditPlannerProps {
  /** What is to be paid for: of this variant, in this quantity, or of the bag. */
  total: Minor | null;
  currency: string;
}

/** A down payment that leaves something to borrow; null while none stands there. */
const readDown = (typed: string, total: Minor): Minor | null => {
  const read = readDownPayment(typed, total);
  return 'amount' in read ? read.amount : null;
};

const Plans = ({ total, currency, wanted }: { total: Minor; currency: string; wanted: boolean }) => {
  const [typed, setTyped] = useState('');
  const down = useDeferredValue(readDown(typed, total));
  const id = useId();
  const terms = DURATIONS.map((duration) => ({ total, downPayment: down ?? 0, duration }));
  const cells = useSchedules(terms, wanted && down !== null);
  return (
    <>
      <TextField
        label="With a down payment of"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        hint={`In ${currency}, less than ${formatPrice(total, currency)}.`}
        error={down === null ? 'Enter a sum below the total, such as 120.50' : undefined}
      />
      {down !== null && (
        <ul className={styles.plans} aria-labelledby={id}>
          {DURATIONS.map((duration, index) => (
            <li key={duration} className={styles.plan}>
              <PlannedPayment
                duration={duration}
                cell={cells[index] ?? { kind: 'loading' }}
                downPayment={down}
                currency={currency}
              />
            </li>
          ))}
        </ul>
      )}
      <p id={id} className={styles.note}>
        Payments by instalments, as our lender counts them. Nothing is agreed before you accept a schedule at checkout.
      </p>
    </>
  );
};

/** What it would cost in instalments: every duration side by side. Asks nobody before it is opened. */
export const CreditPlanner = ({ total, currency }: CreditPlannerProps) => {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  if (total === null || total <= 0) return null;
  return (
    <details
      className={styles.planner}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary className={styles.handle}>Plan your instalments</summary>
      {isOpen && isSignedIn && <Plans total={total} currency={currency} wanted={isOpen} />}
      {isOpen && !isSignedIn && (
        <p>
          <Link to={paths.auth} state={{ from: pathname + search }}>
            Sign in
          </Link>{' '}
          to see what this costs in monthly payments.
        </p>
      )}
    </details>
  );
};
