import type { ShopServer } from '../../server/app';
import type { Database } from '../../server/db/database';
import type { Goods } from './plan';
import { apiKey } from './plan';

const rounds = 21;

const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Median time in milliseconds that a list takes inside the server, without a socket. */
export const serverTimes = async (shop: ShopServer, database: Database, goods: readonly Goods[]) => {
  const [{ category_slug, variant_id } = { category_slug: '', variant_id: 0 }] = goods;
  const read = async (path: string): Promise<number> => {
    const headers = { 'X-Api-Key': apiKey, 'Accept-Encoding': 'gzip, br' };
    const started = performance.now();
    await (await shop.fetch(new Request(`http://localhost/api/v1/storefront/${path}`, { headers }))).arrayBuffer();
    return performance.now() - started;
  };
  const times: Record<string, number> = {};
  for (const [name, path] of [
    ['all products', 'products/search'],
    ['category list', `category_products/${category_slug}`],
  ] as const) {
    await read(path);
    const [known, sold]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      known.push(await read(path));
      await database.query('UPDATE variants SET sold = sold + 1 WHERE id = $1', [variant_id]);
      sold.push(await read(path));
    }
    times[name] = median(known);
    times[`${name}, one product just sold`] = median(sold);
  }
  return times;
};
