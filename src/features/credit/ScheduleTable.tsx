import type { Schedule } from '../../contract/loan';
import { formatPrice, type Price } from '../../lib/money';
import styles from './Credit.module.css';

const sum = (amount: Price, currency: string): string =>
  amount === null ? 'not stated' : formatPrice(amount, currency);

/** Every payment as the server gave it. */
export const ScheduleTable = ({ schedule: { rows }, currency }: { schedule: Schedule; currency: string }) =>
  rows.length === 0 ? (
    <p>The server gave no payments for these terms.</p>
  ) : (
    // A long schedule scrolls by itself, with the keyboard too.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Payments">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Payment Cycle</th>
            <th scope="col">Amount Payable</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ paymentNumber, paymentAmount, remainingBalance }, index) => (
            <tr key={index}>
              <td>{paymentNumber === 0 ? '-' : paymentNumber}</td>
              <td>{sum(paymentAmount, currency)}</td>
              <td>{sum(remainingBalance, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
