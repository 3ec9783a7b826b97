import { type Spoil, withBody, withData, withFirst, withRefusal } from '../spoil';
import { AS_WRITTEN } from '../../kit';
import { type Deviation, deviationsOf, UNKNOWN } from './deviation';

const NO = '{"status":0,"message":"No"}';
const SAME_VARIANT = 'is the variant of the product, at the same price';
const FORGED_LINK = 'refuses a forged link';

/** A search for other words than the shopper's. */
const searchesFor =
  (q: string | null): Spoil =>
  () =>
  (request, serve) => {
    const url = new URL(request.url);
    if (!url.searchParams.has('q')) return serve(request);
    if (q === null) url.searchParams.delete('q');
    else url.searchParams.set('q', q);
    return serve(new Request(url, request));
  };

/** Deviations in the catalogue. */
export const CATALOGUE: Deviation[] = [
  ...deviationsOf('GET /storefront/products/search', [
    [
      'a product without any price',
      'has a price for each product',
      withFirst((entry) => Object.assign(entry, { price: null, variants: [] })),
    ],
    ['a search that ignores the query', 'finds nothing for an unknown query', searchesFor(null)],
    ['a search that finds nothing', 'finds a product by its title', searchesFor('zzqx')],
  ]),
  ...deviationsOf('GET /storefront/products/{slug}/{code}', [
    ['HTTP 500 for an unknown product', UNKNOWN, withRefusal(500, NO)],
    ['HTTP 403 for an unknown product', UNKNOWN, withRefusal(403, NO)],
    [
      'another product for an unknown product',
      UNKNOWN,
      withRefusal(200, '{"status":1,"data":{"id":1,"title":"A","slug":"a","code":"A"}}'),
    ],
    ['HTML for an unknown product', UNKNOWN, withRefusal(200, '<p>Not found</p>')],
    [
      'a product other than the requested one',
      'is the product of the address',
      withData((data) => Object.assign(data, { id: 999_999 })),
    ],
    ['attributes that are not a list', AS_WRITTEN, withData((data) => Object.assign(data, { attributes: 'Color' }))],
  ]),
  ...deviationsOf('GET /storefront/product-variant/{id}', [
    ['a variant without its product', SAME_VARIANT, withData((data) => delete data.product)],
    ['a variant at another price', SAME_VARIANT, withData((data) => Object.assign(data, { price: 0.01 }))],
  ]),
  ...deviationsOf('GET /storefront/filter_sections/{slug}', [
    ['a collection without a title', AS_WRITTEN, withData((data) => delete data.title)],
  ]),
  ...deviationsOf('GET /storefront/product_categories', [
    [
      'a menu flag given as true',
      AS_WRITTEN,
      withFirst((entry) => Object.assign(entry, { show_on_menu: true })),
      'lenient',
    ],
  ]),
  ...deviationsOf('GET /storefront/category_products/{slug}', [
    ['an empty list for an unknown category', UNKNOWN, withRefusal(200, '{"status":1,"data":[]}')],
  ]),
  ...deviationsOf('GET /storefront/get-sliders', [
    [
      'a slide without a picture address',
      AS_WRITTEN,
      withBody((body) => ({ ...body, data: [{ id: 1, image_src: 5 }] })),
    ],
  ]),
  ...deviationsOf('GET /auth/verify', [
    ['a forged verification link that is accepted', FORGED_LINK, withRefusal(200, '{"status":1,"message":"Welcome"}')],
    [
      'a forged verification link reported as used earlier',
      FORGED_LINK,
      withRefusal(200, '{"status":2,"message":"Welcome"}'),
    ],
  ]),
];
