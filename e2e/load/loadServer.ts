import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { createShopServer } from '../../server/app';
import { openDatabase } from '../../server/db/openDatabase';
import { hashPassword } from '../../server/security/passwords';
import type { Goods, LoadPlan } from './plan';
import { apiKey, password, sendsWholeLists } from './plan';
import { readOffer } from './readOffer';
import { listTimes, wholeListTimes } from './serverTime';

const passwordCost = 16_384;

/** The shop under load, in its own process: it receives its plan and reports its memory on request. */
const open = async ({ databaseUrl, dataDir, products, shoppers }: LoadPlan) => {
  const database = await openDatabase({ dataDir, cacheDir: null, ...(databaseUrl === null ? {} : { databaseUrl }) });
  await database.query(
    `INSERT INTO users (id, email, password_hash, first_name, last_name, phone, created_at)
     SELECT gen_random_uuid(), 'shopper' || number || '@load.example', $1, 'Ama', 'Mensah', '0240000000', now()
     FROM generate_series(1, $2::integer) AS number`,
    [await hashPassword(password, passwordCost), shoppers],
  );
  const goods = await database.query<Goods>(
    `SELECT p.slug, p.code, p.category_slug, min(v.id) AS variant_id
     FROM products p JOIN variants v ON v.product_id = p.id GROUP BY p.id ORDER BY p.position LIMIT 200`,
  );
  // Only these are bought, and a run never sells them out.
  await database.query('UPDATE variants SET stock = 1000000 WHERE id = ANY($1::bigint[])', [
    goods.map((one) => one.variant_id),
  ]);
  const shop = createShopServer({ database, secret: 'load', apiKey, passwordCost });
  const offer = await readOffer(shop, database);
  const times = {
    ...(await listTimes(shop, offer)),
    ...(sendsWholeLists(products) ? await wholeListTimes(shop, database, goods) : {}),
  };
  // A thousand shoppers need a thousand addresses, or the limits per address would stop them.
  const fetch = (request: Request) =>
    shop.fetch(request, { address: request.headers.get('x-load-shopper') ?? 'nobody' });
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
    process.send?.({ url: `http://127.0.0.1:${port}`, goods, offer, times });
  });
  return () => {
    server.close();
    void database.close().then(() => process.exit(0));
  };
};

let close: Promise<() => void> | undefined;

process.on('message', (message: { plan?: LoadPlan; ask?: 'memory' | 'close' }) => {
  if (message.plan) close = open(message.plan);
  if (message.ask === 'memory') process.send?.({ memory: process.memoryUsage.rss() });
  if (message.ask === 'close') void close?.then((end) => end());
});
// An aborted run leaves no server behind.
process.on('disconnect', () => process.exit(1));
