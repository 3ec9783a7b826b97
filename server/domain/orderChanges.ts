import { first } from '../db/database';
import type { Queryable, TransactionalDatabase } from '../db/database';
import { isPending } from '../../src/domain/orderStatus';
import { returnToCart } from './carts';
import { ordersHeldTooLong } from './holds';
import { returnStock } from './stock';

/** Closes an unpaid order and releases its goods. */
export const closeOrder = async (
  tx: Queryable,
  code: string,
  status: 'Cancelled' | 'Declined' | 'Expired' | 'Rejected',
  at: number,
): Promise<void> => {
  await tx.query('UPDATE orders SET status = $2, payment_status = $2, closed_at = $3 WHERE code = $1', [
    code,
    status,
    new Date(at).toISOString(),
  ]);
  await tx.query('UPDATE loans SET status = $2 WHERE order_code = $1', [code, status]);
  await tx.query(`UPDATE checkouts SET status = 'cancelled' WHERE order_code = $1 AND status = 'open'`, [code]);
  await returnStock(tx, code);
  await returnToCart(tx, code);
};

export const cancelUserOrder = (
  database: TransactionalDatabase,
  userId: string,
  code: string,
  at: number,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const order = await first(
      tx.query<{ status: string }>('SELECT status FROM orders WHERE code = $1 AND user_id = $2 FOR UPDATE', [
        code,
        userId,
      ]),
    );
    if (!order || !isPending(order.status)) return false;
    await closeOrder(tx, code, 'Cancelled', at);
    return true;
  });

/** Cancels abandoned orders, which would hold their goods for ever. */
export const releaseAbandoned = async (tx: Queryable, now: number): Promise<void> => {
  for (const code of await ordersHeldTooLong(tx, now)) await closeOrder(tx, code, 'Expired', now);
};
