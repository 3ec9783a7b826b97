import { FIRST_CARDS } from '../domain/firstPictures';
import { isOldPrice, isStartPrice } from '../domain/price';
import { productPath } from '../domain/productPath';
import { formatPrice } from '../lib/money';
import { element, skeletonLine, picture } from './element';
import type { FirstProduct } from '../domain/firstRows';

export const PHOTO = [674, 674] as const;

type Priced = Pick<FirstProduct, 'price' | 'old' | 'highest'>;

export const priceTag = ({ price, old, highest }: Priced, currency: string): HTMLElement => {
  const amount = formatPrice(price, currency);
  const from = isStartPrice({ price, highest }) ? [element('span', 'Price-from', 'From ')] : [];
  const shown = isOldPrice(old)
    ? [element('del', 'Price-old', formatPrice(old, currency)), element('ins', 'Price-sale', ...from, amount)]
    : [...from, amount];
  return element('span', 'Price-price', ...shown);
};

const labelsOf = ({ discount, isNew }: FirstProduct): HTMLElement =>
  element(
    'p',
    'ProductCard-labels',
    ...(discount > 0 ? [element('span', 'ProductCard-label ProductCard-discount', `-${discount}%`)] : []),
    ...(isNew ? [element('span', 'ProductCard-label', 'NEW')] : []),
  );

/** The catalogue's card without its actions: a plain link until the page is rendered. */
const card = (product: FirstProduct, currency: string, isFirst: boolean): HTMLElement => {
  const link = element('a', 'ProductCard-link', product.title) as HTMLAnchorElement;
  link.href = productPath(product);
  link.tabIndex = -1;
  const photo =
    product.image === null ? element('span', 'Skeleton-picture') : picture(product.image, 'card', PHOTO, { isFirst });
  return element(
    'article',
    'ProductCard-card',
    element('div', 'ProductCard-media', photo, labelsOf(product)),
    element(
      'div',
      'ProductCard-words',
      element('p', 'ProductCard-category', product.category),
      element('h3', 'ProductCard-title', link),
      element('p', 'ProductCard-price', priceTag(product, currency)),
      element('div', 'ProductGridSkeleton-action'),
    ),
  );
};

interface FirstList {
  /** Empty while it is unknown. */
  title: string;
  q: string;
  columns: number;
  /** Whether the category tree is shown beside the list. */
  hasAside: boolean;
  products: FirstProduct[];
  currency: string;
}

/** The head of a list page and its first cards. */
export const paintList = ({ title, q, columns, hasAside, products, currency }: FirstList): HTMLElement[] => {
  const heading = element('h1', 'PageHeading-heading', title || skeletonLine(40));
  const home = element('li', 'Breadcrumbs-crumb', element('span', 'Breadcrumbs-link', 'Home'));
  const head = element('div', 'ListHead-head', element('ol', 'Breadcrumbs-list', home), heading);
  if (q) head.append(element('p', '', `for “${q}”`));
  const cells = products.map((product, index) =>
    element('li', 'ProductGrid-cell', card(product, currency, index < FIRST_CARDS)),
  );
  const list = [
    element(
      'div',
      'ListToolbar-toolbar',
      element('p', 'ListToolbar-count'),
      element('span', 'ListToolbar-filter', 'Filter'),
      element('div', 'SortSelect-sort'),
    ),
    element(
      'section',
      'ProductListing-products',
      element('ul', `ProductGrid-grid ProductGrid-columns${columns}`, ...cells),
    ),
  ];
  if (!hasAside) return [head, ...list];
  return [
    head,
    element('div', 'CategoryPage-page', element('aside', 'CategoryPage-side'), element('div', '', ...list)),
  ];
};
