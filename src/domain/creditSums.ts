import type { Schedule } from '../contract/loan';
import { addMinor, type Price } from '../lib/money';

/** What a credit comes to, from the server's schedule and nothing else; null where it does not say. */
export interface CreditSums {
  borrowed: Price;
  payBack: Price;
  cost: Price;
  first: Price;
  last: Price;
  payments: number;
}

/** Row 0 is the start of the loan, and no payment. */
export const repaymentsOf = ({ rows }: Schedule): Price[] =>
  rows.filter(({ paymentNumber }) => paymentNumber > 0).map(({ paymentAmount }) => paymentAmount);

export const creditSums = (schedule: Schedule): CreditSums => {
  const payments = repaymentsOf(schedule);
  const start = schedule.rows.find(({ paymentNumber }) => paymentNumber === 0);
  const borrowed = start?.remainingBalance ?? null;
  const payBack = payments.length > 0 ? addMinor(...payments) : null;
  return {
    borrowed,
    payBack,
    cost: borrowed === null || payBack === null ? null : payBack - borrowed,
    first: payments[0] ?? null,
    last: payments[payments.length - 1] ?? null,
    payments: payments.length,
  };
};
