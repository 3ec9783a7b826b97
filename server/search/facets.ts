import type { Bits } from './bits';
import { countCommon, hasBit, intersection, rangeBits } from './bits';
import type { CatalogueIndex, Facet } from './indexTypes';
import type { ListQuery } from './listQuery';
import { bitsOf, countMatches } from './postings';
import { toMajor } from '../../src/lib/money';

/** More options are of no help to a shopper. */
const MOST_OPTIONS = 100;

export interface Filter {
  key: string;
  bits: Bits;
}

/** The place of the first product that is not cheaper. */
const placeOf = (prices: Float64Array, price: number): number => {
  let [from, to] = [0, prices.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((prices[middle] ?? 0) < price) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** One filter for each facet with a choice: its values are alternatives. */
export const filtersOf = (index: CatalogueIndex, query: ListQuery): Filter[] => {
  const { size, prices, facets } = index;
  const filters: Filter[] = [...query.chosen].map(([key, values]) => {
    const options = facets.find((facet) => facet.key === key)?.options ?? [];
    return {
      key,
      bits: bitsOf(size, ...options.filter(({ value }) => values.includes(value)).map(({ members }) => members)),
    };
  });
  if (query.min_price !== null || query.max_price !== null) {
    const from = placeOf(prices, query.min_price ?? 0);
    const to = placeOf(prices, query.max_price === null ? Infinity : query.max_price + 1);
    filters.push({ key: 'price', bits: rangeBits(size, from, to) });
  }
  if (query.in_stock) filters.push({ key: 'in_stock', bits: index.inStock });
  if (query.on_sale) filters.push({ key: 'on_sale', bits: index.onSale });
  return filters;
};

/** The products that pass all filters, or all but that of one facet. */
export const applyFilters = (scope: Bits, filters: readonly Filter[], except?: string): Bits =>
  filters.filter(({ key }) => key !== except).reduce((bits, filter) => intersection(bits, filter.bits), scope);

const optionsOf = ({ options }: Facet, base: Bits, chosen: readonly string[]) =>
  options
    .map(({ value, members }) => ({ value, count: countMatches(base, members) }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .sort((a, b) => Number(chosen.includes(b.value)) - Number(chosen.includes(a.value)) || b.count - a.count)
    .slice(0, MOST_OPTIONS)
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));

const nameOf = (key: string): string => (key === 'brand' ? 'Brand' : key.slice('attr['.length, -1));

/** The ends of the prices in a set, in the order of which the bits are. */
const priceFacet = (base: Bits, { prices, size }: CatalogueIndex) => {
  let [first, last] = [0, placeOf(prices, Infinity) - 1];
  while (first < size && !hasBit(base, first)) first += 1;
  while (last >= first && !hasBit(base, last)) last -= 1;
  const [min, max] = [prices[first], prices[last]];
  return last < first || min === undefined || max === undefined
    ? []
    : [{ key: 'price', name: 'Price', min: toMajor(min), max: toMajor(max) }];
};

/** What can be chosen, with the number of products that each choice would leave. */
export const facetsOf = (index: CatalogueIndex, query: ListQuery, scope: Bits, filters: readonly Filter[]) => {
  const base = (key: string): Bits => applyFilters(scope, filters, key);
  const whole = applyFilters(scope, filters);
  const baseOf = (key: string): Bits => (filters.some((filter) => filter.key === key) ? base(key) : whole);
  const lists = index.facets.map((facet) => ({
    key: facet.key,
    name: nameOf(facet.key),
    options: optionsOf(facet, baseOf(facet.key), query.chosen.get(facet.key) ?? []),
  }));
  const flagFacet = (key: string, name: string, bits: Bits) => {
    const count = countCommon(baseOf(key), bits);
    return { key, name, options: count > 0 ? [{ value: '1', count }] : [] };
  };
  return [
    ...[
      ...lists,
      flagFacet('in_stock', 'In stock', index.inStock),
      flagFacet('on_sale', 'On sale', index.onSale),
    ].filter(({ options }) => options.length > 0),
    ...priceFacet(baseOf('price'), index),
  ];
};
