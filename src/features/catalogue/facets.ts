import { isSameWord } from '../../lib/fold';
import type { Minor } from '../../lib/money';

/** The active facets of a list. Values within one facet are combined with OR, different facets with AND. */
export interface Facets {
  min: Minor | null;
  max: Minor | null;
  colours: readonly string[];
  sizes: readonly string[];
  brands: readonly string[];
  onSale: boolean;
  inStock: boolean;
}

export const NO_FACETS: Facets = {
  min: null,
  max: null,
  colours: [],
  sizes: [],
  brands: [],
  onSale: false,
  inStock: false,
};

/** Facets that are lists of words. */
export type WordFacet = 'colours' | 'sizes' | 'brands';
export const WORD_FACETS: readonly WordFacet[] = ['colours', 'sizes', 'brands'];

export const hasWord = (words: readonly string[], word: string): boolean =>
  words.some((other) => isSameWord(other, word));

export const toggleWord = (words: readonly string[], word: string): readonly string[] =>
  hasWord(words, word) ? words.filter((other) => !isSameWord(other, word)) : [...words, word];

/** The number of active conditions; a price range counts as one. */
export const countFacets = (facets: Facets): number =>
  WORD_FACETS.reduce((sum, facet) => sum + facets[facet].length, 0) +
  Number(facets.min !== null || facets.max !== null) +
  Number(facets.onSale) +
  Number(facets.inStock);
