import { checkoutBody } from '../../server/testing/goods';
import type { ListPaths } from './listPaths';
import type { Goods } from './plan';
import { apiKey, password, shopperEmail } from './plan';

/** The state of one simulated shopper. */
export interface Visit {
  shopper: number;
  goods: Goods;
  token: string;
  orderCode: string;
  /** Of lists that this shopper asks for. */
  paths: ListPaths;
  /** Of the call that is under way. */
  path: string;
  /** ETags in this shopper's browser cache. */
  etags: Record<string, string>;
  sentAt: number;
}

export interface Call {
  name: string;
  method: 'GET' | 'POST';
  path: (visit: Visit) => string;
  body?: (visit: Visit) => object;
  /** Stores data from the reply in the visit. */
  learn?: (visit: Visit, data: Record<string, string>) => void;
  /** Revalidates a cached reply. */
  again?: boolean;
}

const read = (name: string, path: Call['path'], rest: Partial<Call> = {}): Call => ({
  name,
  method: 'GET',
  path,
  ...rest,
});
const send = (name: string, path: string, body: Call['body'], learn?: Call['learn']): Call => ({
  name,
  method: 'POST',
  path: () => path,
  ...(body && { body }),
  ...(learn && { learn }),
});

export const calls = {
  business: read('business', () => '/business/get_details'),
  tree: read('categories', () => '/storefront/product_categories'),
  collection: read('collection', () => '/storefront/filter_sections/products/best-sellers'),
  list: read('category list', ({ goods }) => `/storefront/category_products/${goods.category_slug}`),
  again: read('category list, known', ({ goods }) => `/storefront/category_products/${goods.category_slug}`, {
    again: true,
  }),
  all: read('all products', () => '/storefront/products/search'),
  search: read('search', () => '/storefront/products/search?q=dress'),
  page: read('page of a list', ({ paths }) => paths.page()),
  filtered: read('list with filters', ({ paths }) => paths.filtered()),
  find: read('search, a page', ({ paths }) => paths.search()),
  suggest: read('suggestions', ({ paths }) => paths.suggestions()),
  samePage: read('list, cached', () => '/storefront/products'),
  product: read('product', ({ goods }) => `/storefront/products/${goods.slug}/${goods.code}`),
  variant: read('variant', ({ goods }) => `/storefront/product-variant/${goods.variant_id}`),
  signIn: send(
    'sign in',
    '/storefront/customer/access',
    ({ shopper }) => ({ email: shopperEmail(shopper), password }),
    (visit, { token = '' }) => {
      visit.token = token;
    },
  ),
  add: send('add to cart', '/storefront/add-to-cart', ({ goods }) => ({
    product_variant_id: goods.variant_id,
    quantity: 1,
  })),
  cart: read('cart', () => '/storefront/my-cart'),
  checkout: send(
    'checkout',
    '/storefront/checkout',
    ({ goods }) => checkoutBody([{ id: goods.variant_id, quantity: 1 }]),
    (visit, { order_code = '' }) => {
      visit.orderCode = order_code;
    },
  ),
  // Orders left open would pile up, and a shop may limit them.
  cancel: send('cancel', '/storefront/order/cancel', ({ orderCode }) => ({ order_code: orderCode })),
};

export const headersOf = (call: Call, visit: Visit): Record<string, string> => {
  const etag = call.again ? visit.etags[visit.path] : undefined;
  return {
    'X-Api-Key': apiKey,
    'Accept-Encoding': 'gzip, br',
    'X-Load-Shopper': String(visit.shopper),
    ...(visit.token === '' ? {} : { Authorization: `Bearer ${visit.token}` }),
    ...(call.body ? { 'Content-Type': 'application/json' } : {}),
    ...(etag === undefined ? {} : { 'If-None-Match': etag }),
  };
};
