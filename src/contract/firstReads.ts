import { searchTerm } from '../lib/searchTerm';

/**
 * The calls that the opened address needs first. A server may embed their replies in the page, the boot script requests
 * the others before the bundle has loaded, and the API layer finds the replies by URL: all three build the same URL.
 */
export interface FirstReads {
  /** Name of the route's chunk, 'route-' left out. */
  route: string;
  /** Addresses below /api/v1, the one the first screen needs comes first. */
  calls: string[];
  /** Reads for the header that the first paint does not need. */
  later: string[];
}

const BUSINESS = '/business/get_details';
const TREE = '/storefront/product_categories';
const HEADER = [TREE, '/storefront/main_product_categories'];

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter(Boolean);

/** The first matching route applies. */
const reads = (
  first: string | undefined,
  rest: string[],
  params: URLSearchParams,
): Omit<FirstReads, 'later'> | null => {
  const last = rest[rest.length - 1];
  if (first === undefined) {
    return { route: 'home', calls: ['/storefront/get-sliders', '/storefront/products/search'] };
  }
  if (first === 'items' && rest[0] === 'search') {
    const q = searchTerm(params.get('q') ?? '');
    return { route: 'search', calls: [`/storefront/products/search${q ? `?${new URLSearchParams({ q })}` : ''}`] };
  }
  if (first === 'ft' && rest[0]) {
    return {
      route: 'collection',
      calls: [`/storefront/filter_sections/products/${rest[0]}`, `/storefront/filter_sections/${rest[0]}`],
    };
  }
  if (first === 'ct' && rest[0])
    return { route: 'category', calls: [`/storefront/category_products/${rest[1] ?? rest[0]}`, TREE] };
  if (first === 'pd' && rest[0] && last && rest.length === 2) {
    const id = params.get('id');
    return {
      route: 'product',
      calls: [`/storefront/products/${rest[0]}/${last}${id ? `?${new URLSearchParams({ id })}` : ''}`],
    };
  }
  return null;
};

export const firstReads = (pathname: string, search: string): FirstReads => {
  const [first, ...rest] = segmentsOf(pathname);
  const found = reads(first, rest, new URLSearchParams(search));
  if (!found) return { route: '', calls: [BUSINESS, ...HEADER], later: [] };
  const calls = [...found.calls, BUSINESS];
  return { route: found.route, calls, later: HEADER.filter((call) => !calls.includes(call)) };
};
