import { first } from '../db/database';
import type { Queryable } from '../db/database';

interface Known {
  id: number;
  name: string;
}

const AT_ONCE = 20_000;

/** Goods that are known keep their ids, because carts, wishes and orders have them; new ones continue after the last. */
const numbered = async (database: Queryable, source: string, sequence: string, more: string) => {
  const ids = new Map<string, number>();
  let rows: Known[];
  let after = 0;
  do {
    rows = await database.query<Known>(`${source} WHERE id > $1 ORDER BY id LIMIT ${AT_ONCE}`, [after]);
    for (const { id, name } of rows) ids.set(name, id);
    after = rows.at(-1)?.id ?? after;
  } while (rows.length === AT_ONCE);
  const used = await first(
    database.query<{ last: number }>(`SELECT greatest($1, last_value${more})::bigint AS last FROM ${sequence}`, [
      after,
    ]),
  );
  let last = used?.last ?? after;
  return {
    idOf: (name: string): number => {
      const id = ids.get(name) ?? (last += 1);
      ids.set(name, id);
      return id;
    },
    /** An id is never given again, even when its product is removed. */
    keep: (tx: Queryable) => tx.query(`SELECT setval('${sequence}', $1::bigint)`, [last]),
  };
};

export const goodsIds = async (database: Queryable) => ({
  products: await numbered(database, 'SELECT id, code AS name FROM products', 'product_ids', ''),
  variants: await numbered(
    database,
    `SELECT id, document ->> 'sku' AS name FROM variants`,
    'variant_ids',
    ', (SELECT max(variant_id) FROM order_items)',
  ),
});

export type GoodsIds = Record<'products' | 'variants', { idOf: (name: string) => number }>;
