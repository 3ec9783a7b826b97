import type { Database } from '../db/database';
import { wireAddress } from '../../src/contract/checkoutFields';

export interface Goods {
  id: number;
  product_id: number;
  title: string;
  price: number;
  stock: number;
}

/** Two variants of different products with stock, cheapest first; tests set the stock they need. */
export const twoGoods = async (database: Database): Promise<[Goods, Goods]> => {
  const rows = await database.query<Goods>(
    `SELECT v.id, v.product_id, p.title, v.price, v.stock FROM variants v JOIN products p ON p.id = v.product_id
     WHERE v.stock >= 3 ORDER BY v.price, v.id`,
  );
  const [one] = rows;
  const two = rows.find((row) => row.product_id !== one?.product_id) ?? rows[1];
  if (!one || !two) throw new Error('The catalogue has too few goods for this test');
  return [one, two];
};

export const stockLeft = async (database: Database, id: number): Promise<number> => {
  const [row] = await database.query<{ stock: number }>('SELECT stock FROM variants WHERE id = $1', [id]);
  return row?.stock ?? Number.NaN;
};

export const setStock = (database: Database, id: number, stock: number) =>
  database.query('UPDATE variants SET stock = $2 WHERE id = $1', [id, stock]);

export const checkoutBody = (products: { id: number; quantity: number }[], overrides: object = {}) => ({
  shipping_address: false,
  ...wireAddress(() => ''),
  products,
  order_note: '',
  checkout_type: 'cash',
  duration: 0,
  downPayment: 0,
  creditor: null,
  ...overrides,
});
