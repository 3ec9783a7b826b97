import { createHash } from 'node:crypto';
import { catalogue } from '../demo/catalogue/catalogue';
import type { Database } from './database';
import { loadCatalogue } from './loadCatalogue';
import type { LoadedCatalogue } from './loadCatalogue';
import { frameTables, goodsTables } from './seedTables';

/** The fingerprint of a catalogue that the operator chose: a start does not replace it. */
const CHOSEN = 'operator';

/** The digest covers the rows, not the catalogue: rows that are built differently are a new seed too. */
export const seedFingerprint = (): string =>
  createHash('sha256')
    .update(JSON.stringify([frameTables(catalogue), goodsTables(catalogue, 0)]))
    .digest('hex');

export const replaceCatalogue = (
  database: Database,
  chosen: LoadedCatalogue,
  { fingerprint = CHOSEN, onBatch }: { fingerprint?: string; onBatch?: (loaded: number) => void } = {},
): Promise<void> =>
  database.transaction(async (tx) => {
    await loadCatalogue(tx, chosen, onBatch);
    await tx.query(
      'INSERT INTO seeds VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET fingerprint = excluded.fingerprint',
      ['catalogue', fingerprint],
    );
  });

/** A changed demo catalogue replaces the old one. */
export const seedDemo = (database: Database): Promise<void> =>
  replaceCatalogue(database, catalogue, { fingerprint: seedFingerprint() });

/** Loads the demo catalogue once, and again when it has changed, unless the operator chose another. */
export const seed = async (database: Database): Promise<void> => {
  const known = await database.query(`SELECT 1 FROM seeds WHERE name = 'catalogue' AND fingerprint IN ($1, $2)`, [
    seedFingerprint(),
    CHOSEN,
  ]);
  if (known.length === 0) await seedDemo(database);
};
