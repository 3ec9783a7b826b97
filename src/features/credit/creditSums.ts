import type { Schedule } from '../../contract/loan';
import { addMinor, type Price } from '../../lib/money';

/** What a credit comes to, from the server's schedule and nothing else; null where it does not say. */
export interface CreditSums {
  borrowed: Price;
  payBack: Price;
  cost: Price;
  first: Price;
  last: Price;
  payments: number;
}

export const creditSums = ({ rows }: Schedule): CreditSums => {
  const payments = rows.filter(({ paymentNumber }) => paymentNumber > 0);
  const start = rows.find(({ paymentNumber }) => paymentNumber === 0);
  const borrowed = start?.remainingBalance ?? null;
  const payBack = payments.length > 0 ? addMinor(...payments.map(({ paymentAmount }) => paymentAmount)) : null;
  return {
    borrowed,
    payBack,
    cost: borrowed === null || payBack === null ? null : payBack - borrowed,
    first: payments[0]?.paymentAmount ?? null,
    last: payments[payments.length - 1]?.paymentAmount ?? null,
    payments: payments.length,
  };
};
