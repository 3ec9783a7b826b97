import type * as v from 'valibot';
import type { PriceAmount } from '../lib/money';
import { readOne, reply } from './envelope';
import { readList, readTexts, readWholeList } from './lists';
import { readCount } from './plainReaders';
import { productSchema } from './product';
import { count, field, model, price, required, requiredText, shape, text } from './readers';

const option = shape({ value: requiredText, count });

/** Something to choose from: options, or the range of the prices. */
const facet = shape({
  key: requiredText,
  name: text,
  options: field(readList(option, 'facet option')),
  min: price,
  max: price,
});
export type Facet = v.InferOutput<typeof facet>;

const readProducts = readWholeList(productSchema, 'product');

const productListSchema = model({
  items: required((raw) => readProducts(raw) ?? null),
  page: count,
  per_page: count,
  total: required(readCount),
  facets: field(readList(facet, 'facet')),
  did_you_mean: text,
});
/** One page of a list of products. */
export type ProductList = v.InferOutput<typeof productListSchema>;

/** Of all pages. */
export const lowestPrice = ({ facets }: ProductList): PriceAmount =>
  facets.find(({ key }) => key === 'price')?.min ?? null;

/** Null when the category or collection does not exist. */
export const productListReply = reply<ProductList | null>(readOne(productListSchema), null);

const category = shape({ name: requiredText, slug: requiredText });

const suggestionsSchema = shape({
  terms: field(readTexts),
  categories: field(readList(category, 'category')),
  products: field((raw) => readProducts(raw) ?? []),
});
export type Suggestions = v.InferOutput<typeof suggestionsSchema>;

export const suggestionsReply = reply<Suggestions | null>(readOne(suggestionsSchema), null);
