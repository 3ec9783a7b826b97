import { slugify } from '../demo/catalogue/slugify';
import type { SeedProduct } from '../demo/catalogue/types';
import { listOf, pairsOf } from './columns';
import type { Cells } from './columns';
import type { GoodsIds } from './goodsIds';
import type { Pictures } from './pictures';
import type { Problems } from './problems';
import type { Place, Table } from './readTable';
import { readVariants } from './readVariants';

export interface GoodsFiles {
  products: Table<'products.csv'>;
  variants: Table<'variants.csv'>;
  /** Where the variants of each product stand. */
  places: ReadonlyMap<string, readonly Place[]>;
  categories: ReadonlySet<string>;
  collections: ReadonlySet<string>;
  ids: GoodsIds;
  pictures: Pictures;
  problems: Problems;
}

export const stockStatus = (isPreOrder: boolean, variants: SeedProduct['variants']): string => {
  if (isPreOrder) return 'Pre-order';
  return variants.some(({ available }) => available > 0) ? 'In Stock' : 'Out of Stock';
};

const factsOf = ({ weight, dimensions, warranty }: Cells<'products.csv'>) =>
  Object.fromEntries(Object.entries({ weight, dimensions, warranty }).filter(([, text]) => text !== ''));

const readProduct = (cells: Cells<'products.csv'>, report: (text: string) => void, files: GoodsFiles): SeedProduct => {
  const { categories, collections, ids, pictures, places, variants: table } = files;
  if (cells.category !== '' && !categories.has(cells.category))
    report(`category '${cells.category}' is not in categories.csv`);
  const sections = listOf(cells.collections);
  for (const slug of sections.filter((one) => !collections.has(one)))
    report(`collection '${slug}' is not in collections.csv`);
  const slug = cells.slug || slugify(cells.title);
  if (slug === '') report('slug is missing: the title has no letters from a to z');
  const rows = (places.get(cells.code) ?? []).map(table.readAt);
  if (rows.length === 0) report(`${cells.code} has no variants`);
  const images = listOf(cells.pictures).map((picture) => pictures.addressOf(picture, report));
  const isNew = cells.new === '1';
  const preOrder = cells.pre_order === '1';
  const { variants, attributes } = readVariants(rows, { isNew, images }, files);
  return {
    id: ids.products.idOf(cells.code),
    title: cells.title,
    slug,
    code: cells.code,
    brand: cells.brand,
    categorySlug: cells.category,
    sections,
    description: cells.description,
    shortDescription: cells.short_description,
    barcode: cells.barcode,
    stockStatus: stockStatus(preOrder, variants),
    facts: factsOf(cells),
    returnPolicy: cells.return_policy,
    attributes,
    swatches: pairsOf(cells.swatches).map(([name, value]) => ({ name, value })),
    variants,
    images,
    altText: cells.alt_text || cells.title,
    featured: sections.includes('featured'),
    isNew,
    preOrder,
    publishedAt: cells.published.includes('T') ? cells.published : `${cells.published}T00:00:00Z`,
    tags: listOf(cells.tags),
  };
};

/** The products of the files with their variants, one at a time; what is wrong is reported. */
export function* readGoods(files: GoodsFiles): Generator<SeedProduct> {
  const { products, places, problems } = files;
  const lines = new Map<string, number>();
  for (const { cells, line } of products.rows()) {
    const { code } = cells;
    const report = (text: string) => problems.add('products.csv', line, text);
    const known = lines.get(code);
    if (known !== undefined) report(`code '${code}' is already in line ${known}`);
    else if (code !== '') {
      lines.set(code, line);
      yield readProduct(cells, report, files);
    }
  }
  for (const [code, unknown] of places) {
    if (code === '' || lines.has(code)) continue;
    for (const { line } of unknown) problems.add('variants.csv', line, `product '${code}' is not in products.csv`);
  }
}
