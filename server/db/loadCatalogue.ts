import type { Catalogue, SeedProduct } from '../demo/catalogue/types';
import { buildCatalogueIndex } from '../search/buildCatalogueIndex';
import type { Queryable } from './database';
import { frameTables, goodsTables } from './seedTables';
import type { SeedTable } from './seedTables';

/** A catalogue of any size: its goods are read once, and never all in memory. */
export interface LoadedCatalogue extends Omit<Catalogue, 'products'> {
  products: Iterable<SeedProduct>;
  /** Its stock is counted: it replaces what the shop has of known goods, and stores get none by themselves. */
  isCounted?: boolean;
}

/** A thousand products are about 3 MB of JSON. */
const BATCH = 1000;

function* inBatches(products: Iterable<SeedProduct>): Generator<SeedProduct[]> {
  let batch: SeedProduct[] = [];
  for (const product of products) {
    batch.push(product);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const load = async (tx: Queryable, { name, key, columns, unique, keep = [], rows }: SeedTable): Promise<void> => {
  const names = columns.split(', ').map((column) => column.replace(/ .*/, ''));
  const replaced = names.filter((column) => !key.includes(column) && !keep.includes(column));
  const given = `json_to_recordset($1::json) AS given(${columns})`;
  // A slug or code that moved to another row is freed first, because it is unique.
  if (unique !== undefined) {
    await tx.query(
      `DELETE FROM ${name} AS old USING ${given} WHERE old.${unique} = given.${unique} AND old.${key[0]} <> given.${key[0]}`,
      [JSON.stringify(rows, [...key, unique])],
    );
  }
  const change = replaced.map((column) => `${column} = excluded.${column}`).join(', ');
  await tx.query(
    `INSERT INTO ${name} (${names.join(', ')}) SELECT * FROM ${given}
     ON CONFLICT (${key.join(', ')}) DO ${change === '' ? 'NOTHING' : `UPDATE SET ${change}`}`,
    [JSON.stringify(rows)],
  );
};

/** Tables of which the catalogue has every row; what refers to a removed row goes with it. */
const WHOLE = ['categories', 'collections', 'slides', 'stores', 'products', 'variants', 'collection_products'];

/**
 * Replaces the catalogue within a transaction; customers and orders stay, and known goods keep their sales, and their
 * stock unless it is counted.
 * `onBatch` learns how many goods are loaded.
 */
export const loadCatalogue = async (
  tx: Queryable,
  { products, isCounted = false, ...frame }: LoadedCatalogue,
  onBatch?: (loaded: number) => void,
): Promise<void> => {
  for (const table of frameTables(frame)) await load(tx, table);
  let loaded = 0;
  for (const batch of inBatches(products)) {
    for (const table of goodsTables({ ...frame, products: batch }, loaded, isCounted)) await load(tx, table);
    loaded += batch.length;
    onBatch?.(loaded);
  }
  // The rows that this transaction has not written.
  for (const table of WHOLE) await tx.query(`DELETE FROM ${table} WHERE xmin <> pg_current_xact_id()::xid`);
  await buildCatalogueIndex(tx);
};
