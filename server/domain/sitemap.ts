import { categoryPath } from '../../src/domain/categories';
import { collectionPath, productPath } from '../../src/domain/productPath';
import { first } from '../db/database';
import type { Queryable } from '../db/database';
import { siteIndex, urlSet } from './crawlerTexts';

/** Search engines accept 50,000 addresses per file; fewer keep memory use small. */
export const PRODUCTS_PER_FILE = 5000;

/** Pages that every shop has besides its catalogue. */
const OTHER_PAGES = ['/', '/about', '/contact', '/terms'];

/** The sitemap file of all pages except products. */
export const pagesXml = (
  categories: readonly Parameters<typeof categoryPath>[0][],
  collections: readonly string[],
  origin: string,
): string =>
  urlSet(
    [...OTHER_PAGES, ...categories.map(categoryPath), ...collections.map(collectionPath)].map((path) => ({ path })),
    origin,
  );

export const pagesFile = async (database: Queryable, origin: string): Promise<string> => {
  const categories = await database.query<{ slug: string; parentSlug: string | null }>(
    'SELECT slug, parent_slug AS "parentSlug" FROM categories ORDER BY position',
  );
  const collections = await database.query<{ slug: string }>('SELECT slug FROM collections ORDER BY position');
  return pagesXml(
    categories,
    collections.map(({ slug }) => slug),
    origin,
  );
};

interface ProductRow {
  id: number;
  slug: string;
  code: string;
  img_src: string | null;
  published_at: string | null;
}

/** One page of products, counted from 1; undefined past the last. */
export const productsFile = async (
  database: Queryable,
  number: number,
  origin: string,
): Promise<string | undefined> => {
  const rows = await database.query<ProductRow>(
    'SELECT id, slug, code, img_src, published_at FROM products ORDER BY id LIMIT $1 OFFSET $2',
    [PRODUCTS_PER_FILE, (number - 1) * PRODUCTS_PER_FILE],
  );
  if (rows.length === 0) return undefined;
  const entries = rows.map(({ id, slug, code, img_src, published_at }) => ({
    path: productPath({ slug, code, id: String(id) }),
    changed: published_at,
    picture: img_src,
  }));
  return urlSet(entries, origin);
};

/** The index of all other files. */
export const indexFile = async (database: Queryable, origin: string): Promise<string> => {
  const found = await first(
    database.query<{ count: number; changed: string | null }>(
      'SELECT count(*) AS count, max(published_at) AS changed FROM products',
    ),
  );
  const files = Math.ceil((found?.count ?? 0) / PRODUCTS_PER_FILE);
  const names = Array.from({ length: files }, (_, index) => `/sitemaps/products-${index + 1}.xml`);
  return siteIndex(
    [{ path: '/sitemaps/pages.xml' }, ...names.map((path) => ({ path, changed: found?.changed ?? null }))],
    origin,
  );
};
