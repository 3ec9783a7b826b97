import type { Database } from '../db/database';

/** The embedded database does neither by itself, and removed rows would distort what is measured. */
export const tidyTables = (database: Database, how: 'ANALYZE' | 'FULL, ANALYZE') =>
  database.query(`VACUUM (${how}) products, variants, collection_products, store_stock`);
