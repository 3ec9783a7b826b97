import { join } from 'node:path';
import type { Database } from '../db/database';
import { replaceCatalogue } from '../db/seed';
import type { SeedProduct } from '../demo/catalogue/types';
import { OperatorError } from '../domain/operatorError';
import { showProgress } from '../domain/showProgress';
import { tidyTables } from '../domain/tidyTables';
import { goodsIds } from './goodsIds';
import { openPictures } from './pictures';
import { collectProblems } from './problems';
import { closeTables, finishSlides, linkTo, openTables, readFolder } from './readFolder';
import type { DraftSlide } from './readFrame';
import { readGoods } from './readGoods';
import type { GoodsFiles } from './readGoods';

interface Counted {
  goods: number;
  variants: number;
  /** The links of the slides that lead to products. */
  links: Map<string, string>;
}

/** Reads all goods once, without keeping them. */
const checkGoods = (files: GoodsFiles, slides: readonly DraftSlide[]): Counted => {
  const codes = new Set(slides.map(({ slide }) => slide.button_url));
  const counted: Counted = { goods: 0, variants: 0, links: new Map() };
  for (const product of readGoods(files)) {
    counted.goods += 1;
    counted.variants += product.variants.length;
    if (codes.has(product.code)) counted.links.set(product.code, linkTo(product));
    showProgress(counted.goods, 'goods checked');
  }
  return counted;
};

/** Ends the loading when a file is no longer as it was checked. */
function* unchangedGoods(files: GoodsFiles): Generator<SeedProduct> {
  for (const product of readGoods(files)) {
    files.products.refuseChanged();
    files.variants.refuseChanged();
    yield product;
  }
}

/** Replaces the catalogue by the files of a folder, or throws all that is wrong with them and changes nothing. */
export const importCatalogue = async (database: Database, folder: string, mediaDir: string): Promise<string> => {
  const problems = collectProblems();
  const tables = openTables(folder, problems);
  try {
    const pictures = openPictures(join(folder, 'pictures'), mediaDir);
    const ids = await goodsIds(database);
    const { categories, sections, files, drafts } = readFolder(tables, ids, pictures, problems);
    const { goods, variants, links } = checkGoods(files, drafts);
    const slides = finishSlides(drafts, links, problems);
    await pictures.check();
    problems.refuse();
    if (goods === 0) throw new OperatorError('products.csv has no products: nothing has changed');
    await pictures.copy();
    await replaceCatalogue(
      database,
      { categories, sections, slides, products: unchangedGoods(files), isCounted: true },
      { onBatch: (loaded) => showProgress(loaded, 'goods loaded') },
    );
    await ids.products.keep(database);
    await ids.variants.keep(database);
    pictures.removeOthers();
    await tidyTables(database, 'ANALYZE');
    return `The catalogue has ${goods} products with ${variants} variants in ${categories.length} categories`;
  } finally {
    closeTables(tables);
  }
};
