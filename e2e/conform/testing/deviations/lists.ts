import { AS_WRITTEN } from '../../kit';
import { type Spoil, withData, withHead, withQuery, withRefusal, withStatus, withText } from '../spoil';
import { type Deviation, deviationsOf } from './deviation';

type Item = Record<string, unknown>;

const withItems = (change: (items: Item[], page: unknown) => unknown): Spoil =>
  withData(({ items, page }) => change(items as Item[], page));

/** Shows the first product on each page. */
const repeating: Spoil = (call) => {
  let first: Item = {};
  return withItems((items, page) => {
    if (page === 1) [first = {}] = items;
    else if (items.length > 0) items[0] = first;
  })(call);
};

interface Facet {
  key: string;
  options?: unknown[];
}
const facetOf = (facets: unknown, wanted: string) => (facets as Facet[]).find(({ key }) => key === wanted);

/** Counts no other brand when one is chosen. */
const narrowing: Spoil = (call) => (request, serve, token) => {
  const narrow = withData(({ facets }) => facetOf(facets, 'brand')?.options?.splice(1));
  return request.url.includes('brand=') ? narrow(call)(request, serve, token) : serve(request);
};

/** Sorts the latest products of each page by their prices. */
const sortingPages: Spoil = (call) => (request, serve, token) => {
  const sort = withItems((items) => items.sort((one, other) => Number(other.price) - Number(one.price)));
  const ofLatest: typeof serve = (asked) => withQuery((params) => params.delete('sort'))(call)(asked, serve, token);
  return request.url.includes('price_desc') ? sort(call)(request, ofLatest, token) : serve(request);
};

const onlyLastBrand = (params: URLSearchParams): void => {
  const last = params.getAll('brand').at(-1);
  if (last !== undefined) params.set('brand', last);
};

const exclusive = (params: URLSearchParams): void => {
  const most = params.get('max_price');
  if (most !== null) params.set('max_price', String(Number(most) - 0.01));
};

/** Deviations of the lists by page and of the suggestions. */
export const LISTS: Deviation[] = [
  ...deviationsOf('GET /storefront/products', [
    ['lists that are announced but missing', AS_WRITTEN, withStatus(404)],
    ['an item with a description', AS_WRITTEN, withItems(([item]) => Object.assign(item ?? {}, { description: '' }))],
    ['an item of 2 kB', AS_WRITTEN, withItems(([item]) => Object.assign(item ?? {}, { sku: 'x'.repeat(2000) }))],
    ['a product that is on two pages', 'shows each product once over all pages', repeating],
    [
      'later pages that skip a product',
      'continues where a page of another size ends',
      withItems((items, page) => page !== 1 && items.shift()),
    ],
    [
      'a total that is one too many',
      'shows each product once over all pages',
      withData((data) => Object.assign(data, { total: Number(data.total) + 1 })),
    ],
    [
      'the first page in place of one after the last',
      'answers a page after the last with no items and the total',
      withQuery((params) => Number(params.get('page')) > 50 && params.set('page', '1')),
    ],
    [
      'prices in no order',
      'sorts by price_asc',
      withQuery((params) => params.get('sort') === 'price_asc' && params.delete('sort')),
    ],
    ['prices that are sorted on each page only', 'sorts by price_desc', sortingPages],
    ['a price limit that is exclusive', 'limits the price inclusively', withQuery(exclusive)],
    [
      'a range of prices that is too wide',
      'states the lowest and the highest price',
      withData(({ facets }) => Object.assign(facetOf(facets, 'price') ?? {}, { min: 0 })),
    ],
    [
      'counts that are ten times too high',
      'counts what an option of brand finds',
      withText((text) => text.replaceAll(/("count":\d+)/g, '$10')),
    ],
    [
      'a filter that is ignored',
      'lists only goods with the chosen brand',
      withQuery((params) => params.delete('brand')),
    ],
    ['counts that the choice itself lowers', 'counts brand as if nothing of it were chosen', narrowing],
    ['only one of two brands', 'takes two values of brand as alternatives', withQuery(onlyLastBrand)],
    ['one of two facets', 'combines facets', withQuery((params) => params.size > 1 && params.delete('brand'))],
    [
      'sold-out goods among those in stock',
      'lists only goods that are in_stock',
      withQuery((params) => params.delete('in_stock')),
    ],
    [
      'an empty list for an unknown category',
      'reports an unknown category as missing',
      withRefusal(200, '{"status":1,"data":{"items":[],"total":0}}'),
    ],
    [
      'a code that finds nothing',
      'finds a code before all others',
      withQuery((params) => /\d$/.test(params.get('q') ?? '') && params.set('q', 'zzqx')),
    ],
    [
      'a spelling that finds nothing',
      'names only a spelling that finds more',
      withData((data) => Object.assign(data, { did_you_mean: 'zzqx' })),
    ],
    [
      'an item without its dearest variant',
      'shows the prices, the stock and the default variant of the product',
      withItems((items) => items.forEach(({ variants }) => (variants as unknown[]).splice(1))),
    ],
    [
      'a list that no cache may keep',
      'may be kept by a shared cache',
      withHead((headers) => headers.set('Cache-Control', 'no-store')),
      'lenient',
    ],
  ]),
  ...deviationsOf('GET /storefront/suggestions', [
    ['six terms', AS_WRITTEN, withData((data) => Object.assign(data, { terms: ['a', 'b', 'c', 'd', 'e', 'f'] }))],
    [
      'a category that does not exist',
      'suggests categories that exist',
      withData((data) => Object.assign(data, { categories: [{ name: 'None', slug: 'none' }] })),
    ],
    [
      'suggestions for nothing',
      'suggests nothing without a query',
      withQuery((params) => params.get('q') === '' && params.set('q', 's')),
    ],
  ]),
];
