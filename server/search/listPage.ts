import type { Bits } from './bits';
import { countBits, difference, hasBit, intersection } from './bits';
import type { CatalogueIndex } from './indexTypes';
import type { ListQuery } from './listQuery';

/** Walks all ordinals in the order of a sort. */
const orders: Record<Exclude<ListQuery['sort'], 'relevance'>, (index: CatalogueIndex) => (place: number) => number> = {
  latest:
    ({ newest, size }) =>
    (place) =>
      newest[place] ?? size,
  oldest:
    ({ newest, size }) =>
    (place) =>
      newest[size - 1 - place] ?? size,
  price_asc: () => (place) => place,
  // Products without a price are last either way.
  price_desc: ({ prices, size }) => {
    const unpriced = prices.indexOf(Infinity);
    const priced = unpriced < 0 ? size : unpriced;
    return (place) => (place < priced ? priced - 1 - place : place);
  },
};

interface Slice {
  offset: number;
  limit: number;
}

const takeFrom = (bits: Bits, size: number, at: (place: number) => number, { offset, limit }: Slice): number[] => {
  const taken: number[] = [];
  let skipped = 0;
  for (let place = 0; place < size && taken.length < limit; place += 1) {
    const ordinal = at(place);
    if (!hasBit(bits, ordinal)) continue;
    if (skipped < offset) skipped += 1;
    else taken.push(ordinal);
  }
  return taken;
};

/** The ids of one page. `ranks` are the products of a search by rank, each with those of the ranks before it. */
export const pageOf = (index: CatalogueIndex, hits: Bits, ranks: readonly Bits[], query: ListQuery): number[] => {
  const { ids, size } = index;
  const offset = (query.page - 1) * query.per_page;
  const toIds = (ordinals: readonly number[]): number[] => ordinals.map((ordinal) => ids[ordinal] ?? 0);
  if (query.sort !== 'relevance')
    return toIds(takeFrom(hits, size, orders[query.sort](index), { offset, limit: query.per_page }));
  const taken: number[] = [];
  let passed = 0;
  for (const [rank, bits] of ranks.entries()) {
    const before = ranks[rank - 1];
    const own = intersection(hits, before ? difference(bits, before) : bits);
    const wanted = { offset: Math.max(0, offset - passed), limit: query.per_page - taken.length };
    taken.push(...takeFrom(own, size, orders.latest(index), wanted));
    passed += countBits(own);
  }
  return toIds(taken);
};
