import type { Product } from '../../contract/product';
import { type FacetEntry, matches } from './facetIndex';
import { inColour } from './inColour';
import type { ListView } from './listView';
import { sortProducts } from './sorts';

export interface Listed {
  shown: readonly Product[];
  /** How many there are before the page's limit. */
  found: number;
}

/** Everything received is narrowed and sorted; only then the page's limit cuts. */
export const listed = (entries: readonly FacetEntry[], { facets, sort }: ListView, limit: number | null): Listed => {
  const found = entries.filter((entry) => matches(entry, facets)).map(({ product }) => product);
  const sorted = sortProducts(found, sort);
  const capped = limit === null ? sorted : sorted.slice(0, limit);
  return { shown: capped.map((product) => inColour(product, facets.colours)), found: found.length };
};
