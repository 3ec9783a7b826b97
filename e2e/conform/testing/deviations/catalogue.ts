import { type Spoil, withData, withFirst, withQuery, withRefusal, withStatus } from '../spoil';
import { AS_WRITTEN } from '../../kit';
import { type Deviation, deviationsOf, UNKNOWN } from './deviation';

const SAME_VARIANT = 'is the variant of the product, at the same price';
const FORGED_LINK = 'refuses a forged link';

/** A search for other words than the shopper's. */
const searchesFor = (q: string): Spoil => withQuery((params) => params.has('q') && params.set('q', q));

/** Deviations in the catalogue. */
export const CATALOGUE: Deviation[] = [
  ...deviationsOf('GET /business/get_details', [['HTTP 500', AS_WRITTEN, withStatus(500)]]),
  ...deviationsOf('GET /storefront/products/search', [
    ['a product without an id', AS_WRITTEN, withFirst((entry) => Object.assign(entry, { id: null }))],
    [
      'a product without any price',
      'has a price for each product',
      withFirst((entry) => Object.assign(entry, { price: null, variants: [] })),
    ],
    ['a search that ignores the query', 'finds nothing for an unknown query', searchesFor('')],
    ['a search that finds nothing', 'finds a product by its title', searchesFor('zzqx')],
  ]),
  ...deviationsOf('GET /storefront/products/{slug}/{code}', [
    [
      'another product for an unknown product',
      UNKNOWN,
      withRefusal(200, '{"status":1,"data":{"id":1,"title":"A","slug":"a","code":"A"}}'),
    ],
    [
      'a product other than the requested one',
      'is the product of the address',
      withData((data) => Object.assign(data, { id: 999_999 })),
    ],
  ]),
  ...deviationsOf('GET /storefront/product-variant/{id}', [
    ['a variant without its product', SAME_VARIANT, withData((data) => delete data.product)],
    ['a variant at another price', SAME_VARIANT, withData((data) => Object.assign(data, { price: 0.01 }))],
  ]),
  ...deviationsOf('GET /storefront/category_products/{slug}', [
    ['an empty list for an unknown category', UNKNOWN, withRefusal(200, '{"status":1,"data":[]}')],
  ]),
  ...deviationsOf('GET /auth/verify', [
    [
      'a forged verification link reported as used earlier',
      FORGED_LINK,
      withRefusal(200, '{"status":2,"message":"Welcome"}'),
    ],
  ]),
];
