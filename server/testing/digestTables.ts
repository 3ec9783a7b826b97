import type { Queryable } from '../db/database';

const CATALOGUE = ['products', 'variants', 'collection_products', 'store_stock', 'categories', 'collections', 'slides'];

/** A digest of the rows of each table of the catalogue. */
export const digestTables = (database: Queryable) =>
  Promise.all(
    CATALOGUE.map((table) =>
      database.query(
        `SELECT count(*), md5(string_agg(row, ' ' ORDER BY row)) AS digest
         FROM (SELECT (to_jsonb(t) - 'changed')::text AS row FROM ${table} t) AS rows`,
      ),
    ),
  );
