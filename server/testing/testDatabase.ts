import { migrate } from '../db/migrate';
import { pgliteDatabase } from '../db/pglite';
import type { PgliteLike } from '../db/pglite';
import type { Database } from '../db/database';
import { seed } from '../db/seed';

declare global {
  /** Provided by the jest environment: one database per worker, made outside jest's sandbox. */
  var openTestDatabase: () => Promise<PgliteLike>;
}

/** Tables that shoppers change; rows that belong to a customer are deleted with the customer. */
const CHANGED_TABLES = [
  'users',
  'mails',
  'csp_reports',
  'idempotency_keys',
  'operator_commands',
  'limit_counts',
  'stock_alerts',
  'contact_messages',
];

/**
 * Empties the tables that shoppers change and resets the stock; the catalogue stays. For few rows, deleting is the
 * fastest. `exec` would make the database forget its prepared statements.
 */
export const resetTestDatabase = (database: Database): Promise<void> =>
  database.transaction(async ({ query }) => {
    for (const table of CHANGED_TABLES) await query(`DELETE FROM ${table}`);
    await query(
      'UPDATE variants SET stock = seeded_stock, sold = seeded_sold WHERE stock <> seeded_stock OR sold <> seeded_sold',
    );
  });

let opened: Promise<Database> | undefined;

const open = async (): Promise<Database> => {
  const database = pgliteDatabase(await globalThis.openTestDatabase());
  await migrate(database);
  await seed(database);
  return database;
};

/** The worker's database, seeded once and empty of customers. */
export const testDatabase = async (): Promise<Database> => {
  opened ??= open();
  const database = await opened;
  await resetTestDatabase(database);
  return database;
};
