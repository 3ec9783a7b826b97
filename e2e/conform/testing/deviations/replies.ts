import { withBody, withData, withFirst, withHead, withStatus, withText } from '../spoil';
import { AS_WRITTEN } from '../../kit';
import type { Deviation } from './deviation';

const BUSINESS = 'GET /business/get_details';
const SEARCH = 'GET /storefront/products/search';

const business = (name: string, between: Deviation['between'], verdict?: 'lenient'): Deviation => {
  return { name, between, call: BUSINESS, rule: AS_WRITTEN, ...(verdict && { verdict }) };
};
const product = (name: string, change: Parameters<typeof withFirst>[1], verdict?: 'lenient'): Deviation => {
  return { name, between: withFirst(SEARCH, change), call: SEARCH, rule: AS_WRITTEN, ...(verdict && { verdict }) };
};
const list = (name: string, change: Parameters<typeof withBody>[1], verdict?: 'lenient'): Deviation => {
  return { name, between: withBody(SEARCH, change), call: SEARCH, rule: AS_WRITTEN, ...(verdict && { verdict }) };
};

/** Deviations in the format of replies. */
export const REPLIES: Deviation[] = [
  business(
    'HTML',
    withText(BUSINESS, () => '<!doctype html><p>Welcome'),
  ),
  business(
    'an empty body',
    withText(BUSINESS, () => ''),
  ),
  business(
    'truncated JSON',
    withText(BUSINESS, (text) => text.slice(0, -3)),
  ),
  business(
    'a bare list',
    withText(BUSINESS, (text) => `[${text}]`),
  ),
  business('an HTTP status of 500', withStatus(BUSINESS, 500)),
  business('a redirect', withStatus(BUSINESS, 302)),
  business(
    'a status given as true',
    withBody(BUSINESS, (body) => ({ ...body, status: true })),
  ),
  business(
    'a status given as text',
    withBody(BUSINESS, (body) => ({ ...body, status: '1' })),
    'lenient',
  ),
  business(
    'missing data',
    withBody(BUSINESS, ({ status }) => ({ status })),
  ),
  business(
    'a message with tags',
    withBody(BUSINESS, (body) => ({ ...body, message: '<b>Hello</b>' })),
    'lenient',
  ),
  business(
    'JSON sent as text/html',
    withHead(BUSINESS, (headers) => headers.set('Content-Type', 'text/html')),
    'lenient',
  ),
  business(
    'a creditor without an id',
    withData(BUSINESS, (data) => {
      data.default_creditor = { name: 'Somebody' };
    }),
  ),
  business(
    'a currency given as a number',
    withData(BUSINESS, (data) => {
      data.currency = 936;
    }),
    'lenient',
  ),
  list('products in a paginator', ({ data, ...body }) => ({ ...body, data: { data } }), 'lenient'),
  list(
    'products in an object with numeric keys',
    ({ data, ...body }) => ({ ...body, data: { ...(data as unknown[]) } }),
    'lenient',
  ),
  list('text in place of the product list', (body) => ({ ...body, data: 'none' })),
  list('null in place of a list', (body) => ({ ...body, data: null }), 'lenient'),
  product('a price with a comma', (entry) => Object.assign(entry, { price: '1,200.50' })),
  product('a price below 0', (entry) => Object.assign(entry, { price: -1 })),
  product('a price given as text', (entry) => Object.assign(entry, { price: '120.50' }), 'lenient'),
  product('a price with three decimals', (entry) => Object.assign(entry, { price: 120.505 }), 'lenient'),
  product('a product without a slug', (entry) => delete entry.slug),
  product('a product without an id', (entry) => Object.assign(entry, { id: null })),
  product('an id above 2^53', (entry) => Object.assign(entry, { id: 2 ** 53 + 2 })),
  product('a flag given as a word', (entry) => Object.assign(entry, { isNew: 'yes' })),
  product('a flag given as text', (entry) => Object.assign(entry, { isNew: '0' }), 'lenient'),
  product('a stock below 0', (entry) => Object.assign(entry, { available: -2 }), 'lenient'),
  product('a variant without an id', (entry) => Object.assign(entry, { variants: [{ price: 5 }] })),
  product('a date given in words', (entry) => Object.assign(entry, { published_at: 'last week' })),
  product(
    'a date without a time zone',
    (entry) => Object.assign(entry, { published_at: '2026-10-01 08:00:00' }),
    'lenient',
  ),
  product('a picture given as a data URL', (entry) => Object.assign(entry, { imgSrc: 'data:image/png;base64,AA' })),
  product('text in place of a category', (entry) => Object.assign(entry, { category: 'Shirts' })),
];
