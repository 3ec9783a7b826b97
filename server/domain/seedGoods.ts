import type { Database } from '../db/database';
import { replaceCatalogue, seedDemo } from '../db/seed';
import { catalogue } from '../demo/catalogue/catalogue';
import { generateGoods } from '../demo/generated/goods';
import { showProgress } from './showProgress';
import { tidyTables } from './tidyTables';

/** Replaces the catalogue by generated goods in the demo's categories. */
export const seedGoods = async (database: Database, count: number): Promise<void> => {
  // The demo's slide of a product would lead nowhere.
  const slides = catalogue.slides.filter((slide) => slide.link_type !== 'Product');
  const generated = { ...catalogue, slides, products: generateGoods(count) };
  await replaceCatalogue(database, generated, { onBatch: (loaded) => showProgress(loaded, 'goods') });
  await tidyTables(database, 'ANALYZE');
};

export const bringDemoBack = async (database: Database): Promise<void> => {
  await seedDemo(database);
  // Makes the files small again, which is quick with so few rows left.
  await tidyTables(database, 'FULL, ANALYZE');
};
