import type { Queryable } from '../db/database';

/** Each step follows the one before it; an order that is picked up is never shipped. */
const STEPS = {
  pack: `UPDATE orders SET status = 'Processing', packed_at = $2 WHERE code = $1 AND status = 'Confirmed' RETURNING 1`,
  ship: `UPDATE orders SET status = 'Shipped', shipped_at = $2
         WHERE code = $1 AND status = 'Processing' AND shipping IS NOT NULL RETURNING 1`,
  deliver: `UPDATE orders SET status = CASE status WHEN 'Shipped' THEN 'Delivered' ELSE 'Completed' END, delivered_at = $2
            WHERE code = $1 AND (status = 'Shipped' OR (status = 'Processing' AND shipping IS NULL)) RETURNING 1`,
};

export type OrderStep = keyof typeof STEPS;

/** False when the order is not at the step before. */
export const advanceOrder = async (tx: Queryable, code: string, step: OrderStep, at: number): Promise<boolean> =>
  (await tx.query(STEPS[step], [code, new Date(at).toISOString()])).length > 0;
