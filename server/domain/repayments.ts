import type { Queryable, TransactionalDatabase } from '../db/database';
import { toMajor } from '../../src/lib/money';
import type { Minor } from '../../src/lib/money';
import { Refusal } from '../http/envelope';
import { openCheckout } from './checkouts';
import { lockOrder } from './credits';
import { findLoan, findOrder, planOf } from './orders';
import type { RepaymentPlan } from './repaymentPlan';

/** Which instalments a payment is for: one by its number, the oldest unpaid one, or all that closes the credit. */
type RepaymentChoice = number | 'next' | 'all';

/** Another customer's order is answered like one that does not exist. */
const ownPlan = async (database: Queryable, userId: string, code: string, today: string): Promise<RepaymentPlan> => {
  if (!(await findOrder(database, userId, code))) throw new Refusal('Invalid Order', 404);
  const loan = await findLoan(database, code);
  if (!loan) throw new Refusal('This order is not paid in installments.');
  const plan = planOf(loan, today);
  if (!plan) throw new Refusal('The installments of this order have not started.');
  return plan;
};

export const describeRepayments = async (database: Queryable, userId: string, code: string, today: string) => {
  const { rows, next, paid, outstanding, payoff } = await ownPlan(database, userId, code, today);
  return {
    schedule: rows.map((row) => ({
      number: row.number,
      due_date: row.dueDate,
      amount: toMajor(row.amount),
      paid: toMajor(row.paid),
      status: row.status,
      fee: toMajor(row.fee),
    })),
    paid_total: toMajor(paid),
    outstanding: toMajor(outstanding),
    next: next ? { number: next.number, due_date: next.dueDate, amount: toMajor(next.left) } : null,
    settle_now: next ? { amount: toMajor(payoff), saves: toMajor(outstanding - payoff) } : null,
  };
};

/** What a choice costs now, and its name for the payment page. */
const priceOf = ({ rows, next, payoff }: RepaymentPlan, choice: RepaymentChoice): { amount: Minor; what: string } => {
  if (!next) throw new Refusal('This credit is paid off.');
  if (choice === 'all') return { amount: payoff, what: 'Everything that is left' };
  const row = choice === 'next' ? next : rows.find(({ number }) => number === choice);
  if (!row) throw new Refusal(`This credit has no installment ${choice}.`);
  if (row.left === 0) throw new Refusal(`Installment ${row.number} is already paid.`);
  return { amount: row.left, what: `Installment ${row.number}` };
};

interface NewRepayment {
  code: string;
  choice: RepaymentChoice;
  at: number;
  today: string;
}

/** Starts a payment, and closes an earlier open one, so that only one of them can be paid. */
export const startRepayment = (
  database: TransactionalDatabase,
  userId: string,
  { code, choice, at, today }: NewRepayment,
): Promise<string> =>
  database.transaction(async (tx) => {
    await lockOrder(tx, code);
    const { amount, what } = priceOf(await ownPlan(tx, userId, code, today), choice);
    await tx.query(`UPDATE checkouts SET status = 'cancelled' WHERE order_code = $1 AND status = 'open'`, [code]);
    const kind = choice === 'all' ? 'payoff' : 'repayment';
    return openCheckout(tx, { orderCode: code, kind, amount, description: `${what} of order ${code}`, at });
  });
