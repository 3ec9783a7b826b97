import { first } from '../db/database';
import type { Queryable } from '../db/database';
import { Refusal } from '../http/envelope';
import { shortage } from './stock';
import { variantWithProduct, wireVariantDetail } from './variants';
import type { VariantWithProduct } from './variants';

export const readUserCart = async (database: Queryable, userId: string) => {
  const rows = await database.query<VariantWithProduct & { quantity: number; added_at: string | null }>(
    `SELECT ${variantWithProduct}, i.quantity, i.added_at FROM cart_items i JOIN variants v ON v.id = i.variant_id
     JOIN products p ON p.id = v.product_id WHERE i.user_id = $1 ORDER BY i.position`,
    [userId],
  );
  return rows.map((row) => ({
    product_variant: wireVariantDetail(row),
    quantity: row.quantity,
    added_at: row.added_at,
  }));
};

/** Checks the stock and saves in one statement; saves nothing when any variant is short. */
export const setCartLine = async (
  database: Queryable,
  userId: string,
  { variantId, quantity, at }: { variantId: number; quantity: number; at: number },
) => {
  const variant = await first(
    database.query<{ title: string; stock: number }>(
      `WITH wanted AS (
         SELECT v.id, v.stock, p.title FROM variants v JOIN products p ON p.id = v.product_id WHERE v.id = $2::bigint
       ), saved AS (
         INSERT INTO cart_items (user_id, variant_id, quantity, added_at)
         SELECT $1::uuid, id, $3::integer, $4::timestamptz FROM wanted WHERE stock >= $3::integer
         ON CONFLICT (user_id, variant_id) DO UPDATE SET quantity = excluded.quantity, added_at = excluded.added_at
       )
       SELECT title, stock FROM wanted`,
      [userId, variantId, quantity, new Date(at).toISOString()],
    ),
  );
  if (!variant) throw new Refusal('This item is no longer sold');
  if (quantity > variant.stock) throw new Refusal(shortage(variant.title, variant.stock));
};

/** Merges a visitor's cart into the account's: nothing is lost, counted twice or above the stock. */
export const mergeCart = async (
  database: Queryable,
  userId: string,
  items: readonly { id: number; quantity: number }[],
  at: number,
): Promise<void> => {
  await database.query(
    `INSERT INTO cart_items (user_id, variant_id, quantity, added_at)
     SELECT $1::uuid, v.id, least(v.stock, line.quantity), $3::timestamptz FROM variants v
     JOIN (SELECT id, max(quantity) AS quantity, min(place) AS place
           FROM json_to_recordset($2::json) AS given(id bigint, quantity integer, place integer) GROUP BY id) line
       ON line.id = v.id
     WHERE v.stock > 0 ORDER BY line.place
     ON CONFLICT (user_id, variant_id) DO UPDATE SET quantity = least(
       (SELECT stock FROM variants WHERE id = excluded.variant_id), greatest(excluded.quantity, cart_items.quantity)), added_at = excluded.added_at`,
    [
      userId,
      JSON.stringify(items.map(({ id, quantity }, place) => ({ id, quantity, place }))),
      new Date(at).toISOString(),
    ],
  );
};

export const removeCartLine = async (database: Queryable, userId: string, variantId: number): Promise<void> => {
  await database.query('DELETE FROM cart_items WHERE user_id = $1 AND variant_id = $2', [userId, variantId]);
};

/** Ordered goods leave the cart; a line that holds more than was ordered keeps the rest. */
export const takeFromCart = async (tx: Queryable, userId: string, orderCode: string): Promise<void> => {
  await tx.query(
    `WITH line AS (
       SELECT c.variant_id, c.quantity, least(c.quantity, i.quantity) AS taken
       FROM cart_items c JOIN order_items i ON i.variant_id = c.variant_id
       WHERE c.user_id = $1 AND i.order_code = $2 ORDER BY c.variant_id FOR UPDATE OF c
     ), remembered AS (
       UPDATE order_items i SET from_cart = line.taken FROM line
       WHERE i.order_code = $2 AND i.variant_id = line.variant_id
     ), reduced AS (
       UPDATE cart_items c SET quantity = line.quantity - line.taken FROM line
       WHERE c.user_id = $1 AND c.variant_id = line.variant_id AND line.quantity > line.taken
     )
     DELETE FROM cart_items c USING line
     WHERE c.user_id = $1 AND c.variant_id = line.variant_id AND line.quantity = line.taken`,
    [userId, orderCode],
  );
};

/**
 * Puts back what a closed order took out, once, except what the shopper has put in again. Goods that another open order
 * of the account holds return with that one: it may be a duplicate, for which the cart had nothing left.
 */
export const returnToCart = async (tx: Queryable, orderCode: string): Promise<void> => {
  await tx.query(
    `WITH given AS (
       SELECT o.user_id, o.created_at, v.id, i.from_cart, i.position FROM order_items i
       JOIN orders o ON o.code = i.order_code JOIN variants v ON v.id = i.variant_id
       WHERE i.order_code = $1 AND i.from_cart > 0
     ), passed AS (
       UPDATE order_items j SET from_cart = greatest(j.from_cart, g.from_cart) FROM given g, orders p
       WHERE p.user_id = g.user_id AND p.status = 'Pending' AND j.order_code = p.code AND j.variant_id = g.id
       RETURNING j.variant_id
     ), returned AS (
       UPDATE order_items SET from_cart = 0 WHERE order_code = $1
     )
     INSERT INTO cart_items (user_id, variant_id, quantity, added_at)
     SELECT user_id, id, from_cart, created_at FROM given WHERE id NOT IN (SELECT variant_id FROM passed) ORDER BY position
     ON CONFLICT (user_id, variant_id) DO NOTHING`,
    [orderCode],
  );
};
