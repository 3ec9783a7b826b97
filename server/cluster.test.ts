import { join } from 'node:path';
import { isCompleteRun } from '../src/testing/complete';
import type { Database } from './db/database';
import { postgresDatabase } from './db/postgres';
import { http2Client } from './testing/askHttp2';
import { hasFront, startFront } from './testing/fronts';
import type { Front } from './testing/fronts';
import { checkoutBody, setStock, stockLeft, twoGoods } from './testing/goods';
import { missingForPostgres, startCluster } from './testing/postgresCluster';
import type { Cluster } from './testing/postgresCluster';
import { type OpenedShop, openPrograms } from './testing/programs';
import { ama, shopClient, signIn } from './testing/shopClient';

const SHOPPERS = 10;
const ORDERS_EACH = 9;

const missing = isCompleteRun
  ? (missingForPostgres() ?? (hasFront('nginx') ? undefined : 'nginx is not installed'))
  : 'it runs only with E2E_ALL=1';
const name = 'three processes behind nginx over one PostgreSQL';
if (missing !== undefined) describe(name, () => test.skip(`skipped: ${missing}`, () => undefined));
else {
  describe(name, () => {
    let cluster: Cluster;
    let database: Database;
    let processes: OpenedShop[];
    let front: Front;
    let client: ReturnType<typeof http2Client>;
    const open: (() => unknown)[] = [];

    /** One of the processes, called without the proxy. */
    const at = (index: number) => processes[index % processes.length]!.shop;

    beforeAll(async () => {
      const programs = await openPrograms();
      open.push(() => programs.end());
      cluster = await startCluster();
      open.push(() => cluster.stop());
      const env = {
        API_ONLY: '1',
        DATABASE_URL: cluster.url('postgres'),
        SECRET: 's'.repeat(32),
        TRUSTED_PROXY: '2',
      };
      // All three start at once, over an empty database.
      processes = await Promise.all(
        ['one', 'two', 'three'].map(async (folder) => {
          const place = join(programs.folder, folder);
          const shop = await programs.open({ ...env, DATA_DIR: place, CACHE_DIR: place });
          open.push(() => shop.close());
          return shop;
        }),
      );
      database = postgresDatabase(cluster.url('postgres'));
      open.push(() => database.close());
      const apis = processes.map(({ url }) => Number(new URL(url).port));
      front = await startFront('nginx', { dist: programs.dist, headers: {}, apis });
      open.push(() => front.stop());
      client = http2Client(front.url);
      open.push(() => client.close());
    });
    // Runs even after a set-up that failed half-way.
    afterAll(async () => {
      for (const close of open.reverse()) await close();
    });

    test('shares accounts, sessions and stock changes between all three processes', async () => {
      await shopClient(at(0)).post('/storefront/customer/signup', ama);
      const { token } = await signIn(at(1), ama);
      expect((await shopClient(at(2), token).get('/storefront/is_logged_in')).body.active).toBe(true);
      const [goods] = await twoGoods(database);
      const available = async (index: number) =>
        (
          (await shopClient(at(index)).get(`/storefront/product-variant/${goods.id}`)).body.data as {
            available: number;
          }
        ).available;
      expect(await Promise.all([0, 1, 2].map(available))).toEqual([goods.stock, goods.stock, goods.stock]);
      await shopClient(at(0), token).post('/storefront/checkout', checkoutBody([{ id: goods.id, quantity: 1 }]));
      const isSeen = async (index: number): Promise<void> => {
        while ((await available(index)) !== goods.stock - 1);
      };
      await Promise.all([0, 1, 2].map(isSeen));
    });

    test('neither loses nor duplicates an order when a process is killed under load', async () => {
      const [goods] = await twoGoods(database);
      await setStock(database, goods.id, 1000);
      const before = await database.query('SELECT code FROM orders');
      const shoppers = await Promise.all(
        Array.from({ length: SHOPPERS }, async (_, index) => {
          const customer = { ...ama, email: `shopper${index}@example.com` };
          await shopClient(at(index)).post('/storefront/customer/signup', customer);
          return (await signIn(at(index + 1), customer)).token ?? '';
        }),
      );
      const body = JSON.stringify(checkoutBody([{ id: goods.id, quantity: 1 }]));
      let answered = 0;
      let killed: Promise<unknown> | undefined;

      /** Repeats the same request until a reply arrives, as the storefront does. */
      const press = async (shopper: number, key: string): Promise<string> => {
        const headers = {
          'content-type': 'application/json',
          'x-api-key': 'demo-key',
          'x-forwarded-for': `203.0.113.${shopper}`,
          authorization: `Bearer ${shoppers[shopper] ?? ''}`,
          'idempotency-key': key,
        };
        const reply = await client.ask('/api/v1/storefront/checkout', headers, body);
        if (reply.status >= 500) {
          return press(shopper, key);
        }
        answered += 1;
        if (answered === 40) killed = processes.pop()?.kill();
        const reported = JSON.parse(reply.body.toString()) as {
          status: number;
          data?: { order_code?: string; checkout_id: string };
        };
        expect(reported).toMatchObject({ status: 1 });
        return reported.data?.checkout_id ?? '';
      };

      const round = async (shopper: number): Promise<string[]> => {
        const ids: string[] = [];
        for (let order = 0; order < ORDERS_EACH; order += 1) {
          // Two simultaneous presses: two processes handle the same key.
          const key = `press_${String(shopper).padStart(8, '0')}_${String(order).padStart(4, '0')}`;
          const [one, two] = await Promise.all([press(shopper, key), press(shopper, key)]);
          expect(two).toBe(one);
          ids.push(one);
        }
        return ids;
      };
      const acknowledged = (await Promise.all(shoppers.map((_, shopper) => round(shopper)))).flat();
      await killed;

      const expected = SHOPPERS * ORDERS_EACH;
      expect(killed).toBeDefined();
      expect(new Set(acknowledged).size).toBe(expected);
      const stored = await database.query<{ id: string }>('SELECT id FROM checkouts');
      expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
      const orders = await database.query('SELECT code FROM orders');
      expect(orders.length - before.length).toBe(expected);
      expect(await stockLeft(database, goods.id)).toBe(1000 - expected);
    });
  });
}
