import type { Queryable } from '../db/database';
import { readSearchText } from '../db/searchText';
import { loadProducts } from '../domain/products';
import type { IndexedProduct } from './indexDraft';
import { indexDraft, WORD_CLASSES } from './indexDraft';
import { packNumbers } from './postings';

const PRODUCTS_AT_ONCE = 500;
const BYTES_AT_ONCE = 2 ** 20;

interface Goods {
  id: number;
  price: number | null;
}

/** The newest first. */
const ALL_GOODS = `
  SELECT p.id, (SELECT min(v.price) FROM variants v WHERE v.product_id = p.id) AS price FROM products p
  ORDER BY p.published_at DESC NULLS LAST, p.position, p.id`;

const TEXTS = `
  SELECT p.id, p.search_text, coalesce(p.category_slug, '') AS category,
    concat_ws(' ', p.summary ->> 'short_description', p.details ->> 'description') AS text,
    ARRAY(SELECT c.collection_slug FROM collection_products c WHERE c.product_id = p.id) AS collections
  FROM products p WHERE p.id = ANY($1::bigint[])`;

interface TextRow {
  id: number;
  search_text: string;
  category: string;
  text: string;
  collections: string[];
}

/** The part of a product's wire form that is indexed. */
interface Listed {
  brand: string;
  isSale: 0 | 1;
  discount: number;
  variants: { attributes: Record<string, string> }[];
}

const readIndexed = (row: TextRow, { brand, isSale, discount, variants }: Listed): IndexedProduct => {
  const { title, tags, options } = readSearchText(row.search_text);
  return {
    title,
    brand,
    tags,
    options,
    text: row.text.replace(/<[^>]*>/g, ' '),
    category: row.category,
    collections: row.collections,
    isOnSale: isSale === 1 || discount > 0,
    attributes: variants.map(({ attributes }) => attributes),
  };
};

/** Inserts rows by the megabyte, so that no statement grows with the catalogue. */
const insertRows = async (tx: Queryable, sql: string, rows: Iterable<object>): Promise<void> => {
  let texts: string[] = [];
  let size = 0;
  const send = async (): Promise<void> => {
    if (texts.length > 0) await tx.query(sql, [`[${texts.join()}]`]);
    texts = [];
    size = 0;
  };
  for (const row of rows) {
    const text = JSON.stringify(row);
    texts.push(text);
    size += text.length;
    if (size > BYTES_AT_ONCE) await send();
  }
  await send();
};

const INSERT_PIECES = `
  INSERT INTO list_index (kind, key, members)
  SELECT kind, key, decode(members, 'base64') FROM json_to_recordset($1::json) AS given(kind text, key text, members text)`;

const INSERT_WORDS = `
  INSERT INTO search_words (word, goods, near, ${WORD_CLASSES.join()})
  SELECT word, goods, ARRAY(SELECT json_array_elements_text(near)), ${WORD_CLASSES.map((kind) => `decode(${kind}, 'base64')`).join()}
  FROM json_to_recordset($1::json)
    AS given(word text, goods integer, near json, ${WORD_CLASSES.map((kind) => `${kind} text`).join()})`;

/**
 * Writes what the lists are made from: for each word and property the products that have it, as sets of ordinals. A
 * product's ordinal is its rank by price.
 */
export const buildCatalogueIndex = async (tx: Queryable): Promise<void> => {
  const goods = await tx.query<Goods>(ALL_GOODS);
  const priceOf = ({ price }: Goods): number => price ?? Infinity;
  const byPrice = goods.map((_one, rank) => rank);
  byPrice.sort((a, b) => priceOf(goods[a] as Goods) - priceOf(goods[b] as Goods) || a - b);
  const sorted = byPrice.map((rank) => goods[rank] as Goods);
  const newest = new Uint32Array(goods.length);
  for (const [ordinal, rank] of byPrice.entries()) newest[rank] = ordinal;

  const draft = indexDraft(goods.length);
  for (let start = 0; start < sorted.length; start += PRODUCTS_AT_ONCE) {
    const ids = sorted.slice(start, start + PRODUCTS_AT_ONCE).map(({ id }) => id);
    const wires = new Map((await loadProducts(tx, ids)).map(({ id, wire }) => [id, wire as Listed]));
    const texts = new Map((await tx.query<TextRow>(TEXTS, [ids])).map((row) => [row.id, row]));
    for (const [index, id] of ids.entries()) {
      const [row, wire] = [texts.get(id), wires.get(id)];
      if (row && wire) draft.add(readIndexed(row, wire), start + index);
    }
  }

  await tx.query('DELETE FROM list_index');
  await tx.query('DELETE FROM search_words');
  await insertRows(tx, INSERT_PIECES, [
    { kind: 'ids', key: '', members: packNumbers(Float64Array.from(sorted, ({ id }) => id)) },
    { kind: 'prices', key: '', members: packNumbers(Float64Array.from(sorted, priceOf)) },
    { kind: 'newest', key: '', members: packNumbers(newest) },
  ]);
  await insertRows(tx, INSERT_PIECES, draft.propertyRows());
  await insertRows(tx, INSERT_WORDS, draft.wordRows());
};
