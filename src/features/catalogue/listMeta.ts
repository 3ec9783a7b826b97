import type { ItemList, WithContext } from 'schema-dts';
import type { Product } from '../../contract/product';
import { listPrice } from '../../domain/price';
import { productPath } from '../../domain/productPath';
import { formatPrice } from '../../lib/money';
import type { Crumb } from '../../ui/Breadcrumbs';
import { crumbData } from '../../ui/crumbData';
import { absolute, type PageMeta } from '../../ui/usePageMeta';
import { countText } from './countText';

interface ListFacts {
  title: string;
  /** The canonical path of the list, independent of facets and sorting. */
  path: string;
  /** The page number; each page has its own title and address. */
  page?: number;
  crumbs: readonly Crumb[];
  /** Undefined while loading, and when the list does not exist. */
  products: readonly Product[] | undefined;
  currency: string;
}

const LISTED = 10;

const describe = (title: string, products: readonly Product[], currency: string): string => {
  const prices = products.map((product) => listPrice(product).price).filter((price) => price !== null);
  const least = prices.reduce((low, price) => Math.min(low, price), Infinity);
  const from = prices.length > 0 ? ` from ${formatPrice(least, currency)}` : '';
  return `${title}: ${countText(products.length, products.length)}${from}. Pay in full or in installments.`;
};

const itemsData = (products: readonly Product[]): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: products.slice(0, LISTED).map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: product.title,
    url: absolute(productPath(product)),
  })),
});

/** The metadata of a list for search engines and messengers; an empty list gets only a title. */
export const listMeta = ({ title: name, path, page = 1, crumbs, products, currency }: ListFacts): PageMeta => {
  const title = page === 1 ? name : `${name}, page ${page}`;
  if (!products || products.length === 0) return { title };
  return {
    title,
    description: describe(title, products, currency),
    canonical: page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`,
    image: products.find(({ imgSrc }) => imgSrc !== null)?.imgSrc,
    structured: [crumbData(crumbs), itemsData(products)],
  };
};
