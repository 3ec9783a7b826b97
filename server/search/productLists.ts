import type { ReplyData } from '../cache/catalogueReplies';
import type { Queryable } from '../db/database';
import { loadProducts } from '../domain/products';
import type { Bits } from './bits';
import { countBits, rangeBits } from './bits';
import { correctQuery } from './correction';
import { applyFilters, facetsOf, filtersOf } from './facets';
import type { CatalogueIndex } from './indexTypes';
import { listItem } from './listItem';
import { pageOf } from './listPage';
import type { ListQuery } from './listQuery';
import { bitsOf } from './postings';
import { rankQuery } from './rankedSearch';
import type { SearchTools } from './rankedSearch';
import { suggest } from './suggest';

/** The products before any filter, by rank; undefined when the category or collection does not exist. */
const scopeOf = async (tools: SearchTools, index: CatalogueIndex, query: ListQuery): Promise<Bits[] | undefined> => {
  const { size, categories, collections } = index;
  if (query.q !== '') return rankQuery(tools, index, query.q);
  if (query.category !== '') {
    const within = categories.get(query.category)?.within;
    return within && [bitsOf(size, ...within.map((slug) => categories.get(slug)?.own))];
  }
  if (query.collection !== '')
    return collections.has(query.collection) ? [bitsOf(size, collections.get(query.collection))] : undefined;
  return [rangeBits(size, 0, size)];
};

const loadItems = async (database: Queryable, ids: readonly number[]) => {
  const wires = new Map((await loadProducts(database, ids)).map(({ id, wire }) => [id, wire]));
  return ids.flatMap((id) => {
    const wire = wires.get(id);
    return wire ? [listItem(wire as Parameters<typeof listItem>[0])] : [];
  });
};

export const findList = async (
  tools: SearchTools,
  index: CatalogueIndex,
  query: ListQuery,
): Promise<ReplyData | undefined> => {
  const ranks = await scopeOf(tools, index, query);
  const scope = ranks?.at(-1);
  if (!ranks || !scope) return undefined;
  const filters = filtersOf(index, query);
  const hits = applyFilters(scope, filters);
  const products = pageOf(index, hits, ranks, query);
  const corrected = query.q === '' ? undefined : await correctQuery(tools, index, query.q, countBits(scope));
  const data = {
    items: await loadItems(tools.database, products),
    page: query.page,
    per_page: query.per_page,
    total: countBits(hits),
    facets: facetsOf(index, query, scope, filters),
    did_you_mean: corrected,
  };
  return { data, products };
};

export const findSuggestions = async (tools: SearchTools, index: CatalogueIndex, q: string): Promise<ReplyData> => {
  const found = await suggest(tools, index, q);
  return { data: { ...found, products: await loadItems(tools.database, found.products) }, products: found.products };
};
