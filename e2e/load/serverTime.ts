import type { ShopServer } from '../../server/app';
import type { Database } from '../../server/db/database';
import type { Offer } from './listPaths';
import { listPaths } from './listPaths';
import type { Goods } from './plan';
import { apiKey } from './plan';

const ROUNDS = 21;
const LISTS = 300;
/** Other lists than those of the calls over HTTP. */
const SEED = 2;

export type Times = Record<string, number[]>;

const readerOf =
  (shop: ShopServer) =>
  async (path: string): Promise<number> => {
    const headers = { 'X-Api-Key': apiKey, 'Accept-Encoding': 'gzip, br' };
    const started = performance.now();
    await (await shop.fetch(new Request(`http://localhost/api/v1${path}`, { headers }))).arrayBuffer();
    return performance.now() - started;
  };

/** Milliseconds that whole lists take inside the server, without a socket. */
export const wholeListTimes = async (
  shop: ShopServer,
  database: Database,
  [goods]: readonly Goods[],
): Promise<Times> => {
  const read = readerOf(shop);
  const times: Times = {};
  for (const [name, path] of [
    ['all products', '/storefront/products/search'],
    ['category list', `/storefront/category_products/${goods?.category_slug}`],
  ] as const) {
    await read(path);
    const [known, sold]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      known.push(await read(path));
      await database.query('UPDATE variants SET sold = sold + 1 WHERE id = $1', [goods?.variant_id]);
      sold.push(await read(path));
    }
    times[name] = known;
    times[`${name}, one product just sold`] = sold;
  }
  return times;
};

/** The same of pages of lists, one at a time and each different. */
export const listTimes = async (shop: ShopServer, offer: Offer): Promise<Times> => {
  const read = readerOf(shop);
  const { page, filtered, search, suggestions } = listPaths(offer, SEED);
  const times: Times = {};
  for (const [name, path] of [
    ['page of a list', page],
    ['list with filters', filtered],
    ['search, a page', search],
    ['suggestions', suggestions],
  ] as const) {
    const taken: number[] = [];
    for (let call = 0; call < LISTS; call += 1) taken.push(await read(path()));
    times[name] = taken;
  }
  return times;
};
