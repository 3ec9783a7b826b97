import { isSameWord } from '../../lib/fold';
import type { Minor } from '../../lib/money';

/** The active facets of a list. Values within one facet are combined with OR, different facets with AND. */
export interface Facets {
  min: Minor | null;
  max: Minor | null;
  /** The chosen words of each facet, by its parameter in the address: `color`, `size`, `brand` or `attr[…]`. */
  words: Readonly<Record<string, readonly string[]>>;
  onSale: boolean;
  inStock: boolean;
}

export const NO_FACETS: Facets = {
  min: null,
  max: null,
  words: {},
  onSale: false,
  inStock: false,
};

export const hasWord = (words: readonly string[], word: string): boolean =>
  words.some((other) => isSameWord(other, word));

const toggleWord = (words: readonly string[], word: string): readonly string[] =>
  hasWord(words, word) ? words.filter((other) => !isSameWord(other, word)) : [...words, word];

export const wordsIn = ({ words }: Facets, param: string): readonly string[] => words[param] ?? [];

export const withToggled = (facets: Facets, param: string, word: string): Facets => ({
  ...facets,
  words: { ...facets.words, [param]: toggleWord(wordsIn(facets, param), word) },
});

/** The number of active conditions; a price range counts as one. */
export const countFacets = ({ words, min, max, onSale, inStock }: Facets): number =>
  Object.values(words).reduce((sum, chosen) => sum + chosen.length, 0) +
  Number(min !== null || max !== null) +
  Number(onSale) +
  Number(inStock);
