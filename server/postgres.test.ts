import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isCompleteRun } from '../src/testing/complete';
import { migrate } from './db/migrate';
import { postgresDatabase } from './db/postgres';
import type { Database } from './db/database';
import { seed } from './db/seed';
import { takeStock } from './domain/stock';
import { checkoutBody, twoGoods } from './testing/goods';
import type { Cluster } from './testing/postgresCluster';
import { missingForPostgres, startCluster } from './testing/postgresCluster';
import { shopRules } from './testing/rules/shopRules';
import { shopClient, signUp } from './testing/shopClient';
import { resetTestDatabase } from './testing/testDatabase';
import { createTestShop } from './testing/testShop';
import type { TestShop } from './testing/testShop';

const given = process.env.DATABASE_URL;
const missing = given === undefined ? missingForPostgres() : undefined;

// Creates a temporary database beside the named one, so the tables of the named database are never touched.
const ownName = `storefront_test_${process.pid}`;

const besides = (url: string): string => Object.assign(new URL(url), { pathname: `/${ownName}` }).href;

const wait = (ms: number) => sleep(ms, 'still waiting' as const, { ref: false });

if (missing !== undefined) {
  describe('over PostgreSQL', () => test.skip(`skipped: ${missing}`, () => undefined));
} else {
  describe('over PostgreSQL', () => {
    let cluster: Cluster | undefined;
    let admin: Database | undefined;
    let database: Database;
    let url: string;
    let isMade = false;

    beforeAll(async () => {
      if (given === undefined) cluster = await startCluster();
      admin = postgresDatabase(given ?? cluster?.url('postgres') ?? '');
      await admin.exec(`CREATE DATABASE ${ownName}`);
      isMade = true;
      url = given === undefined ? (cluster?.url(ownName) ?? '') : besides(given);
      database = postgresDatabase(url);
      await migrate(database);
      await seed(database);
    }, 60_000);
    // Runs even after a set-up that failed half-way.
    afterAll(async () => {
      try {
        await (database as Database | undefined)?.close();
        if (isMade) await admin?.exec(`DROP DATABASE ${ownName}`);
        await admin?.close();
      } finally {
        await cluster?.stop();
      }
    });

    test('runs on a real PostgreSQL server', async () => {
      const [row] = await database.query<{ version: string }>('SELECT version()');
      expect(row?.version).toMatch(/^PostgreSQL \d+/);
      expect(row?.version).not.toMatch(/wasm|emscripten/i);
    });

    test('changes nothing when migrated and seeded again', async () => {
      await database.query('UPDATE variants SET stock = 1 WHERE id = (SELECT min(id) FROM variants)');
      await migrate(database);
      await seed(database);
      expect(await database.query('SELECT stock FROM variants WHERE id = (SELECT min(id) FROM variants)')).toEqual([
        { stock: 1 },
      ]);
    });

    test('keeps earlier statements working after a newer version adds a column', async () => {
      const read = () => database.query('SELECT * FROM shelf');
      await database.exec('CREATE TABLE shelf (a integer)');
      expect(await read()).toEqual([]);
      await database.exec('ALTER TABLE shelf ADD COLUMN b integer; INSERT INTO shelf VALUES (1, 2)');
      expect(await read()).toEqual([{ a: 1, b: 2 }]);
      expect(await database.transaction((tx) => tx.query('SELECT * FROM shelf'))).toEqual([{ a: 1, b: 2 }]);
      await database.exec('DROP TABLE shelf');
    });

    describe('several processes', () => {
      let other: Database;
      let time: number;
      const find = async () => {
        const [row] = await database.query<{ id: number; stock: number }>(
          'SELECT id, stock FROM variants ORDER BY id LIMIT 1',
        );
        return row ?? { id: 0, stock: 0 };
      };
      const open = async () => {
        const shop = await createTestShop({ database: other, now: () => time });
        const { id } = await find();
        return async () => {
          const { body } = await shopClient(shop).get(`/storefront/product-variant/${id}`);
          return (body.data as { available: number }).available;
        };
      };
      beforeEach(() => {
        other = postgresDatabase(url);
        time = 0;
      });
      afterEach(() => other.close());

      test('sees a slowly committed change even after later changes were committed first', async () => {
        const available = await open();
        const { id } = await find();
        const before = await available();
        await database.transaction(async (tx) => {
          await tx.query('UPDATE variants SET stock = stock + 1 WHERE id = $1', [id]);
          await database.query('UPDATE variants SET stock = stock + 1 WHERE id <> $1', [id]);
          time += 500;
          expect(await available()).toBe(before);
        });
        time += 500;
        expect(await available()).toBe(before + 1);
      });
    });

    test('releases the idempotency key of a process that dies mid-order, and books the repeated order once', async () => {
      await resetTestDatabase(database);
      const shop = await createTestShop({ database });
      const client = await signUp(shop);
      const [user] = await database.query<{ id: string }>('SELECT id FROM users');
      const [goods] = await twoGoods(database);
      const dying = new pg.Client({ connectionString: url });
      dying.on('error', () => undefined);
      await dying.connect();
      await dying.query('BEGIN');
      const key = 'press_0123456789';
      const row = [user!.id, key, new Date().toISOString()];
      await dying.query(
        `INSERT INTO idempotency_keys (account, key, fingerprint, created_at) VALUES ($1, $2, 'x', $3)`,
        row,
      );
      const other = await createTestShop({ database: postgresDatabase(url) });
      const order = (by: TestShop) =>
        shopClient(by, client.token).call('/storefront/checkout', {
          body: checkoutBody([{ id: goods.id, quantity: 1 }]),
          headers: { 'Idempotency-Key': key },
        });
      const waiting = Promise.all([order(shop), order(other)]);
      expect(await Promise.race([waiting, wait(300)])).toBe('still waiting');
      // Simulates how the kernel closes the sockets of a killed process.
      (dying as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
      const [one, two] = await waiting;
      expect(one.body).toMatchObject({ status: 1 });
      expect(two.body).toEqual(one.body);
      expect(await database.query('SELECT 1 FROM orders')).toHaveLength(1);
      await other.database.close();
    });

    // A closing order waits for a line that it would return, so that line must not wait for the order's stock.
    test('puts goods in a cart while an order holds their stock', async () => {
      await resetTestDatabase(database);
      const client = await signUp(await createTestShop({ database }));
      const [{ id, title }] = await twoGoods(database);
      await database.transaction(async (tx) => {
        await takeStock(tx, [{ variant_id: id, quantity: 1, title }]);
        const added = client.post('/storefront/add-to-cart', { product_variant_id: id, quantity: 1 });
        expect(await Promise.race([added, wait(2000)])).toMatchObject({ body: { status: 1 } });
      });
    });

    test('fails only the transaction whose connection is cut', async () => {
      const cut = database.transaction(async (tx) => {
        const [own] = await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
        await database.query('SELECT pg_terminate_backend($1)', [own!.pid]);
        await wait(100);
        return tx.query('SELECT 1');
      });
      await expect(cut).rejects.toThrow();
      expect(await database.transaction((tx) => tx.query('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
    });

    if (!isCompleteRun) test.skip('skipped: the shop rules run only with E2E_ALL=1', () => undefined);
    else {
      shopRules(async () => {
        await resetTestDatabase(database);
        return database;
      });
    }
  });
}
