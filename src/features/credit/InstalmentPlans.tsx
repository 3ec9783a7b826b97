import { useCallback, useDeferredValue, useId, useRef, useState } from 'react';
import { readDownPayment } from '../../domain/downPayment';
import { DURATIONS } from '../../domain/durations';
import { formatPrice, type Minor } from '../../lib/money';
import { MuiRoot } from '../../theme/MuiRoot';
import { Field } from '../../ui/Field';
import styles from './CreditPlanner.module.css';
import { Plan } from './Plan';

/** Parses the down payment; null while it is invalid. */
const readDown = (typed: string, total: Minor): Minor | null => {
  const read = readDownPayment(typed, total);
  return 'amount' in read ? read.amount : null;
};

interface InstalmentPlansProps {
  total: Minor;
  currency: string;
  /** The down payment typed at checkout; without it, the planner has a field of its own. */
  downPayment: string | undefined;
}

/** All durations side by side for the typed down payment. */
export const InstalmentPlans = ({ total, currency, downPayment }: InstalmentPlansProps) => {
  const [typed, setTyped] = useState('');
  const down = useDeferredValue(readDown(downPayment ?? typed, total));
  const id = useId();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const runInOrder = useCallback((work: () => unknown) => {
    last.current = last.current.then(work);
  }, []);
  return (
    <MuiRoot>
      {downPayment === undefined && (
        <Field
          label="With a down payment of"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
          hint={`Optional. Any amount below ${formatPrice(total, currency)}.`}
          error={down === null ? 'Enter an amount below the total, such as 120.50' : undefined}
        />
      )}
      {down !== null && (
        <ul className={styles.plans} aria-labelledby={id}>
          {DURATIONS.map((duration) => (
            <Plan
              key={duration}
              total={total}
              downPayment={down}
              duration={duration}
              currency={currency}
              runInOrder={runInOrder}
            />
          ))}
        </ul>
      )}
      <p id={id} className={styles.note}>
        Calculated by our lender. Nothing is agreed until you accept a payment schedule.
      </p>
    </MuiRoot>
  );
};
