import type { Schedule } from '../contract/loan';
import { addMinor, type Minor, type PriceAmount } from '../lib/money';
import { loanAmount } from './instalments';

/** The sums of a credit, taken only from the server's schedule; null where the schedule does not state them. */
export interface CreditSums {
  payBack: PriceAmount;
  cost: PriceAmount;
  first: PriceAmount;
  last: PriceAmount;
  payments: number;
}

type Rows = Pick<Schedule, 'rows'>;

interface Terms {
  total: Minor;
  downPayment: Minor;
}

const isRepayment = ({ paymentNumber }: Schedule['rows'][number]): boolean => paymentNumber > 0;

/** The monthly payments. Row 0 is the start of the loan. */
export const repaymentsOf = ({ rows }: Rows): PriceAmount[] =>
  rows.filter(isRepayment).map(({ paymentAmount }) => paymentAmount);

/** Back ends put the down payment into row 0; any other payment there counts as a repayment. */
const paidAtStart = ({ rows }: Rows, { downPayment }: Terms): PriceAmount => {
  const starts = rows.filter((row) => !isRepayment(row)).map(({ paymentAmount }) => paymentAmount ?? 0);
  const paid = addMinor(...starts);
  return paid === downPayment ? 0 : paid;
};

/** The rounding tolerance in minor units: one per payment, with a minimum for short schedules. */
const roundingOf = (payments: number): Minor => Math.max(5, payments);

/** A repayment a few cents below the loan is rounding; a much lower one is not a valid cost, so the result is null. */
const costOf = (payBack: PriceAmount, loan: Minor, payments: number): PriceAmount => {
  if (payBack === null || payBack < loan - roundingOf(payments)) return null;
  return Math.max(0, payBack - loan);
};

/** The loan is computed as total less down payment, because the balance of row 0 may already include the interest. */
export const creditSums = (schedule: Rows, terms: Terms): CreditSums => {
  const payments = repaymentsOf(schedule);
  const payBack = payments.length > 0 ? addMinor(paidAtStart(schedule, terms), ...payments) : null;
  return {
    payBack,
    cost: costOf(payBack, loanAmount(terms), payments.length),
    first: payments[0] ?? null,
    last: payments[payments.length - 1] ?? null,
    payments: payments.length,
  };
};

/**
 * Whether row 0 starts between the loan and the whole repayment, because a fee or the interest may be included; before
 * or after the payments of the start.
 */
const startsRight = (schedule: Rows, terms: Terms, payBack: Minor, rounding: Minor): boolean => {
  const start = schedule.rows.find((row) => !isRepayment(row));
  const balance = start?.remainingBalance ?? null;
  const paid = paidAtStart(schedule, terms) ?? 0;
  const owed = [loanAmount(terms), payBack];
  const least = Math.min(...owed) - paid - rounding;
  const most = Math.max(...owed) + (start?.paymentAmount ?? 0) + rounding;
  return balance === null || (balance >= least && balance <= most);
};

/**
 * Validates that no balance falls by more than was paid; rows without a balance are skipped. The balance of row 0 may
 * still include a payment made at the start.
 */
const fallsByPayments = (schedule: Rows, rounding: Minor): boolean =>
  schedule.rows.every(({ paymentAmount, remainingBalance }, index) => {
    const before = schedule.rows[index - 1];
    if (!before || before.remainingBalance === null || remainingBalance === null || paymentAmount === null) return true;
    const earlier = isRepayment(before) ? 0 : (before.paymentAmount ?? 0);
    return before.remainingBalance - remainingBalance <= earlier + paymentAmount + rounding;
  });

/**
 * False when the schedule has no payments, has an unreadable payment, or its payments, balances and loan contradict.
 */
export const addsUp = (schedule: Rows, terms: Terms): boolean => {
  const { payBack, cost, payments } = creditSums(schedule, terms);
  if (payBack === null || cost === null) return false;
  const rounding = roundingOf(payments);
  const left = schedule.rows.filter(isRepayment).at(-1)?.remainingBalance ?? 0;
  return left <= rounding && startsRight(schedule, terms, payBack, rounding) && fallsByPayments(schedule, rounding);
};
