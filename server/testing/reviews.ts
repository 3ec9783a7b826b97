import { randomUUID } from 'node:crypto';
import { runOperator } from '../domain/operator';
import { checkoutBody } from './goods';
import { kofi, signUp } from './shopClient';
import type { TestShop } from './testShop';

/** An approved review of a customer who bought the product for each rating, the last one newest. */
export const addReviews = async (
  shop: Pick<TestShop, 'fetch' | 'database'>,
  productCode: string,
  ratings: readonly number[],
): Promise<void> => {
  const { database } = shop;
  for (const [index, stars] of ratings.entries()) {
    const [variant] = await database.query<{ id: number }>(
      `SELECT v.id FROM variants v JOIN products p ON p.id = v.product_id WHERE p.code = $1
       ORDER BY v.stock DESC LIMIT 1`,
      [productCode],
    );
    const client = await signUp(shop, { ...kofi, email: `${randomUUID()}@example.com` });
    const order = await client.post('/storefront/checkout', checkoutBody([{ id: variant!.id, quantity: 1 }]));
    const { order_code } = order.body.data as { order_code: string };
    await database.query(`UPDATE orders SET status = 'Confirmed' WHERE code = $1`, [order_code]);
    await client.post(`/storefront/products/${productCode}/reviews`, {
      stars,
      title: `Title ${index}`,
      text: `Line one of ${index}\nLine two`,
    });
    const [review] = await database.query<{ id: number }>('SELECT max(id) AS id FROM reviews');
    await runOperator(database, ['reviews', 'approve', String(review!.id)]);
  }
};
