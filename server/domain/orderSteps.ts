import { first } from '../db/database';
import type { Queryable } from '../db/database';
import { sendOrderMail } from './orderMail';
import type { MailContext } from './orderMail';
import type { OrderMailKind } from './orderMailTexts';

/** Each step follows the one before it; an order that is picked up is never shipped. */
const STEPS = {
  pack: `UPDATE orders SET status = CASE WHEN shipping IS NULL THEN 'Ready for pickup' ELSE 'Processing' END, packed_at = $2
         WHERE code = $1 AND status = 'Confirmed' RETURNING status`,
  ship: `UPDATE orders SET status = 'Shipped', shipped_at = $2
         WHERE code = $1 AND status = 'Processing' AND shipping IS NOT NULL RETURNING status`,
  deliver: `UPDATE orders SET status = CASE status WHEN 'Shipped' THEN 'Delivered' ELSE 'Completed' END, delivered_at = $2
            WHERE code = $1 AND status IN ('Shipped', 'Ready for pickup') RETURNING status`,
};

/** The steps that the customer learns by mail. */
const MAILS: Record<string, OrderMailKind | undefined> = {
  'Ready for pickup': 'ready-for-pickup',
  Shipped: 'order-shipped',
  Delivered: 'order-delivered',
};

export type OrderStep = keyof typeof STEPS;

/** False when the order is not at the step before. */
export const advanceOrder = async (
  tx: Queryable,
  mail: MailContext,
  code: string,
  step: OrderStep,
): Promise<boolean> => {
  const advanced = await first(tx.query<{ status: string }>(STEPS[step], [code, new Date(mail.at).toISOString()]));
  const kind = advanced && MAILS[advanced.status];
  if (kind) await sendOrderMail(tx, mail, kind, code);
  return advanced !== undefined;
};
