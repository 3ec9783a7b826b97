import { first } from '../db/database';
import type { Queryable } from '../db/database';
import { readSearchText } from '../db/searchText';
import { discountOf } from '../../src/domain/price';
import { searchIn } from '../../src/domain/searchRank';
import { toMajor } from '../../src/lib/money';

export interface VariantRow {
  id: number;
  product_id: number;
  price: number;
  stock: number;
  sold: number;
  document: { priceOld: number | null; is_default: 0 | 1; attributes: Record<string, string> };
}

interface ProductRow {
  id: number;
  summary: Record<string, unknown>;
  details?: Record<string, unknown>;
  reviewed: { rating: number | null; reviews: number };
  variants: VariantRow[] | null;
}

export const variantColumns = 'v.id, v.product_id, v.price, v.stock, v.sold, v.document';

export const wireVariant = ({ id, price, stock, sold, document }: VariantRow) => ({
  variant_id: id,
  id,
  price: toMajor(price),
  ...document,
  // Everyone can read a reply, so what the shop pays stays in the database.
  vendor_price: undefined,
  available: stock,
  sold,
});

const wireProduct = ({ summary, details, reviewed, variants: given }: ProductRow) => {
  const rows = given ?? [];
  const variants = rows.map(wireVariant);
  const shown = [...variants].sort((a, b) => a.price - b.price)[0];
  const available = rows.reduce((sum, row) => sum + row.stock, 0);
  return {
    ...summary,
    ...details,
    ...reviewed,
    stars: Math.round(reviewed.rating ?? 0),
    ...(available === 0 ? { stock_status: 'Out of Stock' } : {}),
    variants,
    price: shown?.price ?? null,
    priceOld: shown?.priceOld ?? null,
    discount: (shown && discountOf(shown.price, shown.priceOld)) ?? 0,
    available,
    sold: rows.reduce((sum, row) => sum + row.sold, 0),
  };
};

// Variants are selected as one document: json keeps the order of their attributes.
const columns = `p.id, p.summary, (
  SELECT json_agg(json_build_object('id', v.id, 'product_id', v.product_id, 'price', v.price, 'stock', v.stock,
    'sold', v.sold, 'document', v.document) ORDER BY v.position)
  FROM variants v WHERE v.product_id = p.id) AS variants, (
  SELECT json_build_object('rating', round(avg(r.stars), 1), 'reviews', count(*)) FROM reviews r
  WHERE r.product_id = p.id AND r.approved_at IS NOT NULL) AS reviewed`;

/** Loads products in wire format, in no particular order. */
export const loadProducts = async (
  database: Queryable,
  ids: readonly number[],
): Promise<{ id: number; wire: object }[]> => {
  const rows = await database.query<ProductRow>(`SELECT ${columns} FROM products p WHERE p.id = ANY($1::bigint[])`, [
    ids,
  ]);
  return rows.map((row) => ({ id: row.id, wire: wireProduct(row) }));
};

const idsOf = async (rows: Promise<{ id: number }[]>): Promise<number[]> => (await rows).map(({ id }) => id);

/** Compares more than a search may match, but cheaply: a plural may match the singular. */
const nearMatch = (word: string): string => `%${word.replace(/'?e?s?$/, '').replace(/[\\%_]/g, '\\$&')}%`;

/** The best matches first, then the newest. */
export const searchProducts = async (database: Queryable, words: readonly string[]): Promise<number[]> => {
  const rows = await database.query<{ id: number; search_text: string }>(
    `SELECT p.id, p.search_text FROM products p WHERE p.search_text LIKE ALL ($1::text[])
     ORDER BY p.published_at DESC, p.position`,
    [words.map(nearMatch)],
  );
  return searchIn(rows, words, (row) => readSearchText(row.search_text)).map(({ id }) => id);
};

/** In the order of the list of all products, from which the home page takes its sections. */
export const productsOfCollection = (database: Queryable, slug: string): Promise<number[]> =>
  idsOf(
    database.query(
      `SELECT p.id FROM collection_products c JOIN products p ON p.id = c.product_id WHERE c.collection_slug = $1
       ORDER BY p.published_at DESC, p.position`,
      [slug],
    ),
  );

/** The products of a category and of everything below it. */
export const productsOfCategory = (database: Queryable, slug: string): Promise<number[]> =>
  idsOf(
    database.query(
      `WITH RECURSIVE below AS (
         SELECT slug FROM categories WHERE slug = $1
         UNION SELECT c.slug FROM categories c JOIN below b ON c.parent_slug = b.slug
       )
       SELECT p.id FROM products p WHERE p.category_slug IN (SELECT slug FROM below) ORDER BY p.position`,
      [slug],
    ),
  );

/** Finds the product by its code. A slug or id that does not match the code belongs to another product's address. */
export const findProduct = async (database: Queryable, slug: string, code: string, id: string | undefined) => {
  const row = await first(
    database.query<ProductRow>(`SELECT ${columns}, p.details FROM products p WHERE p.code = $1 AND p.slug = $2`, [
      code,
      slug,
    ]),
  );
  if (!row || (id !== undefined && id !== String(row.id))) return undefined;
  return { data: wireProduct(row), products: [row.id] };
};
