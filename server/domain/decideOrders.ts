import type { Queryable } from '../db/database';
import { startCredit } from './credits';
import { closeOrder } from './orderChanges';
import { sendOrderMail } from './orderMail';
import type { MailContext } from './orderMail';

/** The loan status in which the down payment can be made. */
export const AWAITS_DOWN_PAYMENT = 'Process for Payment';

interface LoanOrder {
  code: string;
  down_payment: number;
}

/** The customer's pending orders by the state of their loan. The order's row is locked first, as in cancelling. */
const pendingOrders = (tx: Queryable, email: string, loans: readonly string[]) =>
  tx.query<LoanOrder>(
    `SELECT o.code, l.down_payment FROM orders o JOIN users u ON u.id = o.user_id JOIN loans l ON l.order_code = o.code
     WHERE u.email = $1 AND o.status = 'Pending' AND l.status = ANY ($2::text[]) ORDER BY o.position FOR UPDATE OF o`,
    [email, loans],
  );

export const markApproved = (tx: Queryable, code: string, at: number) =>
  tx.query('UPDATE orders SET approved_at = $2 WHERE code = $1', [code, new Date(at).toISOString()]);

/** With a down payment, an approved order can be paid; without one, it is complete. */
export const approveOrders = async (tx: Queryable, email: string, mail: MailContext): Promise<string[]> => {
  const lines: string[] = [];
  for (const { code, down_payment } of await pendingOrders(tx, email, ['Created'])) {
    const isDue = down_payment > 0;
    await markApproved(tx, code, mail.at);
    if (isDue) await tx.query('UPDATE loans SET status = $2 WHERE order_code = $1', [code, AWAITS_DOWN_PAYMENT]);
    else {
      await startCredit(tx, code, mail.today);
      await tx.query(`UPDATE orders SET status = 'Confirmed' WHERE code = $1`, [code]);
    }
    await sendOrderMail(tx, mail, isDue ? 'down-payment-due' : 'order-approved', code);
    lines.push(isDue ? `The down payment of ${code} can be made now` : `${code} is confirmed`);
  }
  return lines;
};

export const rejectOrders = async (tx: Queryable, email: string, mail: MailContext): Promise<string[]> => {
  const orders = await pendingOrders(tx, email, ['Created', AWAITS_DOWN_PAYMENT]);
  for (const { code } of orders) {
    await closeOrder(tx, code, 'Rejected', mail.at);
    await sendOrderMail(tx, mail, 'order-rejected', code);
  }
  return orders.map(({ code }) => `${code} was rejected`);
};
