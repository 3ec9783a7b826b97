import type { Schedule } from '../contract/loan';
import { addMinor, type Minor, type Price } from '../lib/money';

/** What a credit comes to, from the server's schedule and nothing else; null where it does not say. */
export interface CreditSums {
  payBack: Price;
  cost: Price;
  first: Price;
  last: Price;
  payments: number;
}

/** Row 0 is the start of the loan, and no payment. */
export const repaymentsOf = ({ rows }: Schedule): Price[] =>
  rows.filter(({ paymentNumber }) => paymentNumber > 0).map(({ paymentAmount }) => paymentAmount);

/** Cents are rounded in every payment: about as many of them may be missing, or too many, in the sum. */
const CENTS_PER_ROW = 2;

/** Paying back a few cents less than was borrowed is rounding; much less is not what a credit costs. */
const costOf = (payBack: Price, loan: Minor, payments: number): Price => {
  if (payBack === null || payBack < loan - payments * CENTS_PER_ROW) return null;
  return Math.max(0, payBack - loan);
};

/** `loan` is the total less the down payment: the balance of row 0 may hold the interest already. */
export const creditSums = (schedule: Schedule, loan: Minor): CreditSums => {
  const payments = repaymentsOf(schedule);
  const payBack = payments.length > 0 ? addMinor(...payments) : null;
  return {
    payBack,
    cost: costOf(payBack, loan, payments.length),
    first: payments[0] ?? null,
    last: payments[payments.length - 1] ?? null,
    payments: payments.length,
  };
};

/** False when a balance falls by more than was paid, or less is paid back than was borrowed. */
export const addsUp = (schedule: Schedule, loan: Minor): boolean => {
  const { payBack, cost } = creditSums(schedule, loan);
  if (payBack !== null && cost === null) return false;
  return schedule.rows.every(({ paymentAmount, remainingBalance }, index) => {
    const before = schedule.rows[index - 1]?.remainingBalance ?? null;
    if (before === null || remainingBalance === null || paymentAmount === null) return true;
    return before - remainingBalance <= paymentAmount + CENTS_PER_ROW;
  });
};
