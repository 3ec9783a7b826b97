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

/** The durations in which this total can be paid; none outside the lender's limits. */
export const creditPlans = (total: Minor, credit: Credit): CreditPlan[] => {
  const { durations, rate, minAmount, maxAmount } = credit;
  if (total < minAmount || total > maxAmount) return [];
  const downPayment = lowestDownPayment(total, credit);
  const amount = loanAmount({ total, downPayment });
  const plans = durations.map((months): CreditPlan => {
    const rows = amortize({ amount, months, rate }).map(({ number, payment, balance }) => ({
      paymentNumber: number,
      paymentAmount: payment,
      remainingBalance: balance,
      dueDate: null,
    }));
    return { terms: { total, downPayment, duration: months }, schedule: { rows, rate: String(rate) } };
  });
  return plans.filter((plan) => firstPayment(plan) > 0 && addsUp(plan.schedule, plan.terms));
};

/** The lowest monthly payment; null without a duration of several months. */
export const lowestMonthlyPayment = (plans: readonly CreditPlan[]): Minor | null => {
  const monthly = plans.filter(({ terms }) => terms.duration > 1).map(firstPayment);
  return monthly.length > 0 ? Math.min(...monthly) : null;
};
