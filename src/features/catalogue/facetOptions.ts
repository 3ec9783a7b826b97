import { fold } from '../../lib/fold';
import type { Minor } from '../../lib/money';
import { type Dimension, type FacetEntry, matches } from './facetIndex';
import { type Facets, hasWord, wordsIn } from './facets';
import { type PriceBand, priceBands } from './priceBands';

const LETTERS = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];

const rank = (size: string): number => {
  const letter = LETTERS.indexOf(size.toLowerCase());
  if (letter >= 0) return letter;
  const number = Number.parseFloat(size);
  return Number.isNaN(number) ? Infinity : LETTERS.length + number;
};

/** Letters from small to large, then numbers, then words. */
export const compareSizes = (a: string, b: string): number => {
  const left = rank(a);
  const right = rank(b);
  return left === right ? a.localeCompare(b, 'en', { numeric: true }) : left - right;
};

export interface FacetOption {
  name: string;
  /** The number of matching products if this option were chosen, with the other facets unchanged. */
  count: number;
  chosen: boolean;
  /** The colour to show beside the name. */
  swatch: string | null;
}

export interface WordFacet {
  /** Its parameter in the address. */
  param: string;
  title: string;
  options: readonly FacetOption[];
}

export interface FacetOptions {
  words: readonly WordFacet[];
  onSale: number;
  inStock: number;
  range: { low: Minor; high: Minor } | null;
  bands: readonly PriceBand[];
}

export const sortOptions = (options: readonly FacetOption[], areSizes: boolean): readonly FacetOption[] => {
  const compare = areSizes ? compareSizes : (a: string, b: string) => a.localeCompare(b, 'en');
  return [...options].sort((a, b) => compare(a.name, b.name));
};

const swatchesOf = (entries: readonly FacetEntry[]): ReadonlyMap<string, string> =>
  new Map(entries.flatMap(({ product }) => product.swatches.map(({ name, value }) => [fold(name), value] as const)));

const wordOptions = (
  entries: readonly FacetEntry[],
  facets: Facets,
  facet: string,
  swatches?: ReadonlyMap<string, string>,
): readonly FacetOption[] => {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const fits = matches(entry, facets, facet);
    for (const [key, name] of entry.words[facet] ?? []) {
      if (!names.has(key)) names.set(key, name);
      if (fits) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const options = [...names].map(([key, name]) => ({
    name,
    count: counts.get(key) ?? 0,
    chosen: hasWord(wordsIn(facets, facet), name),
    swatch: swatches?.get(key) ?? null,
  }));
  return sortOptions(options, facet === 'size');
};
/** The available options of every facet, with their product counts. */
export const facetOptions = (entries: readonly FacetEntry[], facets: Facets): FacetOptions => {
  const others = (but: Dimension) => entries.filter((entry) => matches(entry, facets, but));
  const prices = entries.map(({ price }) => price).filter((price) => price !== null);
  const inReach = others('price')
    .map(({ price }) => price)
    .filter((price) => price !== null);
  return {
    words: [
      { param: 'size', title: 'Size', options: wordOptions(entries, facets, 'size') },
      { param: 'color', title: 'Color', options: wordOptions(entries, facets, 'color', swatchesOf(entries)) },
      { param: 'brand', title: 'Brand', options: wordOptions(entries, facets, 'brand') },
    ],
    onSale: others('onSale').filter(({ onSale }) => onSale).length,
    inStock: others('inStock').filter(({ inStock }) => inStock).length,
    range:
      prices.length === 0
        ? null
        : {
            low: prices.reduce((least, price) => Math.min(least, price)),
            high: prices.reduce((most, price) => Math.max(most, price)),
          },
    bands: priceBands(prices, inReach),
  };
};
