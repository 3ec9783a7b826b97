import { first } from '../db/database';
import type { Queryable } from '../db/database';
import { variantColumns, wireVariant } from './products';
import type { VariantRow } from './products';

export interface VariantWithProduct extends VariantRow {
  product_title: string;
  product_slug: string;
  product_code: string;
  product_img: string | null;
  category: { name: string; slug: string } | null;
}

/** Columns of variants v and products p. */
export const variantWithProduct = `${variantColumns}, p.title AS product_title, p.slug AS product_slug,
  p.code AS product_code, p.img_src AS product_img, p.summary -> 'category' AS category`;

const select = `SELECT ${variantWithProduct} FROM variants v JOIN products p ON p.id = v.product_id`;

export const wireVariantDetail = (row: VariantWithProduct) => ({
  ...wireVariant(row),
  product: {
    id: row.product_id,
    title: row.product_title,
    slug: row.product_slug,
    code: row.product_code,
    imgSrc: row.product_img,
    category: row.category,
  },
});

export const findVariants = async (
  database: Queryable,
  ids: readonly number[],
): Promise<Map<number, VariantWithProduct>> => {
  const rows = await database.query<VariantWithProduct>(`${select} WHERE v.id = ANY($1::bigint[])`, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
};

export const findVariant = (database: Queryable, id: number): Promise<VariantWithProduct | undefined> =>
  first(database.query<VariantWithProduct>(`${select} WHERE v.id = $1`, [id]));
