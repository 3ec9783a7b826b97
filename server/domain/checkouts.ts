import { randomUUID } from 'node:crypto';
import { first } from '../db/database';
import type { Database, Queryable } from '../db/database';
import { isInstalment } from '../../src/domain/instalments';
import { isPending } from '../../src/domain/orderStatus';
import { bookPayment, startCredit } from './credits';
import { closeOrder } from './orderChanges';
import { sendOrderMail } from './orderMail';
import type { MailContext } from './orderMail';

type CheckoutKind = 'order' | 'down_payment' | 'repayment' | 'payoff';

export interface Checkout {
  id: string;
  order_code: string;
  kind: CheckoutKind;
  description: string;
  amount: number;
  status: 'open' | 'paid' | 'declined' | 'cancelled';
  user_id: string;
  email: string;
  first_name: string;
  order_status: string;
  checkout_type: string;
  loan_status: string | null;
  currency: string;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface NewCheckout {
  orderCode: string;
  kind: CheckoutKind;
  amount: number;
  description: string;
  at: number;
}

export const openCheckout = async (tx: Queryable, given: NewCheckout): Promise<string> => {
  const id = randomUUID();
  await tx.query(
    'INSERT INTO checkouts (id, order_code, kind, description, amount, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [id, given.orderCode, given.kind, given.description, given.amount, new Date(given.at).toISOString()],
  );
  return id;
};

export const findCheckout = async (database: Queryable, id: string): Promise<Checkout | undefined> =>
  uuid.test(id)
    ? first(
        database.query<Checkout>(
          `SELECT c.id, c.order_code, c.kind, c.description, c.amount, c.status, o.user_id, u.email, u.first_name,
                  o.status AS order_status, o.checkout_type,
                  (SELECT l.status FROM loans l WHERE l.order_code = o.code) AS loan_status,
                  (SELECT document ->> 'currency' FROM business) AS currency
           FROM checkouts c JOIN orders o ON o.code = c.order_code JOIN users u ON u.id = o.user_id WHERE c.id = $1`,
          [id],
        ),
      )
    : undefined;

const isRepayment = ({ kind }: Pick<Checkout, 'kind'>): boolean => kind === 'repayment' || kind === 'payoff';

/** A payment can be made while its order, or the credit, still waits for one. */
export const isPayable = (checkout: Checkout): boolean =>
  checkout.status === 'open' &&
  (isRepayment(checkout) ? checkout.loan_status === 'Active' : isPending(checkout.order_status));

/** The outcome of the last payment attempt; the order itself is still pending. */
export const setPaymentStatus = async (tx: Queryable, code: string, status: 'Pending' | 'Declined'): Promise<void> => {
  await tx.query('UPDATE orders SET payment_status = $2 WHERE code = $1', [code, status]);
};

/** Resolves to false when the payment was not taken. */
type Settle = (tx: Queryable, checkout: Checkout, mail: MailContext) => Promise<unknown>;

const settlements = {
  pay: async (tx: Queryable, { id, order_code, checkout_type }: Checkout, mail: MailContext) => {
    const isDownPayment = isInstalment(checkout_type);
    await tx.query(`UPDATE checkouts SET status = 'paid' WHERE id = $1`, [id]);
    await tx.query(`UPDATE orders SET status = 'Confirmed', payment_status = $2, paid_at = $3 WHERE code = $1`, [
      order_code,
      isDownPayment ? 'Down Payment Paid' : 'Paid',
      new Date(mail.at).toISOString(),
    ]);
    await startCredit(tx, order_code, mail.today);
    await sendOrderMail(tx, mail, isDownPayment ? 'down-payment-received' : 'payment-received', order_code);
  },
  decline: async (tx: Queryable, { id, order_code, kind }: Checkout, mail: MailContext) => {
    await tx.query(`UPDATE checkouts SET status = 'declined' WHERE id = $1`, [id]);
    // A declined down payment can be retried from the order's page; a declined purchase starts again at the checkout.
    if (kind === 'order') await closeOrder(tx, order_code, 'Declined', mail.at);
    else await setPaymentStatus(tx, order_code, 'Declined');
    await sendOrderMail(tx, mail, kind === 'order' ? 'payment-declined' : 'down-payment-declined', order_code);
  },
  cancel: async (tx: Queryable, { id }: Checkout) => {
    await tx.query(`UPDATE checkouts SET status = 'cancelled' WHERE id = $1`, [id]);
  },
};

export type Settlement = keyof typeof settlements;

/** The order of a repayment is complete, so it stays as it is. */
const repaymentSettlements: Record<Settlement, Settle> = {
  pay: async (tx, { id, order_code, kind, amount }, mail) => {
    const payment = { code: order_code, amount, isPayoff: kind === 'payoff', checkoutId: id };
    const isBooked = (await bookPayment(tx, payment, mail)) !== undefined;
    await tx.query('UPDATE checkouts SET status = $2 WHERE id = $1', [id, isBooked ? 'paid' : 'cancelled']);
    return isBooked;
  },
  decline: async (tx, { id, order_code, amount }, mail) => {
    await tx.query(`UPDATE checkouts SET status = 'declined' WHERE id = $1`, [id]);
    await sendOrderMail(tx, mail, 'repayment-declined', order_code, { amount, left: 0 });
  },
  cancel: settlements.cancel,
};

export const isSettlement = (text: unknown): text is Settlement =>
  typeof text === 'string' && Object.hasOwn(settlements, text);

/**
 * Records the payment provider's decision and mails it to the customer. False when the payment was no longer open or
 * owed: a second click changes and sends nothing.
 */
export const settleCheckout = (
  database: Database,
  id: string,
  settlement: Settlement,
  mail: MailContext,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    // The order's row is locked first, as in cancelling, so that the two cannot deadlock.
    await tx.query('SELECT 1 FROM orders WHERE code = (SELECT order_code FROM checkouts WHERE id = $1) FOR UPDATE', [
      id,
    ]);
    const checkout = await findCheckout(tx, id);
    if (!checkout || !isPayable(checkout)) return false;
    const settle: Settle = (isRepayment(checkout) ? repaymentSettlements : settlements)[settlement];
    return (await settle(tx, checkout, mail)) !== false;
  });

export const confirmCheckout = async (database: Queryable, { id }: Checkout, at: number): Promise<void> => {
  await database.query('UPDATE checkouts SET confirmed_at = $2 WHERE id = $1 AND confirmed_at IS NULL', [
    id,
    new Date(at).toISOString(),
  ]);
};
