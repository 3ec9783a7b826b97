import { first } from '../db/database';
import type { Queryable } from '../db/database';
import { toMajor } from '../../src/lib/money';

interface ProductRow {
  id: number;
  slug: string;
  summary: Record<string, unknown>;
  details?: Record<string, unknown>;
}

export interface VariantRow {
  id: number;
  product_id: number;
  price: number;
  stock: number;
  sold: number;
  document: { priceOld: number | null; is_default: 0 | 1; attributes: Record<string, string> };
}

export const variantColumns = 'v.id, v.product_id, v.price, v.stock, v.sold, v.document';

export const wireVariant = ({ id, price, stock, sold, document }: VariantRow) => ({
  variant_id: id,
  id,
  price: toMajor(price),
  ...document,
  available: stock,
  sold,
});

const discountOf = (price: number, priceOld: number | null): number =>
  priceOld === null || priceOld <= price ? 0 : Math.round((1 - price / priceOld) * 100);

const wireProduct = ({ summary, details }: ProductRow, rows: readonly VariantRow[]) => {
  const variants = rows.map(wireVariant);
  const shown = variants.find((variant) => variant.is_default === 1) ?? variants[0];
  const available = rows.reduce((sum, row) => sum + row.stock, 0);
  return {
    ...summary,
    ...details,
    ...(available === 0 ? { stock_status: 'Out of Stock' } : {}),
    variants,
    price: shown?.price ?? null,
    priceOld: shown?.priceOld ?? null,
    discount: shown ? discountOf(shown.price, shown.priceOld) : 0,
    available,
    sold: rows.reduce((sum, row) => sum + row.sold, 0),
  };
};

const withVariants = async (database: Queryable, products: ProductRow[]) => {
  const rows = await database.query<VariantRow>(
    `SELECT ${variantColumns} FROM variants v WHERE v.product_id = ANY($1::bigint[]) ORDER BY v.product_id, v.position`,
    [products.map((product) => product.id)],
  );
  const byProduct = new Map<number, VariantRow[]>();
  for (const row of rows) byProduct.set(row.product_id, [...(byProduct.get(row.product_id) ?? []), row]);
  return products.map((product) => wireProduct(product, byProduct.get(product.id) ?? []));
};

export const searchProducts = async (database: Queryable, query: string) => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return withVariants(
    database,
    await database.query<ProductRow>(
      `SELECT p.id, p.slug, p.summary FROM products p
       WHERE p.search_text LIKE ALL ($1::text[]) ORDER BY p.published_at DESC, p.position`,
      [patterns],
    ),
  );
};

export const productsOfCollection = async (database: Queryable, slug: string) =>
  withVariants(
    database,
    await database.query<ProductRow>(
      `SELECT p.id, p.slug, p.summary FROM products p JOIN collection_products c ON c.product_id = p.id
       WHERE c.collection_slug = $1 ORDER BY c.position`,
      [slug],
    ),
  );

/** The products of a category and of everything below it. */
export const productsOfCategory = async (database: Queryable, slug: string) =>
  withVariants(
    database,
    await database.query<ProductRow>(
      `WITH RECURSIVE below AS (
         SELECT slug FROM categories WHERE slug = $1
         UNION SELECT c.slug FROM categories c JOIN below b ON c.parent_slug = b.slug
       )
       SELECT p.id, p.slug, p.summary FROM products p
       WHERE p.category_slug IN (SELECT slug FROM below) ORDER BY p.position`,
      [slug],
    ),
  );

/** A code finds the product; a slug or an id that disagrees with it is another product's address. */
export const findProduct = async (database: Queryable, slug: string, code: string, id: string | undefined) => {
  const product = await first(
    database.query<ProductRow>(
      'SELECT p.id, p.slug, p.summary, p.details FROM products p WHERE p.code = $1 AND p.slug = $2',
      [code, slug],
    ),
  );
  if (!product || (id !== undefined && id !== String(product.id))) return undefined;
  return (await withVariants(database, [product]))[0];
};
