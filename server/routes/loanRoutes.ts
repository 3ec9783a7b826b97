import { Hono } from 'hono';
import * as v from 'valibot';
import { DURATIONS_TEXT, isDuration } from '../../src/domain/durations';
import { amortize } from '../../src/domain/amortization';
import { monthlyRatePercent } from '../domain/loanRules';
import { toMajor } from '../../src/lib/money';
import { requireUser } from '../http/auth';
import { parseBody } from '../http/body';
import type { ShopEnv } from '../http/context';
import { ok, Refusal } from '../http/envelope';
import { duration, money } from '../http/fields';

const ScheduleBody = v.object({
  loan_amount: money('The loan amount is not a number'),
  totalPrice: money('The total price is not a number'),
  loan_duration: duration,
});

export const loanRoutes = new Hono<ShopEnv>().post('/loan/cfschedule', requireUser, async (call) => {
  const { loan_amount, totalPrice, loan_duration } = await parseBody(call, ScheduleBody);
  if (!isDuration(loan_duration)) throw new Refusal(`Choose a duration of ${DURATIONS_TEXT}`);
  if (loan_amount <= 0) throw new Refusal('There is nothing left to pay in installments');
  if (loan_amount > totalPrice) throw new Refusal('The loan cannot be more than the total price');
  const loan = { amount: loan_amount, months: loan_duration, rate: monthlyRatePercent };
  return ok(call, {
    amortization_schedule: amortize(loan).map(({ number, payment, balance }) => ({
      payment_number: number,
      payment_amount: toMajor(payment),
      remaining_balance: toMajor(balance),
    })),
    rate: monthlyRatePercent,
  });
});
