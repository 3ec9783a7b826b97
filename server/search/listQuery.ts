import * as v from 'valibot';
import { Refusal } from '../http/envelope';
import { countParam } from '../http/fields';

const SORTS = ['latest', 'oldest', 'price_asc', 'price_desc', 'relevance'] as const;

const MOST_VALUES = 50;
const FACET = /^(?:brand|attr\[.{1,100}\])$/su;

const text = v.optional(v.pipe(v.string(), v.trim()), '');
const isOne = v.optional(
  v.pipe(
    v.string(),
    v.transform((given) => given === '1'),
  ),
  '',
);
const amount = v.optional(
  v.pipe(
    v.string(),
    v.transform((given) => (/^\d{1,9}(?:\.\d+)?$/.test(given) ? Math.round(Number(given) * 100) : null)),
  ),
  '',
);

const Query = v.object({
  category: text,
  collection: text,
  q: v.pipe(
    text,
    v.transform((given) => given.slice(0, 200)),
  ),
  page: countParam(1, 999_999),
  per_page: countParam(20, 60),
  sort: v.fallback(v.optional(v.picklist(SORTS)), undefined),
  min_price: amount,
  max_price: amount,
  in_stock: isOne,
  on_sale: isOne,
});

type Read = v.InferOutput<typeof Query>;

export interface ListQuery extends Omit<Read, 'sort'> {
  sort: (typeof SORTS)[number];
  /** The chosen values of each facet. */
  chosen: ReadonlyMap<string, readonly string[]>;
}

const readChosen = (queries: Record<string, string[]>): Map<string, string[]> => {
  const facets = Object.entries(queries).filter(([key]) => FACET.test(key));
  return new Map(facets.map(([key, values]) => [key, [...new Set(values)].slice(0, MOST_VALUES)]));
};

/** Reads the parameters of a list; one that cannot be read is as if it were missing. */
export const readListQuery = (queries: Record<string, string[]>): ListQuery => {
  const firsts = Object.fromEntries(Object.entries(queries).map(([key, [value]]) => [key, value]));
  const { sort, ...query } = v.parse(Query, { page: '', per_page: '', ...firsts });
  if ([query.category, query.collection, query.q].filter((given) => given !== '').length > 1)
    throw new Refusal('Ask for a category, a collection or a search, not for several at once.', 422);
  const usual = query.q === '' ? 'latest' : 'relevance';
  return {
    ...query,
    sort: sort === undefined || (sort === 'relevance' && query.q === '') ? usual : sort,
    chosen: readChosen(queries),
  };
};
