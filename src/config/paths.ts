import { searchTerm } from '../lib/searchTerm';

/** Every address of the shop: the pattern the router matches and the function that builds it. */
const segment = encodeURIComponent;

export const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') params.set(name, value);
  const text = params.toString();
  return text ? `${path}?${text}` : path;
};

export const patterns = {
  home: '/',
  search: '/items/search',
  collection: '/ft/:slug',
  category: '/ct/:slug/:categorySlug?/:type?/:type_2?/:type_3?',
  product: '/pd/:slug/:code',
  cart: '/cart',
  wishlist: '/wishlist',
  checkout: '/checkout',
  payment: '/payment/:action_type',
  orderComplete: '/order-complete',
  orderTracking: '/order-tracking',
  contact: '/contact',
  auth: '/account/auth',
  verify: '/account/auth/verify',
  resetPassword: '/account/reset-password',
  resetPasswordOld: '/reset_password',
  orders: '/account/orders',
  order: '/account/orders/o/:order_code',
  accountEdit: '/account/edit',
  editAddress: '/account/edit-address',
  dashboard: '/account/dashboard',
  terms: '/terms',
  termsConditions: '/terms-conditions',
  about: '/about',
  accessories: '/shop3',
  unavailable: '/page-unavailable',
  notFound: '/404',
} as const;

export const paths = {
  home: patterns.home,
  search: (q?: string) => withQuery(patterns.search, { q: q && searchTerm(q) }),
  collection: (slug: string) => `/ft/${segment(slug)}`,
  category: (slug: string, parentSlug?: string | null) =>
    parentSlug ? `/ct/${segment(parentSlug)}/${segment(slug)}` : `/ct/${segment(slug)}`,
  product: (slug: string, code: string, id?: string) => withQuery(`/pd/${segment(slug)}/${segment(code)}`, { id }),
  cart: patterns.cart,
  wishlist: patterns.wishlist,
  checkout: patterns.checkout,
  orderComplete: (code: string) => withQuery(patterns.orderComplete, { o: code }),
  orderTracking: patterns.orderTracking,
  contact: patterns.contact,
  auth: patterns.auth,
  register: `${patterns.auth}#register-tab`,
  resetPassword: patterns.resetPassword,
  orders: patterns.orders,
  order: (code: string) => `/account/orders/o/${segment(code)}`,
  /** The page of an order, or the list when the order's number is unknown. */
  orderOrList: (code: string | null) => (code === null ? patterns.orders : `/account/orders/o/${segment(code)}`),
  accountEdit: patterns.accountEdit,
  editAddress: patterns.editAddress,
  dashboard: patterns.dashboard,
  terms: patterns.terms,
  unavailable: patterns.unavailable,
  notFound: patterns.notFound,
} as const;

/** Pages for customers only: a visitor is redirected to the sign-in page, and back after signing in. */
export const CUSTOMER_PAGES = [
  patterns.checkout,
  patterns.orders,
  patterns.order,
  patterns.accountEdit,
  patterns.editAddress,
  patterns.dashboard,
] as const;

/** Not a page of the shop: a build for support replays reports here. */
export const SUPPORT_PATH = '/support';

/** The service worker's own address, which no release changes. */
export const WORKER_PATH = '/sw.js';
