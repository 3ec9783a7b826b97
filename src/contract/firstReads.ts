import { CAROUSEL_LIMIT, CATEGORY_LIMIT, COLLECTION_LIMIT, RECENT_PRODUCTS, SEARCH_LIMIT } from '../config/constants';
import { isRecord } from '../lib/json';
import { searchTerm } from '../lib/searchTerm';
import { listCall, type ListRequest, type ListScope, requestOfPage } from './listCall';

/**
 * The calls that the opened address needs first. A server may embed their replies in the page, the boot script requests
 * the others before the bundle has loaded, and the API layer finds the replies by URL: all three build the same URL.
 */
export interface FirstReads {
  /** Name of the route's chunk, 'route-' left out. */
  route: string;
  /** Further chunks that the route needs first. */
  chunks: string[];
  /** The slug of the list, as in the address. */
  slug?: string;
  /** Addresses below /api/v1, the one the first screen needs comes first. */
  calls: string[];
  /** Reads for the header that the first paint does not need. */
  later: string[];
}

/** The call of the shop's details. */
export const BUSINESS = '/business/get_details';
const TREE = '/storefront/product_categories';
const HEADER = [TREE, '/storefront/main_product_categories'];

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter(Boolean);

/** Whether the shop's details announce that lists arrive by page. */
export const announcesLists = (business: unknown): boolean =>
  isRecord(business) && Array.isArray(business.features) && business.features.includes('lists');

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The lists of the home page, where lists arrive by page. */
export const HOME_LISTS: readonly [ListRequest, ListRequest, ListRequest] = [
  { scope: { collection: 'best-sellers' }, perPage: CAROUSEL_LIMIT },
  { scope: { collection: 'new-arrivals' }, perPage: CAROUSEL_LIMIT },
  { scope: {}, perPage: RECENT_PRODUCTS },
];

/** The first matching route applies. */
const reads = (
  first: string | undefined,
  rest: string[],
  params: URLSearchParams,
  isPaged: boolean,
): Omit<FirstReads, 'later' | 'chunks'> | null => {
  const last = rest[rest.length - 1];
  const list = (whole: string, scope: ListScope, perPage: number): string =>
    isPaged ? listCall(requestOfPage(scope, perPage, params)) : whole;
  if (first === undefined) {
    const lists = isPaged ? HOME_LISTS.map(listCall) : ['/storefront/products/search'];
    return { route: 'home', calls: ['/storefront/get-sliders', ...lists] };
  }
  if (first === 'items' && rest[0] === 'search') {
    const q = searchTerm(params.get('q') ?? '');
    const whole = `/storefront/products/search${q ? `?${new URLSearchParams({ q })}` : ''}`;
    return { route: 'search', calls: [list(whole, q ? { q } : {}, SEARCH_LIMIT)] };
  }
  if (first === 'ft' && rest[0]) {
    const [slug] = rest;
    const whole = `/storefront/filter_sections/products/${slug}`;
    return {
      route: 'collection',
      slug: decoded(slug),
      calls: [list(whole, { collection: decoded(slug) }, COLLECTION_LIMIT), `/storefront/filter_sections/${slug}`],
    };
  }
  if (first === 'ct' && rest[0]) {
    const slug = rest[1] ?? rest[0];
    const whole = `/storefront/category_products/${slug}`;
    return {
      route: 'category',
      slug: decoded(slug),
      calls: [list(whole, { category: decoded(slug) }, CATEGORY_LIMIT), TREE],
    };
  }
  if (first === 'pd' && rest[0] && last && rest.length === 2) {
    const id = params.get('id');
    return {
      route: 'product',
      calls: [`/storefront/products/${rest[0]}/${last}${id ? `?${new URLSearchParams({ id })}` : ''}`],
    };
  }
  return null;
};

/** `isPaged`: lists arrive by page. */
export const firstReads = (pathname: string, search: string, isPaged = false): FirstReads => {
  const [first, ...rest] = segmentsOf(pathname);
  const found = reads(first, rest, new URLSearchParams(search), isPaged);
  if (!found) return { route: '', chunks: [], calls: [BUSINESS, ...HEADER], later: [] };
  const chunks =
    found.route === 'home'
      ? [isPaged ? 'paged-home' : 'whole-home']
      : isPaged && found.route !== 'product'
        ? ['paged-list']
        : [];
  const calls = [...found.calls, BUSINESS];
  return { ...found, chunks, calls, later: HEADER.filter((call) => !calls.includes(call)) };
};
