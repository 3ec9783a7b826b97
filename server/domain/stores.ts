import { first } from '../db/database';
import type { Queryable } from '../db/database';
import { Refusal } from '../http/envelope';
import { noSuchStore } from './checkoutRequest';
import type { CheckoutInput } from './checkoutRequest';

export interface WireStore {
  id: number;
  name: string;
  address: string;
  city: string;
  country: string;
  phone: string;
  lat: number;
  lng: number;
  hours: readonly { days: string; opens: string; closes: string }[];
  pickup: 0 | 1;
}

export const listStores = async (database: Queryable): Promise<WireStore[]> => {
  const rows = await database.query<{ document: WireStore }>('SELECT document FROM stores ORDER BY position');
  return rows.map(({ document }) => document);
};

/** What can be picked up today: never more than is for sale. Stores without the variant are listed with 0. */
export const stockOfStores = (
  database: Queryable,
  variantId: number,
): Promise<{ store: number; available: number }[]> =>
  database.query(
    `SELECT s.id AS store, least(coalesce(k.available, 0), v.stock) AS available
     FROM stores s JOIN variants v ON v.id = $1 LEFT JOIN store_stock k ON k.store_id = s.id AND k.variant_id = v.id
     WHERE s.document ->> 'pickup' = '1' ORDER BY s.position`,
    [variantId],
  );

/** The store of an order that is picked up; null for a delivery, and for an order that names no store. */
export const pickupStore = async (
  tx: Queryable,
  { shipping_address, pickup_store }: CheckoutInput,
): Promise<WireStore | null> => {
  if (pickup_store === null) return null;
  if (shipping_address) throw new Refusal('Choose either delivery or pickup.');
  const store = await first(
    tx.query<{ document: WireStore }>(
      `SELECT document FROM stores WHERE id = $1 AND document ->> 'pickup' = '1' FOR KEY SHARE`,
      [pickup_store],
    ),
  );
  if (!store) throw new Refusal(noSuchStore);
  return store.document;
};

/** Reserves what the store has of the order; the caller holds the locks of the variants. */
export const takeFromStore = (tx: Queryable, storeId: number, orderCode: string) =>
  tx.query(
    `WITH found AS (
       SELECT i.position, i.variant_id, least(i.quantity, k.available) AS taken
       FROM order_items i JOIN store_stock k ON k.variant_id = i.variant_id AND k.store_id = $1 WHERE i.order_code = $2
     ), taken AS (
       UPDATE store_stock k SET available = k.available - found.taken FROM found
       WHERE k.variant_id = found.variant_id AND k.store_id = $1
     )
     UPDATE order_items i SET from_store = found.taken FROM found
     WHERE i.order_code = $2 AND i.position = found.position`,
    [storeId, orderCode],
  );

/** Returns what the order took from its store; a store that has closed since gets nothing. */
export const returnToStore = (tx: Queryable, orderCode: string) =>
  tx.query(
    `UPDATE store_stock k SET available = k.available + i.from_store
     FROM order_items i JOIN orders o ON o.code = i.order_code
     WHERE o.code = $1 AND i.from_store > 0 AND k.variant_id = i.variant_id
       AND k.store_id = (o.pickup ->> 'id')::bigint`,
    [orderCode],
  );
