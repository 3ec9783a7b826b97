import { useId, useState } from 'react';
import { useGetScheduleQuery } from '../../api/loanApi';
import type { Order } from '../../contract/order';
import { repaymentsOf } from '../../domain/creditSums';
import { monthsLater } from '../../domain/monthsLater';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Price } from '../../ui/Price';
import styles from './CalendarFile.module.css';
import { repaymentCalendar } from './repaymentCalendar';
import { saveFile } from '../../lib/saveFile';

const today = (): string => new Date(Date.now()).toISOString().slice(0, 10);

/** The order's repayments as a file for the phone's calendar; the shopper says on which day the first one is due. */
export const CalendarFile = ({ order, currency }: { order: Order; currency: string }) => {
  const id = useId();
  const [firstDay, setFirstDay] = useState(() => monthsLater(today(), 1));
  const { loan, totalAmount } = order;
  const terms =
    loan?.loanDuration && loan.loanAmount !== null && totalAmount !== null
      ? { total: totalAmount, downPayment: totalAmount - loan.loanAmount, duration: loan.loanDuration }
      : null;
  const { data } = useGetScheduleQuery(terms ?? { total: 0, downPayment: 0, duration: 0 }, { skip: terms === null });
  const amounts = data ? repaymentsOf(data) : [];
  if (amounts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>Add the payments to your calendar</h2>
      <p>
        {amounts.length === 1 ? 'One payment' : 'First payment'}:{' '}
        <Price amount={amounts[0] ?? null} currency={currency} />
      </p>
      <p>Ask us if you’re not sure of the exact date. You’ll get a reminder one day before each payment.</p>
      <Field
        label="First payment on"
        className={styles.field}
        type="date"
        value={firstDay}
        required
        onChange={(event) => {
          setFirstDay(event.target.value);
        }}
      />
      <Button
        variant="quiet"
        onClick={() => {
          if (firstDay === '') return;
          const text = repaymentCalendar({ orderCode: order.orderCode, currency, amounts, firstDay }, Date.now());
          saveFile(`payments-${order.orderCode}.ics`, 'text/calendar', text);
        }}
      >
        Save calendar file
      </Button>
    </section>
  );
};
