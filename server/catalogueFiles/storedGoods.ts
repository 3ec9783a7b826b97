import type { Queryable } from '../db/database';
import { toMajor } from '../../src/lib/money';
import { OperatorError } from '../domain/operatorError';
import type { Cells } from './columns';
import type { PictureNames } from './exportPictures';

interface StoredVariant {
  price: number;
  stock: number;
  sold: number;
  document: {
    sku: string;
    priceOld: number | null;
    is_default: 0 | 1;
    attributes: Record<string, string>;
    image: string;
  };
}

interface StoredProduct {
  code: string;
  slug: string;
  title: string;
  category_slug: string | null;
  position: number;
  summary: {
    brand: string;
    filterSection: { slug: string }[];
    isNew: 0 | 1;
    pre_order: 0 | 1;
    published_at: string;
    altText: string;
    short_description: string;
    tags: string[];
    swatches: { name: string; value: string }[];
  };
  details: Record<'description' | 'barcode' | 'weight' | 'dimensions' | 'warranty' | 'return_policy', string> & {
    photos: string[];
  };
  variants: StoredVariant[];
}

const AT_ONCE = 500;

const GOODS = `
  SELECT p.code, p.slug, p.title, p.category_slug, p.position, p.summary, p.details, (
    SELECT json_agg(json_build_object('price', v.price, 'stock', v.stock, 'sold', v.sold, 'document', v.document)
      ORDER BY v.position)
    FROM variants v WHERE v.product_id = p.id) AS variants
  FROM products p WHERE p.position > $1 ORDER BY p.position LIMIT ${AT_ONCE}`;

/** The goods of the shop in their order, in batches. */
export async function* readStoredGoods(tx: Queryable): AsyncGenerator<StoredProduct[]> {
  let batch: StoredProduct[];
  let after = -1;
  do {
    batch = await tx.query<StoredProduct>(GOODS, [after]);
    if (batch.length > 0) yield batch;
    after = batch.at(-1)?.position ?? after;
  } while (batch.length === AT_ONCE);
}

const listText = (parts: readonly string[]): string => {
  const split = parts.find((part) => part.includes('|'));
  if (split !== undefined) throw new OperatorError(`'${split}' cannot be exported: | separates the parts of a list`);
  return parts.join('|');
};

const pairsText = (pairs: readonly (readonly [string, string])[]): string =>
  listText(pairs.map(([name, value]) => `${name}=${value}`));

export const productCells = (
  { code, title, slug, category_slug, summary, details }: StoredProduct,
  nameOf: PictureNames,
): Cells<'products.csv'> => ({
  code,
  title,
  slug,
  category: category_slug ?? '',
  collections: listText(summary.filterSection.map((section) => section.slug)),
  brand: summary.brand,
  published: summary.published_at.replace('T00:00:00Z', ''),
  new: String(summary.isNew),
  pre_order: String(summary.pre_order),
  pictures: listText(details.photos.map(nameOf)),
  alt_text: summary.altText,
  short_description: summary.short_description,
  description: details.description,
  tags: listText(summary.tags),
  swatches: pairsText(summary.swatches.map(({ name, value }) => [name, value])),
  barcode: details.barcode,
  weight: details.weight,
  dimensions: details.dimensions,
  warranty: details.warranty,
  return_policy: details.return_policy,
});

export const variantCells = (
  { code }: StoredProduct,
  { price, stock, sold, document }: StoredVariant,
  nameOf: PictureNames,
): Cells<'variants.csv'> => ({
  product: code,
  sku: document.sku,
  price: toMajor(price).toFixed(2),
  old_price: document.priceOld?.toFixed(2) ?? '',
  stock: String(stock),
  sold: String(sold),
  default: String(document.is_default),
  attributes: pairsText(Object.entries(document.attributes)),
  picture: nameOf(document.image),
});
