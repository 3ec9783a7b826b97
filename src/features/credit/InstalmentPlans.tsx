import { useDeferredValue, useId, useState } from 'react';
import { readDownPayment } from '../../domain/downPayment';
import { DURATIONS } from '../../domain/durations';
import { formatPrice, type Minor } from '../../lib/money';
import { MuiRoot } from '../../theme/MuiRoot';
import { Field } from '../../ui/Field';
import styles from './CreditPlanner.module.css';
import { PlannedPayment } from './PlannedPayment';
import { useSchedules } from './useSchedules';

/** Parses the down payment; null while it is invalid. */
const readDown = (typed: string, total: Minor): Minor | null => {
  const read = readDownPayment(typed, total);
  return 'amount' in read ? read.amount : null;
};

/** All durations side by side for the typed down payment. */
export const InstalmentPlans = ({ total, currency }: { total: Minor; currency: string }) => {
  const [typed, setTyped] = useState('');
  const down = useDeferredValue(readDown(typed, total));
  const id = useId();
  const terms = DURATIONS.map((duration) => ({ total, downPayment: down ?? 0, duration }));
  const cells = useSchedules(terms, down !== null);
  return (
    <MuiRoot>
      <Field
        label="With a down payment of"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        hint={`In ${currency}, less than ${formatPrice(total, currency)}.`}
        error={down === null ? 'Enter an amount below the total, such as 120.50' : undefined}
      />
      {down !== null && (
        <ul className={styles.plans} aria-labelledby={id}>
          {DURATIONS.map((duration, index) => (
            <li key={duration} className={styles.plan}>
              <PlannedPayment
                duration={duration}
                cell={cells[index] ?? { kind: 'loading' }}
                total={total}
                downPayment={down}
                currency={currency}
              />
            </li>
          ))}
        </ul>
      )}
      <p id={id} className={styles.note}>
        Installments as calculated by our lender. You agree to nothing until you accept a schedule at checkout.
      </p>
    </MuiRoot>
  );
};
