import { first } from '../db/database';
import type { Queryable } from '../db/database';
import { Refusal } from '../http/refusal';

export const shortage = (title: string, left: number): string =>
  left > 0 ? `Only ${left} of ${title} left` : `${title} is sold out`;

export interface StockLine {
  variant_id: number;
  quantity: number;
  title: string;
}

/** Always in the same order, so that two orders for the same goods never wait for each other in a ring. */
const ordered = <Line extends { variant_id: number }>(lines: readonly Line[]): Line[] =>
  [...lines].sort((a, b) => a.variant_id - b.variant_id);

export const takeStock = async (tx: Queryable, lines: readonly StockLine[]): Promise<void> => {
  for (const { variant_id, quantity, title } of ordered(lines)) {
    const taken = await tx.query(
      'UPDATE variants SET stock = stock - $2, sold = sold + $2 WHERE id = $1 AND stock >= $2 RETURNING id',
      [variant_id, quantity],
    );
    if (taken.length > 0) continue;
    const left = await first(tx.query<{ stock: number }>('SELECT stock FROM variants WHERE id = $1', [variant_id]));
    throw new Refusal(shortage(title, left?.stock ?? 0));
  }
};

export const returnStock = async (tx: Queryable, orderCode: string): Promise<void> => {
  const lines = await tx.query<{ variant_id: number; quantity: number }>(
    'SELECT variant_id, quantity FROM order_items WHERE order_code = $1',
    [orderCode],
  );
  for (const { variant_id, quantity } of ordered(lines)) {
    await tx.query('UPDATE variants SET stock = stock + $2, sold = greatest(sold - $2, 0) WHERE id = $1', [
      variant_id,
      quantity,
    ]);
  }
};
