import { createHash } from 'node:crypto';
import { catalogue } from '../demo/catalogue/catalogue';
import { buildCatalogueIndex } from '../search/buildCatalogueIndex';
import type { Database, Queryable } from './database';
import {
  demoBusiness,
  categoryRows,
  collectionRows,
  productRows,
  sectionRows,
  slideRows,
  storeRows,
  storeStockRows,
  variantRows,
} from './seedRows';

interface SeedTable {
  table: string;
  key: string;
  columns: string;
  keep?: readonly string[];
  rows: readonly object[];
}

const seedTables = (): SeedTable[] => [
  { table: 'business', key: 'id', columns: 'id integer, document json', rows: [{ id: 1, document: demoBusiness }] },
  {
    table: 'categories',
    key: 'id',
    columns:
      'id bigint, slug text, name text, image_url text, parent_slug text, show_on_menu boolean, is_main boolean, position integer',
    rows: categoryRows(catalogue),
  },
  {
    table: 'collections',
    key: 'slug',
    columns: 'slug text, title text, position integer',
    rows: sectionRows(catalogue),
  },
  { table: 'slides', key: 'id', columns: 'id bigint, position integer, document json', rows: slideRows(catalogue) },
  {
    table: 'products',
    key: 'id',
    columns:
      'id bigint, code text, slug text, title text, img_src text, category_slug text, search_text text, published_at timestamptz, position integer, summary json, details json',
    rows: productRows(catalogue),
  },
  {
    table: 'variants',
    key: 'id',
    columns:
      'id bigint, product_id bigint, price bigint, stock integer, sold integer, seeded_stock integer, seeded_sold integer, position integer, document json',
    // Loading a newer catalogue must not undo sales.
    keep: ['stock', 'sold'],
    rows: variantRows(catalogue),
  },
  { table: 'stores', key: 'id', columns: 'id bigint, position integer, document json', rows: storeRows() },
];

const columnNames = (columns: string): string[] => columns.split(', ').map((column) => column.split(' ')[0] ?? column);

const load = async (tx: Queryable, { table, key, columns, keep = [], rows }: SeedTable): Promise<void> => {
  const names = columnNames(columns);
  const replaced = names.filter((name) => name !== key && !keep.includes(name));
  const source = `SELECT * FROM json_to_recordset($1::json) AS given(${columns})`;
  const json = JSON.stringify(rows);
  await tx.query(`DELETE FROM ${table} WHERE ${key} NOT IN (SELECT ${key} FROM (${source}) AS kept)`, [json]);
  await tx.query(
    `INSERT INTO ${table} (${names.join(', ')}) ${source}
     ON CONFLICT (${key}) DO UPDATE SET ${replaced.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    [json],
  );
};

/** The digest covers the rows, not the catalogue: rows that are built differently are a new seed too. */
export const seedFingerprint = (): string =>
  createHash('sha256')
    .update(JSON.stringify([seedTables(), collectionRows(catalogue), storeStockRows(catalogue)]))
    .digest('hex');

/** Loads the demo catalogue once; a changed catalogue replaces the old one and leaves customers and orders alone. */
export const seed = async (database: Database): Promise<void> => {
  const fingerprint = seedFingerprint();
  const known = await database.query('SELECT 1 FROM seeds WHERE name = $1 AND fingerprint = $2', [
    'catalogue',
    fingerprint,
  ]);
  if (known.length > 0) return;
  await database.transaction(async (tx) => {
    for (const table of seedTables()) await load(tx, table);
    await tx.query('DELETE FROM collection_products');
    await tx.query(
      `INSERT INTO collection_products (collection_slug, product_id, position)
       SELECT * FROM json_to_recordset($1::json) AS given(collection_slug text, product_id bigint, position integer)`,
      [JSON.stringify(collectionRows(catalogue))],
    );
    // As with the variants' stock, loading a newer catalogue must not undo sales.
    await tx.query(
      `INSERT INTO store_stock (variant_id, store_id, available)
       SELECT * FROM json_to_recordset($1::json) AS given(variant_id bigint, store_id bigint, available integer)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(storeStockRows(catalogue))],
    );
    await buildCatalogueIndex(tx);
    await tx.query(
      'INSERT INTO seeds VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET fingerprint = excluded.fingerprint',
      ['catalogue', fingerprint],
    );
  });
};
