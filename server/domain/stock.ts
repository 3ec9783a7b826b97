import { first } from '../db/database';
import type { Queryable } from '../db/database';
import { Refusal } from '../http/envelope';
import { returnToStore } from './stores';

export const shortage = (title: string, left: number): string =>
  left > 0 ? `Only ${left} of ${title} left` : `${title} is sold out`;

export interface StockLine {
  variant_id: number;
  quantity: number;
  title: string;
}

/**
 * The rows are locked in a fixed order, so that two orders for the same goods cannot deadlock; stock taken by another
 * order meanwhile is counted once its lock is released. NO KEY leaves carts free to refer to the goods.
 */
export const takeStock = async (tx: Queryable, lines: readonly StockLine[]): Promise<void> => {
  const taken = await tx.query<{ id: number }>(
    `WITH wanted AS (
       SELECT v.id, line.quantity FROM variants v
       JOIN json_to_recordset($1::json) AS line(variant_id bigint, quantity integer) ON line.variant_id = v.id
       ORDER BY v.id FOR NO KEY UPDATE OF v
     )
     UPDATE variants v SET stock = v.stock - wanted.quantity, sold = v.sold + wanted.quantity FROM wanted
     WHERE v.id = wanted.id AND v.stock >= wanted.quantity RETURNING v.id`,
    [JSON.stringify(lines.map(({ variant_id, quantity }) => ({ variant_id, quantity })))],
  );
  const done = new Set(taken.map(({ id }) => id));
  const short = lines.find(({ variant_id }) => !done.has(variant_id));
  if (!short) return;
  const left = await first(tx.query<{ stock: number }>('SELECT stock FROM variants WHERE id = $1', [short.variant_id]));
  throw new Refusal(shortage(short.title, left?.stock ?? 0));
};

export const returnStock = async (tx: Queryable, orderCode: string): Promise<void> => {
  await returnToStore(tx, orderCode);
  await tx.query(
    `WITH given AS (
       SELECT v.id, line.quantity FROM variants v
       JOIN (SELECT variant_id, sum(quantity)::integer AS quantity FROM order_items
             WHERE order_code = $1 GROUP BY variant_id) line ON line.variant_id = v.id
       ORDER BY v.id FOR NO KEY UPDATE OF v
     )
     UPDATE variants v SET stock = v.stock + given.quantity, sold = greatest(v.sold - given.quantity, 0) FROM given
     WHERE v.id = given.id`,
    [orderCode],
  );
};
