import type { Schedule } from '../../contract/loan';
import { monthsLater, dayOf } from '../../lib/days';
import { parseDate } from '../../lib/dates';

type Payment = Pick<Schedule['rows'][number], 'paymentNumber' | 'dueDate'>;

/** The lender's due date, or the acceptance date plus the payment's months; null when neither is known. */
export const dueDay = ({ paymentNumber, dueDate }: Payment, acceptedAt: number): string | null => {
  if (dueDate) return dueDate;
  if (paymentNumber === 0) return null;
  const day = monthsLater(dayOf(new Date(acceptedAt)), paymentNumber);
  return parseDate(day) === null ? null : day;
};
