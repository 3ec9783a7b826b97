import type { GoodsIds } from '../../catalogueFiles/goodsIds';
import { collectProblems } from '../../catalogueFiles/problems';
import { closeTables, finishSlides, linkTo, openTables, readFolder } from '../../catalogueFiles/readFolder';
import { readGoods } from '../../catalogueFiles/readGoods';
import { demoFolder } from '../demoFolder';
import type { Catalogue, SeedCategory } from './types';

const pictures = { addressOf: (name: string): string => `/media/${name}` };

/** The same for every reading, because carts have them: DRE-101 is product 101 with the variants 10101, 10102 ... */
const idsFromCodes = (): GoodsIds => {
  const counts = new Map<number, number>();
  const numberIn = (code: string): number => Number(/\d+/.exec(code)?.[0]);
  const nextOf = (product: number): number => {
    const count = (counts.get(product) ?? 0) + 1;
    counts.set(product, count);
    return product * 100 + count;
  };
  return { products: { idOf: numberIn }, variants: { idOf: (sku) => nextOf(numberIn(sku)) } };
};

/** Category 1 has the categories 11, 12 ... */
const numbered = (categories: readonly SeedCategory[]): SeedCategory[] => {
  let main = 0;
  let below = 0;
  return categories.map((category) => {
    if (category.parentSlug === null) {
      main += 1;
      below = 0;
      return { ...category, id: main };
    }
    below += 1;
    return { ...category, id: main * 10 + below };
  });
};

const readDemo = (): Catalogue => {
  const problems = collectProblems();
  const tables = openTables(demoFolder, problems);
  const { categories, sections, files, drafts } = readFolder(tables, idsFromCodes(), pictures, problems);
  const products = [...readGoods(files)];
  const slides = finishSlides(drafts, new Map(products.map((one) => [one.code, linkTo(one)])), problems);
  problems.refuse();
  closeTables(tables);
  return { categories: numbered(categories), sections, products, slides };
};

export const catalogue = readDemo();
