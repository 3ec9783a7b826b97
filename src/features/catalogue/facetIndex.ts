import type { Product } from '../../contract/product';
import { isColour, isSize } from '../../domain/attributeKinds';
import { isOnSale, listPrice } from '../../domain/price';
import { isInStock } from '../../domain/stock';
import type { PriceAmount } from '../../lib/money';
import { fold } from '../../lib/fold';
import { uniqueById } from '../../lib/ids';
import { isAttributeParam } from '../../contract/listCall';
import { type Facets, wordsIn } from './facets';

/** A product reduced to the values that facets compare. */
export interface FacetEntry {
  product: Product;
  price: PriceAmount;
  /** Folded word → its original spelling. */
  words: Record<string, ReadonlyMap<string, string>>;
  onSale: boolean;
  inStock: boolean;
}

/** Price, the two switches, or the parameter of a facet of words. */
export type Dimension = string;
const DIMENSIONS: readonly Dimension[] = ['price', 'onSale', 'inStock'];

const optionsOf = ({ attributes, variants }: Product, isMeant: (attribute: string) => boolean): string[] => [
  ...attributes.filter(({ name }) => isMeant(name)).flatMap(({ options }) => options.map((option) => option.name)),
  ...variants.flatMap((variant) => variant.attributes.filter(({ name }) => isMeant(name)).map(({ value }) => value)),
];

/** The first spelling of a word is the one shown. */
const folded = (words: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    words
      .map((word): [string, string] => [fold(word), word.trim()])
      .filter(([key]) => key !== '')
      .reverse(),
  );

const entryOf = (product: Product): FacetEntry => ({
  product,
  price: listPrice(product).price,
  words: {
    color: folded([...product.colors, ...optionsOf(product, isColour)]),
    size: folded(optionsOf(product, isSize)),
    brand: folded([product.brand]),
  },
  onSale: isOnSale(product),
  inStock: isInStock(product),
});

/** Indexes each product once, even if a list contains it twice. */
export const indexProducts = (products: readonly Product[]): readonly FacetEntry[] => uniqueById(products).map(entryOf);

const inRange = (price: PriceAmount, { min, max }: Facets): boolean => {
  if (min === null && max === null) return true;
  return price !== null && price >= (min ?? 0) && price <= (max ?? Infinity);
};

const wordsOfEntry = ({ product, words }: FacetEntry, param: string): ReadonlyMap<string, string> =>
  words[param] ?? folded(isAttributeParam(param) ? optionsOf(product, (name) => param === `attr[${name}]`) : []);

const holds = (entry: FacetEntry, facets: Facets, dimension: Dimension): boolean => {
  if (dimension === 'price') return inRange(entry.price, facets);
  if (dimension === 'onSale' || dimension === 'inStock') return !facets[dimension] || entry[dimension];
  const wanted = wordsIn(facets, dimension);
  const words = wordsOfEntry(entry, dimension);
  return wanted.length === 0 || wanted.some((word) => words.has(fold(word)));
};

/** Whether a product matches all facets; `but` skips one facet, to count its options. */
export const matches = (entry: FacetEntry, facets: Facets, but?: Dimension): boolean =>
  [...DIMENSIONS, ...Object.keys(facets.words)].every(
    (dimension) => dimension === but || holds(entry, facets, dimension),
  );
