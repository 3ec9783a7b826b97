import type { Catalogue } from '../demo/catalogue/types';
import {
  categoryRows,
  collectionRows,
  demoBusiness,
  productRows,
  sectionRows,
  slideRows,
  storeRows,
  storeStockRows,
  variantRows,
} from './seedRows';

export interface SeedTable {
  name: string;
  key: readonly string[];
  columns: string;
  /** A further column whose values are unique. */
  unique?: string;
  /** Columns that a known row keeps. */
  keep?: readonly string[];
  rows: readonly object[];
}

/** The tables that are loaded before the goods. */
export const frameTables = (frame: Omit<Catalogue, 'products'>): SeedTable[] => [
  { name: 'business', key: ['id'], columns: 'id integer, document json', rows: [{ id: 1, document: demoBusiness }] },
  {
    name: 'categories',
    key: ['id'],
    columns:
      'id bigint, slug text, name text, image_url text, parent_slug text, show_on_menu boolean, is_main boolean, position integer',
    unique: 'slug',
    rows: categoryRows(frame),
  },
  {
    name: 'collections',
    key: ['slug'],
    columns: 'slug text, title text, position integer',
    rows: sectionRows(frame),
  },
  { name: 'slides', key: ['id'], columns: 'id bigint, position integer, document json', rows: slideRows(frame) },
  { name: 'stores', key: ['id'], columns: 'id bigint, position integer, document json', rows: storeRows() },
];

/** The rows of some of the goods; `from` is the position of the first. */
export const goodsTables = (goods: Catalogue, from: number, isCounted = false): SeedTable[] => [
  {
    name: 'products',
    key: ['id'],
    columns:
      'id bigint, code text, slug text, title text, img_src text, category_slug text, search_text text, published_at timestamptz, position integer, summary json, details json',
    unique: 'code',
    rows: productRows(goods, from),
  },
  {
    name: 'variants',
    key: ['id'],
    columns:
      'id bigint, product_id bigint, price bigint, stock integer, sold integer, seeded_stock integer, seeded_sold integer, position integer, document json',
    // Loading a newer catalogue must not undo sales.
    keep: isCounted ? ['sold'] : ['stock', 'sold'],
    rows: variantRows(goods),
  },
  {
    name: 'collection_products',
    key: ['collection_slug', 'product_id'],
    columns: 'collection_slug text, product_id bigint, position integer',
    rows: collectionRows(goods, from),
  },
  {
    name: 'store_stock',
    key: ['variant_id', 'store_id'],
    columns: 'variant_id bigint, store_id bigint, available integer',
    // As with the variants' stock.
    keep: ['available'],
    rows: isCounted ? [] : storeStockRows(goods),
  },
];
