import { withBody, withData, withFirst, withRefusal } from '../spoil';
import type { Between } from '../bench';
import { AS_WRITTEN } from '../../kit';
import { type Deviation, UNKNOWN } from './deviation';

const SEARCH = 'GET /storefront/products/search';
const PRODUCT = 'GET /storefront/products/{slug}/{code}';
const VARIANT = 'GET /storefront/product-variant/{id}';
const COLLECTION = 'GET /storefront/filter_sections/{slug}';
const TREE = 'GET /storefront/product_categories';
const OF_CATEGORY = 'GET /storefront/category_products/{slug}';
const SLIDES = 'GET /storefront/get-sliders';
const VERIFY = 'GET /auth/verify';

/** A search for other words than the shopper's. */
const searchesFor =
  (q: string | null): Between =>
  (request, serve) => {
    const url = new URL(request.url);
    if (!url.searchParams.has('q')) return serve(request);
    if (q === null) url.searchParams.delete('q');
    else url.searchParams.set('q', q);
    return serve(new Request(url, request));
  };

const EMPTY = '{"status":1,"data":[]}';

/** Deviations in the catalogue. */
export const CATALOGUE: Deviation[] = [
  {
    name: 'a product without any price',
    between: withFirst(SEARCH, (entry) => Object.assign(entry, { price: null, variants: [] })),
    call: SEARCH,
    rule: 'has a price for each product',
  },
  {
    name: 'a search that ignores the query',
    between: searchesFor(null),
    call: SEARCH,
    rule: 'finds nothing for an unknown query',
  },
  {
    name: 'a search that finds nothing',
    between: searchesFor('zzqx'),
    call: SEARCH,
    rule: 'finds a product by its title',
  },
  {
    name: 'HTTP 500 for an unknown product',
    between: withRefusal(PRODUCT, 500, '{"status":0,"message":"No"}'),
    call: PRODUCT,
    rule: UNKNOWN,
  },
  {
    name: 'HTTP 403 for an unknown product',
    between: withRefusal(PRODUCT, 403, '{"status":0,"message":"No"}'),
    call: PRODUCT,
    rule: UNKNOWN,
  },
  {
    name: 'another product for an unknown product',
    between: withRefusal(PRODUCT, 200, '{"status":1,"data":{"id":1,"title":"A","slug":"a","code":"A"}}'),
    call: PRODUCT,
    rule: UNKNOWN,
  },
  {
    name: 'HTML for an unknown product',
    between: withRefusal(PRODUCT, 200, '<p>Not found</p>'),
    call: PRODUCT,
    rule: UNKNOWN,
  },
  {
    name: 'a product other than the requested one',
    between: withData(PRODUCT, (data) => Object.assign(data, { id: 999_999 })),
    call: PRODUCT,
    rule: 'is the product of the address',
  },
  {
    name: 'attributes that are not a list',
    between: withData(PRODUCT, (data) => Object.assign(data, { attributes: 'Color' })),
    call: PRODUCT,
    rule: AS_WRITTEN,
  },
  {
    name: 'a variant without its product',
    between: withData(VARIANT, (data) => delete data.product),
    call: VARIANT,
    rule: 'is the variant of the product, at the same price',
  },
  {
    name: 'a variant at another price',
    between: withData(VARIANT, (data) => Object.assign(data, { price: 0.01 })),
    call: VARIANT,
    rule: 'is the variant of the product, at the same price',
  },
  {
    name: 'a collection without a title',
    between: withData(COLLECTION, (data) => delete data.title),
    call: COLLECTION,
    rule: AS_WRITTEN,
  },
  {
    name: 'a menu flag given as true',
    between: withFirst(TREE, (entry) => Object.assign(entry, { show_on_menu: true })),
    call: TREE,
    rule: AS_WRITTEN,
    verdict: 'lenient',
  },
  {
    name: 'an empty list for an unknown category',
    between: withRefusal(OF_CATEGORY, 200, EMPTY),
    call: OF_CATEGORY,
    rule: UNKNOWN,
  },
  {
    name: 'a slide without a picture address',
    between: withBody(SLIDES, (body) => ({ ...body, data: [{ id: 1, image_src: 5 }] })),
    call: SLIDES,
    rule: AS_WRITTEN,
  },
  {
    name: 'a forged verification link that is accepted',
    between: withRefusal(VERIFY, 200, '{"status":1,"message":"Welcome"}'),
    call: VERIFY,
    rule: 'refuses a forged link',
  },
  {
    name: 'a forged verification link reported as used earlier',
    between: withRefusal(VERIFY, 200, '{"status":2,"message":"Welcome"}'),
    call: VERIFY,
    rule: 'refuses a forged link',
  },
];
