import type { SeedProduct, SeedSlide } from '../demo/catalogue/types';
import type { GoodsIds } from './goodsIds';
import type { Pictures } from './pictures';
import type { Problems } from './problems';
import { readCategories, readCollections, readSlides } from './readFrame';
import type { DraftSlide } from './readFrame';
import type { GoodsFiles } from './readGoods';
import { openTable } from './readTable';
import { indexVariants } from './variantIndex';

export const openTables = (folder: string, problems: Problems) => ({
  categories: openTable(folder, 'categories.csv', problems),
  collections: openTable(folder, 'collections.csv', problems),
  slides: openTable(folder, 'slides.csv', problems),
  products: openTable(folder, 'products.csv', problems),
  variants: openTable(folder, 'variants.csv', problems),
});

type Tables = ReturnType<typeof openTables>;

export const closeTables = (tables: Tables): void => {
  for (const table of Object.values(tables)) table.close();
};

/** Reads all but the goods, for which `readGoods` gets the files. */
export const readFolder = (tables: Tables, ids: GoodsIds, pictures: Pictures, problems: Problems) => {
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
  return { categories, sections, files, drafts: readSlides(tables.slides, slugs, pictures, problems) };
};

export const linkTo = ({ id, slug, code }: SeedProduct): string => `${slug}/${code}?id=${id}`;

/** The slides with the links of their products, which are known by code. */
export const finishSlides = (
  drafts: readonly DraftSlide[],
  links: ReadonlyMap<string, string>,
  problems: Problems,
): SeedSlide[] =>
  drafts.map(({ line, slide }) => {
    if (slide.link_type !== 'Product' || slide.button_url === '') return slide;
    const link = links.get(slide.button_url);
    if (link === undefined) problems.add('slides.csv', line, `product '${slide.button_url}' is not in products.csv`);
    return { ...slide, button_url: link ?? '' };
  });
