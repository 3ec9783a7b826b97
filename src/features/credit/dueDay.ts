import type { Schedule } from '../../contract/loan';
import { monthsLater } from '../../domain/monthsLater';
import { parseDate } from '../../lib/dates';
import { dayOf } from '../../lib/dayOf';

type Payment = Pick<Schedule['rows'][number], 'paymentNumber' | 'dueDate'>;

/** The day that the lender names, or so many months after the schedule was accepted; null where neither can be told. */
export const dueDay = ({ paymentNumber, dueDate }: Payment, acceptedAt: number): string | null => {
  if (dueDate) return dueDate;
  if (paymentNumber === 0) return null;
  const day = monthsLater(dayOf(new Date(acceptedAt)), paymentNumber);
  return parseDate(day) === null ? null : day;
};
