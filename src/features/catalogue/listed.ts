import type { Product } from '../../contract/product';
import { type FacetEntry, matches } from './facetIndex';
import { inColour } from './inColour';
import type { ListView } from './listView';
import { sortProducts } from './sorts';

export interface Listed {
  shown: readonly Product[];
  /** How many there are on all pages. */
  found: number;
  /** How many stand before the first that is shown. */
  before: number;
  /** The page that is shown: the last one, where the address names one beyond it. */
  page: number;
  pages: number;
}

/** Everything received is narrowed and sorted; only then it is cut into pages. */
export const listed = (
  entries: readonly FacetEntry[],
  { facets, sort, page: wanted }: ListView,
  limit: number | null,
): Listed => {
  const found = entries.filter((entry) => matches(entry, facets)).map(({ product }) => product);
  const sorted = sortProducts(found, sort);
  const perPage = limit ?? Infinity;
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(wanted, pages);
  const before = page === 1 ? 0 : (page - 1) * perPage;
  const shown = sorted.slice(before, before + perPage).map((product) => inColour(product, facets.colours));
  return { shown, found: found.length, before, page, pages };
};
