import { useId, useState } from 'react';
import { useGetScheduleQuery } from '../../api/loanApi';
import type { Schedule } from '../../contract/loan';
import type { Order } from '../../contract/order';
import { repaymentsOf } from '../../domain/creditSums';
import { monthsLater } from '../../lib/days';
import { formatDate } from '../../lib/dates';
import { addMinor } from '../../lib/money';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Price } from '../../ui/Price';
import styles from './CalendarFile.module.css';
import { dayIn, nextPayment, today } from './paymentDays';
import { saveCalendar } from './saveCalendar';

/** False when the computed schedule does not add up to the order's payable amount, apart from rounding. */
const isSchedule = (schedule: Schedule, loan: Order['loan']): boolean => {
  const payable = loan?.payableAmount ?? null;
  const payments = repaymentsOf(schedule);
  const sum = addMinor(...payments.map((payment) => payment ?? 0));
  return payable === null || (sum !== null && Math.abs(sum - payable) <= payments.length);
};

/**
 * Saves the order's repayments as a calendar file, monthly from the order date. The form asks for the first day only if
 * the order has no date.
 */
export const CalendarFile = ({ order, currency }: { order: Order; currency: string }) => {
  const id = useId();
  const [chosenDay, setChosenDay] = useState(() => monthsLater(today(), 1));
  const ordered = dayIn(order.orderDate);
  const firstDay = ordered === null ? chosenDay : monthsLater(ordered, 1);
  const { loan, totalAmount } = order;
  const terms =
    loan?.loanDuration && loan.loanAmount !== null && totalAmount !== null
      ? { total: totalAmount, downPayment: totalAmount - loan.loanAmount, duration: loan.loanDuration }
      : null;
  const { data } = useGetScheduleQuery(terms ?? { total: 0, downPayment: 0, duration: 0 }, { skip: terms === null });
  const amounts = data && isSchedule(data, loan) ? repaymentsOf(data) : [];
  const next = nextPayment(order.orderDate, amounts.length, today());
  // Renders nothing when no payment is left.
  if (amounts.length === 0 || (ordered !== null && next === null)) return null;
  const number = next?.number ?? 1;
  const name = amounts.length === 1 ? 'One payment' : number === 1 ? 'First payment' : 'Next payment';
  return (
    <section className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>Add the payments to your calendar</h2>
      <p>
        {name}: <Price amount={amounts[number - 1] ?? null} currency={currency} />
        {next !== null && ` on ${formatDate(next.day)}`}
      </p>
      <p>
        {ordered === null
          ? 'Ask us if you’re not sure of the exact date.'
          : 'Payments are due monthly from the day you ordered.'}{' '}
        Your calendar will remind you one day before each payment.
      </p>
      {ordered === null && (
        <Field
          label="First payment on"
          className={styles.field}
          type="date"
          value={chosenDay}
          required
          onChange={(event) => {
            setChosenDay(event.target.value);
          }}
        />
      )}
      <Button
        variant="quiet"
        onClick={() => {
          if (firstDay === '') return;
          const payments = amounts.map((amount, index) => ({
            number: index + 1,
            day: monthsLater(firstDay, index),
            amount,
          }));
          saveCalendar({ orderCode: order.orderCode, currency, payments, months: amounts.length });
        }}
      >
        Save calendar file
      </Button>
    </section>
  );
};
