import type { RunningShop } from '../../server/startShop';
import { allProducts, type Product } from './checkout';

/** A variant that can be added to the bag without choosing options. */
export const simpleGoods = async (shopUrl: string): Promise<Product> => {
  const products = await allProducts(shopUrl);
  const found = products.find(({ has_variant, available }) => !Number(has_variant) && available > 5);
  if (!found) throw new Error('The demo shop has nothing without a choice');
  return found;
};

/** Sets the price, in major units, directly in the database. */
export const setPrice = async ({ database }: RunningShop, { id, variants }: Product, price: number): Promise<void> => {
  const ids = [id, ...variants.map(({ variant_id }) => variant_id)];
  const rows = await database.query('UPDATE variants SET price = $1 WHERE id = ANY($2::bigint[]) RETURNING id', [
    price * 100,
    ids,
  ]);
  if (rows.length === 0) throw new Error('There is no such variant');
};

export const shownPrice = (price: number): string =>
  `GHS ${price.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
