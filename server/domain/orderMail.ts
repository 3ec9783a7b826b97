import { first } from '../db/database';
import type { Queryable } from '../db/database';
import { sendMail } from './mails';
import { orderMailText } from './orderMailTexts';
import type { OrderMailFacts, OrderMailKind } from './orderMailTexts';

/** The time of a change and of its mail, and the shop's address for the link. */
export interface MailContext {
  at: number;
  /** The day from which due dates count, `YYYY-MM-DD`. */
  today: string;
  origin: string;
}

/** Runs inside the transaction that changes the order, so that order and mail agree. */
export const sendOrderMail = async (
  tx: Queryable,
  { at, origin }: MailContext,
  kind: OrderMailKind,
  code: string,
  repaid?: OrderMailFacts['repaid'],
): Promise<void> => {
  const facts = await first(
    tx.query<Omit<OrderMailFacts, 'repaid'> & { email: string }>(
      `SELECT o.code, o.total, l.down_payment, u.email, u.first_name, o.pickup ->> 'name' AS store,
              (SELECT document ->> 'currency' FROM business) AS currency
       FROM orders o JOIN users u ON u.id = o.user_id LEFT JOIN loans l ON l.order_code = o.code WHERE o.code = $1`,
      [code],
    ),
  );
  if (!facts) return;
  const link = `${origin}/account/orders/o/${code}`;
  await sendMail(tx, at, {
    kind,
    recipient: facts.email,
    ...orderMailText(kind, { ...facts, ...(repaid && { repaid }) }),
    link,
  });
};
