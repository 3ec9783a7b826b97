import type { Order } from '../../contract/order';
import { formatDate } from '../../lib/dates';
import type { AcceptedSchedule } from './acceptedSlice';
import styles from './AcceptedTerms.module.css';
import { termDifferences } from './termDifferences';
import { ScheduleTable } from './ScheduleTable';

interface AcceptedTermsProps {
  accepted: AcceptedSchedule;
  order: Order;
  currency: string;
}

/** Compares the accepted terms with the order's current terms. */
export const AcceptedTerms = ({ accepted, order, currency }: AcceptedTermsProps) => {
  const differences = termDifferences(accepted, order, currency);
  const day = formatDate(String(accepted.at));
  return (
    <section className={styles.terms} aria-labelledby="accepted-terms">
      <h2 id="accepted-terms">What you accepted</h2>
      {differences.length === 0 ? (
        <p>The loan for this order matches what you accepted on {day}.</p>
      ) : (
        <div role="status" className={styles.differences}>
          <p>
            <strong>This order differs from what you accepted on {day}.</strong> Please contact us before you pay.
          </p>
          <ul>
            {differences.map(({ name, accepted: then, ordered }) => (
              <li key={name}>
                {name}: you accepted {then}, the order says {ordered}.
              </li>
            ))}
          </ul>
        </div>
      )}
      <details className={styles.schedule}>
        <summary>The payments you accepted</summary>
        <ScheduleTable schedule={accepted} currency={currency} acceptedAt={accepted.at} />
      </details>
    </section>
  );
};
