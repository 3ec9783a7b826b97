import type { OrderLoan, OrderRow } from '../contract/order';
import type { Repayment, Repayments } from '../contract/repayments';
import { addMinor, type Minor, type PriceAmount } from '../lib/money';

/** One instalment by its number, or everything that the credit still owes. */
export type RepaymentChoice = number | 'all';

/** What is left to pay of an instalment, with its fee for paying late. */
export const amountLeft = ({ amount, fee, paid, status }: Repayment): PriceAmount => {
  if (status === 'paid') return 0;
  const owed = addMinor(amount, fee);
  return owed === null ? null : Math.max(0, owed - (paid ?? 0));
};

export const unpaidOf = ({ schedule }: Repayments): Repayment[] => schedule.filter(({ status }) => status !== 'paid');

/** What was paid of the credit so far. */
export const paidTotalOf = ({ paidTotal, schedule }: Repayments): Minor =>
  paidTotal ?? schedule.reduce((sum, { paid }) => sum + (paid ?? 0), 0);

/** What the choice costs now; null when nothing is left to pay of it. */
export const amountToPay = (repayments: Repayments, choice: RepaymentChoice): Minor | null => {
  if (choice === 'all') return repayments.settleNow?.amount || null;
  if (repayments.next?.number === choice) return repayments.next.amount || null;
  const row = unpaidOf(repayments).find(({ number }) => number === choice);
  return (row && amountLeft(row)) || null;
};

type NextDue = NonNullable<OrderLoan['nextDue']>;
type HasLoan = Pick<OrderRow, 'loan'>;

const isLate = ({ loan }: HasLoan): boolean => loan?.nextDue?.status === 'late';

/** The orders in their order, those with a late payment first. */
export const lateFirst = <T extends HasLoan>(rows: readonly T[]): T[] => [
  ...rows.filter(isLate),
  ...rows.filter((row) => !isLate(row)),
];

/** The next payment of all orders: a late one first, then the one due first. */
export const nextDueOf = (rows: readonly HasLoan[]): NextDue | null => {
  const place = ({ status, dueDate }: NextDue) => `${status === 'late' ? 0 : 1} ${dueDate ?? '9'}`;
  const all = rows.flatMap(({ loan }) => loan?.nextDue ?? []);
  return all.sort((a, b) => place(a).localeCompare(place(b)))[0] ?? null;
};
