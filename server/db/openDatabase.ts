import { join } from 'node:path';
import type { Database } from './database';
import { migrate } from './migrate';
import { openPglite } from './openPglite';
import { postgresDatabase } from './postgres';
import { seed } from './seed';

interface DatabaseSettings {
  databaseUrl?: string;
  dataDir: string | null;
  cacheDir: string | null;
}

/** An arbitrary lock number that nothing else may use. */
const STARTING = 7_233_041;

/** PostgreSQL when an address is given, the embedded database otherwise; ready to answer either way. */
export const openDatabase = async ({ databaseUrl, dataDir, cacheDir }: DatabaseSettings): Promise<Database> => {
  if (databaseUrl === undefined) {
    return openPglite({ dataDir: dataDir === null ? null : join(dataDir, 'database'), cacheDir });
  }
  const database = postgresDatabase(databaseUrl);
  try {
    await database.transaction(async (tx) => {
      // Several processes may start at once: the others wait for the lock and then find nothing to do.
      await tx.query('SELECT pg_advisory_xact_lock($1)', [STARTING]);
      await migrate(database);
      await seed(database);
    });
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
};
