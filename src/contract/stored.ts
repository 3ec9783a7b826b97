import * as v from 'valibot';
import { type Id, readId, toWireId, uniqueById } from '../lib/ids';
import { isRecord } from '../lib/json';
import { toMajor } from '../lib/money';
import { searchTerm } from '../lib/searchTerm';
import { readAttributes, toAttributeMap } from './attributes';
import type { CartLine } from './cart';
import { readToken } from './customer';
import { readText } from './plainReaders';
import { readList } from './lists';
import { count, field, flag, image, price, quantity, readWith, requiredId, requiredText, shape, text } from './readers';

/**
 * The schemas of the browser's stored data. It may be old, damaged or edited by hand, so it is validated like any
 * input.
 */

const list = <T>(read: (raw: unknown[]) => T[]) => v.pipe(v.array(v.unknown()), v.transform(read));

export const storedToken = v.pipe(v.unknown(), v.transform(readToken), v.string());

export const storedCheckoutId = v.pipe(v.unknown(), v.transform(readId), v.string());

const storedProduct = shape({
  id: field(readId),
  slug: text,
  code: text,
  title: text,
  imgSrc: image,
  category: field(readWith(shape({ name: requiredText }))),
});

const readProduct = (raw: unknown): v.InferOutput<typeof storedProduct> =>
  v.parse(storedProduct, isRecord(raw) ? raw : {});

/** Variant and quantity are enough for a line, even if all other fields are lost. */
export const storedCartLine = v.pipe(
  shape({
    id: requiredId,
    quantity,
    price,
    available: count,
    product: field(readProduct),
    attributes: field(readAttributes),
  }),
  v.transform(({ product: { id: productId, slug, code, ...product }, ...line }): CartLine => ({
    ...line,
    productId,
    slug,
    code,
    product,
  })),
);

const readLines = readList(storedCartLine, 'stored cart line');

export const storedCartLines = list((raw) => uniqueById(readLines(raw)));

export const toStored = (line: CartLine) => ({
  id: toWireId(line.id),
  quantity: line.quantity,
  price: line.price === null ? null : toMajor(line.price),
  available: line.available,
  product: {
    ...line.product,
    id: line.productId === null ? null : toWireId(line.productId),
    slug: line.slug,
    code: line.code,
  },
  attributes: toAttributeMap(line.attributes),
});

/** Unique product ids; invalid ids are dropped. */
export const storedWishlist = list((entries): Id[] => [...new Set(entries.map(readId).filter((id) => id !== null))]);

export const toStoredWishlist = (ids: readonly Id[]): (number | string)[] => ids.map(toWireId);

/**
 * A product as it was when it was added to the wishlist, so that later changes can be shown. Slug and code form its
 * address, empty in entries of an earlier version: no call finds a product by its id alone.
 */
const storedWish = v.pipe(
  // An older entry has `price`, computed by another rule, so it is no basis for comparison.
  shape({ id: requiredId, title: text, slug: text, code: text, listPrice: price, inStock: flag }),
  v.transform(({ listPrice, ...rest }) => ({ ...rest, price: listPrice })),
);
export type StoredWish = v.InferOutput<typeof storedWish>;
const readWishes = readList(storedWish, 'stored wish');

export const storedWishes = list<StoredWish>(readWishes);

export const toStoredWish = ({ id, price: amount, ...rest }: StoredWish) => ({
  id: toWireId(id),
  listPrice: amount === null ? null : toMajor(amount),
  ...rest,
});

export const MOST_SEARCHES = 8;

/** Recent searches, the latest first. */
export const storedSearches = list((entries) =>
  [...new Set(entries.map((entry) => searchTerm(readText(entry))))].filter(Boolean).slice(0, MOST_SEARCHES),
);

const storedRecentProduct = shape({
  id: requiredId,
  title: requiredText,
  slug: requiredText,
  code: requiredText,
  imgSrc: image,
});
/** The product fields that the recently-viewed card shows. */
export type RecentProduct = v.InferOutput<typeof storedRecentProduct>;
export const MOST_RECENT = 12;
const readRecent = readList(storedRecentProduct, 'recently viewed product');

/** The latest first, each once. */
export const storedRecent = list((raw) => uniqueById(readRecent(raw)).slice(0, MOST_RECENT));
