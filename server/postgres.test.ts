import { migrate } from './db/migrate';
import { postgresDatabase } from './db/postgres';
import type { Database } from './db/database';
import { seed } from './db/seed';
import type { Cluster } from './testing/postgresCluster';
import { missingForPostgres, startCluster } from './testing/postgresCluster';
import { shopRules } from './testing/rules/shopRules';
import { resetTestDatabase } from './testing/testDatabase';

const given = process.env.DATABASE_URL;
const missing = given === undefined ? missingForPostgres() : undefined;

// Never the tables of the database that is named: a database beside it, gone afterwards.
const ownName = `storefront_test_${process.pid}`;

const besides = (url: string): string => Object.assign(new URL(url), { pathname: `/${ownName}` }).href;

if (missing !== undefined) {
  describe('over PostgreSQL', () => test.skip(`skipped: ${missing}`, () => undefined));
} else {
  describe('over PostgreSQL', () => {
    let cluster: Cluster | undefined;
    let admin: Database | undefined;
    let database: Database;

    beforeAll(async () => {
      if (given === undefined) cluster = startCluster();
      admin = postgresDatabase(given ?? cluster?.url('postgres') ?? '');
      await admin.exec(`CREATE DATABASE ${ownName}`);
      database = postgresDatabase(given === undefined ? (cluster?.url(ownName) ?? '') : besides(given));
      await migrate(database);
      await seed(database);
    }, 60_000);
    afterAll(async () => {
      await database.close();
      await admin?.exec(`DROP DATABASE ${ownName}`);
      await admin?.close();
      cluster?.stop();
    });

    test('it is PostgreSQL that answers', async () => {
      const [row] = await database.query<{ version: string }>('SELECT version()');
      expect(row?.version).toMatch(/^PostgreSQL \d+/);
      expect(row?.version).not.toMatch(/wasm|emscripten/i);
    });

    test('migrating and seeding again changes nothing', async () => {
      await database.query('UPDATE variants SET stock = 1 WHERE id = (SELECT min(id) FROM variants)');
      await migrate(database);
      await seed(database);
      expect(await database.query('SELECT stock FROM variants WHERE id = (SELECT min(id) FROM variants)')).toEqual([
        { stock: 1 },
      ]);
    });

    shopRules(async () => {
      await resetTestDatabase(database);
      return database;
    });
  });
}
