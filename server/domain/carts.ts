import { first } from '../db/database';
import type { Database, Queryable } from '../db/database';
import { Refusal } from '../http/refusal';
import { shortage } from './stock';
import { findVariant, findVariants, wireVariantDetail } from './variants';

interface CartRow {
  variant_id: number;
  quantity: number;
}

export const readCart = async (database: Queryable, userId: string) => {
  const rows = await database.query<CartRow>(
    'SELECT variant_id, quantity FROM cart_items WHERE user_id = $1 ORDER BY position',
    [userId],
  );
  const variants = await findVariants(
    database,
    rows.map((row) => row.variant_id),
  );
  return rows.flatMap(({ variant_id, quantity }) => {
    const variant = variants.get(variant_id);
    return variant ? [{ product_variant: wireVariantDetail(variant), quantity }] : [];
  });
};

const setLine = (database: Queryable, userId: string, variantId: number, quantity: number) =>
  database.query(
    `INSERT INTO cart_items (user_id, variant_id, quantity) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, variant_id) DO UPDATE SET quantity = excluded.quantity`,
    [userId, variantId, quantity],
  );

export const setCartLine = async (database: Queryable, userId: string, variantId: number, quantity: number) => {
  const variant = await findVariant(database, variantId);
  if (!variant) throw new Refusal('This item is no longer sold');
  if (quantity > variant.stock) throw new Refusal(shortage(variant.product_title, variant.stock));
  await setLine(database, userId, variantId, quantity);
};

/** A visitor's cart joins the account's: nothing is lost, nothing is counted twice, nothing exceeds the stock. */
export const mergeCart = (database: Database, userId: string, items: readonly { id: number; quantity: number }[]) =>
  database.transaction(async (tx) => {
    const variants = await findVariants(
      tx,
      items.map((item) => item.id),
    );
    for (const { id, quantity } of items) {
      const stock = variants.get(id)?.stock ?? 0;
      if (stock === 0) continue;
      const line = await first(
        tx.query<CartRow>('SELECT variant_id, quantity FROM cart_items WHERE user_id = $1 AND variant_id = $2', [
          userId,
          id,
        ]),
      );
      await setLine(tx, userId, id, Math.min(stock, Math.max(quantity, line?.quantity ?? 0)));
    }
  });

export const removeCartLine = async (database: Queryable, userId: string, variantId: number): Promise<void> => {
  await database.query('DELETE FROM cart_items WHERE user_id = $1 AND variant_id = $2', [userId, variantId]);
};

export const emptyCart = async (database: Queryable, userId: string): Promise<void> => {
  await database.query('DELETE FROM cart_items WHERE user_id = $1', [userId]);
};
