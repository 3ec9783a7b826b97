import type { Bits } from './bits';
import type { Postings } from './postings';

export interface Facet {
  /** As the address names it: `brand` or `attr[Color]`. */
  key: string;
  options: { value: string; members: Postings }[];
}

export interface IndexedCategory {
  slug: string;
  name: string;
  /** Its name, then those of the categories above it. */
  names: string[];
  /** Its own products. */
  own: Postings | undefined;
  /** Its slug and those of the categories below it. */
  within: string[];
}

export interface CatalogueIndex {
  /** Differs whenever anything in here differs. */
  state: string;
  size: number;
  /** The products' ids by ordinal, the cheapest first. */
  ids: Float64Array;
  /** Their prices in minor units; Infinity without one. */
  prices: Float64Array;
  /** Ordinals, the newest product first. */
  newest: Uint32Array;
  categories: ReadonlyMap<string, IndexedCategory>;
  collections: ReadonlyMap<string, Postings | undefined>;
  facets: readonly Facet[];
  onSale: Bits;
  inStock: Bits;
}
