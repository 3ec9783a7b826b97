import type { ItemList, WithContext } from 'schema-dts';
import type { Product } from '../contract/product';
import { formatPrice, type PriceAmount } from '../lib/money';
import { countText } from './countText';
import { crumbData } from './crumbData';
import type { ListDescription } from './listHead';
import type { PageMeta } from './pageTags';
import { listPrice } from './price';
import { productPath } from './productPath';

interface ListFacts extends ListDescription {
  /** The words of a search. */
  q?: string | undefined;
  /** The page number; each page has its own title and address. */
  page?: number;
  /** Undefined while loading, and when the list does not exist. */
  products: readonly Product[] | undefined;
  /** Whether these are only the first products of a list of unknown length. */
  hasMore?: boolean;
  /** Of a list that arrives by page: how many products it has, and the lowest price. */
  total?: number | undefined;
  lowest?: PriceAmount | undefined;
  currency: string;
  origin: string;
}

const LISTED = 10;

const describe = ({ title, products = [], hasMore, total = products.length, lowest, currency }: ListFacts): string => {
  const words = 'Pay in full or in installments.';
  if (hasMore) return `${title}. ${words}`;
  const prices = products.map((product) => listPrice(product).price).filter((price) => price !== null);
  const least = lowest ?? prices.reduce((low, price) => Math.min(low, price), Infinity);
  const from = prices.length > 0 ? ` from ${formatPrice(least, currency)}` : '';
  return `${title}: ${countText(total, total)}${from}. ${words}`;
};

const itemsData = (products: readonly Product[], origin: string): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: Math.min(LISTED, products.length),
  itemListElement: products.slice(0, LISTED).map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: product.title,
    url: origin + productPath(product),
  })),
});

/** The metadata of a list for search engines and messengers; an empty list gets only a title. */
export const listMeta = (facts: ListFacts): PageMeta => {
  const { q, path, page = 1, crumbs, products, origin } = facts;
  const name = q === undefined ? facts.title : `${q}: ${facts.title}`;
  const title = page === 1 ? name : `${name}, page ${page}`;
  // Visitors can create any number of searches.
  const unlisted = q === undefined ? undefined : true;
  if (!products || products.length === 0) return { title, unlisted };
  return {
    title,
    unlisted,
    description: describe({ ...facts, title }),
    canonical: page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`,
    image: products.find(({ imgSrc }) => imgSrc !== null)?.imgSrc,
    structured: [crumbData(crumbs, origin), itemsData(products, origin)],
  };
};
