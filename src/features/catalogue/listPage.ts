import type { Product } from '../../contract/product';
import { isColour } from '../../domain/attributeKinds';
import { type FacetEntry, matches } from './facetIndex';
import { type Facets, hasWord, wordsIn } from './facets';
import type { ListView } from './listView';
import { sortProducts } from './sorts';

/** Shows the picture of a variant in one of the filtered colours. */
export const inColour = (product: Product, facets: Facets): Product => {
  const colours = wordsIn(facets, 'color');
  if (colours.length === 0) return product;
  for (const { image, attributes } of product.variants) {
    const colour = attributes.find(({ name }) => isColour(name))?.value;
    if (image === null || colour === undefined || !hasWord(colours, colour)) continue;
    if (image === product.imgSrc) return product;
    return { ...product, imgSrc: image, secondImage: product.imgSrc, altText: `${product.title} in ${colour}` };
  }
  return product;
};

export interface ListPage {
  shown: readonly Product[];
  /** The number of products on all pages. */
  found: number;
  /** The number of products before this page. */
  before: number;
  /** The page shown: the last one if the address names a page beyond it. */
  page: number;
  pages: number;
}

/** Filters and sorts all products first, then splits them into pages. */
export const listPage = (
  entries: readonly FacetEntry[],
  { facets, sort, page: wanted }: ListView,
  limit: number | null,
): ListPage => {
  const found = entries.filter((entry) => matches(entry, facets)).map(({ product }) => product);
  const sorted = sortProducts(found, sort);
  const perPage = limit ?? Infinity;
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(wanted, pages);
  const before = page === 1 ? 0 : (page - 1) * perPage;
  const shown = sorted.slice(before, before + perPage).map((product) => inColour(product, facets));
  return { shown, found: found.length, before, page, pages };
};
