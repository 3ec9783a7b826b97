import type { Credit } from '../contract/credit';
import type { Schedule } from '../contract/loan';
import type { Minor } from '../lib/money';
import { amortize } from './amortization';
import { addsUp, repaymentsOf } from './creditSums';
import { loanAmount } from './instalments';

/** One duration with the lowest down payment, computed as the lender's schedule. */
export interface CreditPlan {
  terms: { total: Minor; downPayment: Minor; duration: number };
  schedule: Schedule;
}

/** In whole minor units; rounded up, so that it is never below the lender's minimum. */
const lowestDownPayment = (total: Minor, { minDownPercent }: Credit): Minor =>
  Math.ceil((total * Math.round(minDownPercent * 100)) / 10_000);

const firstPayment = ({ schedule }: CreditPlan): Minor => repaymentsOf(schedule)[0] ?? 0;

/** Null if this total cannot be paid in so many months, or is outside the lender's limits. */
const planOf = (total: Minor, credit: Credit, duration: number): CreditPlan | null => {
  const { rate, minAmount, maxAmount } = credit;
  if (total < minAmount || total > maxAmount) return null;
  const terms = { total, downPayment: lowestDownPayment(total, credit), duration };
  const rows = amortize({ amount: loanAmount(terms), months: duration, rate }).map(({ number, payment, balance }) => ({
    paymentNumber: number,
    paymentAmount: payment,
    remainingBalance: balance,
    dueDate: null,
  }));
  const plan = { terms, schedule: { rows, rate: String(rate) } };
  return firstPayment(plan) > 0 && addsUp(plan.schedule, terms) ? plan : null;
};

/** The durations in which this total can be paid. */
export const creditPlans = (total: Minor, credit: Credit): CreditPlan[] =>
  credit.durations.map((months) => planOf(total, credit, months)).filter((plan) => plan !== null);

/** The monthly payment of the longest duration; null without a duration of several months. */
export const lowestMonthlyPayment = (total: Minor, credit: Credit): Minor | null => {
  for (const months of [...credit.durations].reverse()) {
    const plan = months > 1 ? planOf(total, credit, months) : null;
    if (plan) return firstPayment(plan);
  }
  return null;
};
