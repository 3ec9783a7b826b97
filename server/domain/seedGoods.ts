import type { Database } from '../db/database';
import { replaceCatalogue, seedDemo } from '../db/seed';
import { catalogue } from '../demo/catalogue/catalogue';
import { generateGoods } from '../demo/generated/goods';

/** The embedded database does neither by itself, and removed rows would distort what is measured. */
const tidyTables = (database: Database, how: 'ANALYZE' | 'FULL, ANALYZE') =>
  database.query(`VACUUM (${how}) products, variants, collection_products, store_stock`);

const showProgress = (loaded: number): void => {
  if (loaded % 10_000 === 0) process.stderr.write(`${loaded} goods\n`);
};

/** Replaces the catalogue by generated goods in the demo's categories. */
export const seedGoods = async (database: Database, count: number): Promise<void> => {
  // The demo's slide of a product would lead nowhere.
  const slides = catalogue.slides.filter((slide) => slide.link_type !== 'Product');
  const generated = { ...catalogue, slides, products: generateGoods(count) };
  await replaceCatalogue(database, generated, { onBatch: showProgress });
  await tidyTables(database, 'ANALYZE');
};

export const bringDemoBack = async (database: Database): Promise<void> => {
  await seedDemo(database);
  // Makes the files small again, which is quick with so few rows left.
  await tidyTables(database, 'FULL, ANALYZE');
};
