import { join } from 'node:path';
import type { Database } from '../db/database';
import { replaceCatalogue } from '../db/seed';
import type { SeedProduct, SeedSlide } from '../demo/catalogue/types';
import { OperatorError } from '../domain/operatorError';
import { showProgress } from '../domain/showProgress';
import { tidyTables } from '../domain/tidyTables';
import { goodsIds } from './goodsIds';
import { openPictures } from './pictures';
import { collectProblems } from './problems';
import type { Problems } from './problems';
import { readCategories, readCollections, readSlides } from './readFrame';
import type { DraftSlide } from './readFrame';
import { readGoods } from './readGoods';
import type { GoodsFiles } from './readGoods';
import { openTable } from './readTable';
import { indexVariants } from './variantIndex';

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
  for (const { id, slug, code, variants } of readGoods(files)) {
    counted.goods += 1;
    counted.variants += variants.length;
    if (codes.has(code)) counted.links.set(code, `${slug}/${code}?id=${id}`);
    showProgress(counted.goods, 'goods checked');
  }
  return counted;
};

const finishSlides = (drafts: readonly DraftSlide[], links: ReadonlyMap<string, string>, problems: Problems) =>
  drafts.map(({ line, slide }): SeedSlide => {
    if (slide.link_type !== 'Product' || slide.button_url === '') return slide;
    const link = links.get(slide.button_url);
    if (link === undefined) problems.add('slides.csv', line, `product '${slide.button_url}' is not in products.csv`);
    return { ...slide, button_url: link ?? '' };
  });

/** Ends the loading when a file is no longer as it was checked. */
function* unchangedGoods(files: GoodsFiles): Generator<SeedProduct> {
  for (const product of readGoods(files)) {
    files.products.refuseChanged();
    files.variants.refuseChanged();
    yield product;
  }
}

const openTables = (folder: string, problems: Problems) => ({
  categories: openTable(folder, 'categories.csv', problems),
  collections: openTable(folder, 'collections.csv', problems),
  slides: openTable(folder, 'slides.csv', problems),
  products: openTable(folder, 'products.csv', problems),
  variants: openTable(folder, 'variants.csv', problems),
});

/** Replaces the catalogue by the files of a folder, or throws all that is wrong with them and changes nothing. */
export const importCatalogue = async (database: Database, folder: string, mediaDir: string): Promise<string> => {
  const problems = collectProblems();
  const tables = openTables(folder, problems);
  try {
    const pictures = openPictures(join(folder, 'pictures'), mediaDir);
    const ids = await goodsIds(database);
    const categories = readCategories(tables.categories, pictures, problems);
    const sections = readCollections(tables.collections, problems);
    const slugs = new Set(categories.map(({ slug }) => slug));
    const files: GoodsFiles = {
      products: tables.products,
      variants: tables.variants,
      places: indexVariants(tables.variants, problems),
      categories: slugs,
      collections: new Set(sections.map(({ slug }) => slug)),
      ids,
      pictures,
      problems,
    };
    const drafts = readSlides(tables.slides, slugs, pictures, problems);
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
    for (const table of Object.values(tables)) table.close();
  }
};
