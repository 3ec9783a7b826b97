import { paramOfFacet } from '../../contract/listCall';
import type { Facet } from '../../contract/productList';
import { isColour, isSize } from '../../domain/attributeKinds';
import { type FacetOptions, sortOptions, type WordFacet } from './facetOptions';
import { type Facets, hasWord, wordsIn } from './facets';

const countOf = (facets: readonly Facet[], key: string): number =>
  facets.find((facet) => facet.key === key)?.options.find(({ value }) => value === '1')?.count ?? 0;

const isOfWords = ({ key }: Facet): boolean => key === 'brand' || key.startsWith('attr[');

/** Sizes and colors first, as in lists that arrive whole; then the other attributes, and brands. */
const placeOf = ({ key, name }: Facet): number => {
  if (key === 'brand') return 3;
  if (isSize(name)) return 0;
  return isColour(name) ? 1 : 2;
};

const wordFacet = ({ key, name, options }: Facet, chosen: Facets): WordFacet => {
  const param = paramOfFacet(key);
  const listed = options.map(({ value, count }) => ({ name: value, count: count ?? 0 }));
  // A chosen word stays, so that it can be taken back.
  const missing = wordsIn(chosen, param).filter((word) => !listed.some((option) => option.name === word));
  const all = [...listed, ...missing.map((word) => ({ name: word, count: 0 }))];
  return {
    param,
    title: name,
    options: sortOptions(
      all.map((option) => ({ ...option, chosen: hasWord(wordsIn(chosen, param), option.name), swatch: null })),
      isSize(name),
    ),
  };
};

/** The options of a list that arrives by page, as its back end counted them. */
export const pagedFacetOptions = (facets: readonly Facet[], chosen: Facets): FacetOptions => {
  const price = facets.find(({ key }) => key === 'price');
  return {
    words: facets
      .filter(isOfWords)
      .sort((a, b) => placeOf(a) - placeOf(b))
      .map((facet) => wordFacet(facet, chosen)),
    onSale: countOf(facets, 'on_sale'),
    inStock: countOf(facets, 'in_stock'),
    range: price && price.min !== null && price.max !== null ? { low: price.min, high: price.max } : null,
    bands: [],
  };
};
