import type { Queryable } from '../db/database';
import type { Minor } from '../../src/lib/money';
import { sendOrderMail } from './orderMail';
import type { MailContext } from './orderMail';
import { findLoan, planOf } from './orders';
import type { RepaymentPlan } from './repaymentPlan';

/** The day from which a credit's due dates count. */
export const startCredit = async (tx: Queryable, code: string, today: string): Promise<void> => {
  await tx.query(`UPDATE loans SET status = 'Active', started_on = $2 WHERE order_code = $1`, [code, today]);
};

/** Taken before a credit changes, so that two payments wait for each other. */
export const lockOrder = (tx: Queryable, code: string) =>
  tx.query('SELECT 1 FROM orders WHERE code = $1 FOR UPDATE', [code]);

/** The state of a credit; undefined for an order without one, or before it starts. */
export const findPlan = async (
  database: Queryable,
  code: string,
  today: string,
): Promise<RepaymentPlan | undefined> => {
  const loan = await findLoan(database, code);
  return loan && planOf(loan, today);
};

interface Payment {
  code: string;
  amount: Minor;
  /** It closes the credit: the interest of later months is waived. */
  isPayoff: boolean;
  /** Null for a payment by hand. */
  checkoutId: string | null;
}

/**
 * Books a payment to the oldest unpaid instalments. Undefined when it is not owed any more: more than what is
 * left, or no longer what closes the credit. The order's row is locked by the caller.
 */
export const bookPayment = async (
  tx: Queryable,
  { code, amount, isPayoff, checkoutId }: Payment,
  mail: MailContext,
): Promise<RepaymentPlan | undefined> => {
  const before = await findPlan(tx, code, mail.today);
  const isOwed = before && (isPayoff ? amount === before.payoff : amount <= before.outstanding);
  if (!isOwed) return undefined;
  for (const { number, fee } of before.rows.filter((row) => row.fee > 0)) {
    await tx.query('INSERT INTO late_fees (order_code, number, amount) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      code,
      number,
      fee,
    ]);
  }
  await tx.query('INSERT INTO repayments (order_code, amount, checkout_id, created_at) VALUES ($1, $2, $3, $4)', [
    code,
    amount,
    checkoutId,
    new Date(mail.at).toISOString(),
  ]);
  const booked = await findPlan(tx, code, mail.today);
  const isClosed = isPayoff || booked?.payoff === 0;
  if (isClosed) {
    const waived = before.outstanding - amount;
    await tx.query(`UPDATE loans SET status = 'Closed', waived = $2 WHERE order_code = $1`, [code, waived]);
  }
  const left = isClosed ? 0 : (booked?.outstanding ?? 0);
  await sendOrderMail(tx, mail, isClosed ? 'credit-paid-off' : 'repayment-received', code, { amount, left });
  return isClosed ? findPlan(tx, code, mail.today) : booked;
};
