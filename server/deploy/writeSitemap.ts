import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { categoriesReply } from '../../src/contract/category';
import { productsReply } from '../../src/contract/product';
import { allCategories } from '../../src/domain/categories';
import { productPath } from '../../src/domain/productPath';
import { robotsText, type SitemapEntry, siteIndex, urlSet } from '../domain/crawlerTexts';
import { pagesXml, PRODUCTS_PER_FILE } from '../domain/sitemap';
import { type ApiAddress, fetchFromApi } from './fetchFromApi';

const isoOf = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString());

/** Writes each file as soon as it is full, so that at most one is in memory. */
const openFiles = (folder: string, origin: string) => {
  const names: string[] = [];
  let entries: SitemapEntry[] = [];
  const write = async (): Promise<void> => {
    const name = `products-${names.length + 1}.xml`;
    await writeFile(join(folder, name), urlSet(entries, origin));
    names.push(name);
    entries = [];
  };
  return {
    names,
    add: async (entry: SitemapEntry): Promise<void> => {
      entries.push(entry);
      if (entries.length === PRODUCTS_PER_FILE) await write();
    },
    end: async (): Promise<void> => {
      if (entries.length > 0) await write();
    },
  };
};

/**
 * Writes the sitemap of any back end's catalogue into a served folder, reading one category at a time. No existing file
 * changes before everything has been read, and an existing robots.txt is kept.
 */
export const writeSitemap = async (api: ApiAddress, origin: string, folder: string): Promise<number> => {
  const place = join(folder, 'sitemaps');
  const fresh = `${place}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh);
  const categories = allCategories(await fetchFromApi(api, '/storefront/product_categories', categoriesReply));
  const files = openFiles(fresh, origin);
  const known = new Set<string>();
  const collections = new Set<string>();
  for (const { slug } of categories) {
    const path = `/storefront/category_products/${encodeURIComponent(slug)}`;
    for (const product of await fetchFromApi(api, path, productsReply)) {
      for (const section of product.filterSection) collections.add(section.slug);
      if (known.has(product.id)) continue;
      known.add(product.id);
      await files.add({ path: productPath(product), changed: isoOf(product.publishedAt), picture: product.imgSrc });
    }
  }
  await files.end();
  await writeFile(join(fresh, 'pages.xml'), pagesXml(categories, [...collections], origin));
  await rm(place, { recursive: true, force: true });
  await rename(fresh, place);
  const index = siteIndex(
    ['pages.xml', ...files.names].map((name) => ({ path: `/sitemaps/${name}` })),
    origin,
  );
  await writeFile(join(folder, 'sitemap.xml'), index);
  const robots = join(folder, 'robots.txt');
  if (!existsSync(robots)) await writeFile(robots, robotsText(origin));
  return known.size;
};
