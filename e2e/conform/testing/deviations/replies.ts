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

/** How a reply is written. */
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
    'cut-off JSON',
    withText(BUSINESS, (text) => text.slice(0, -3)),
  ),
  business(
    'a bare list',
    withText(BUSINESS, (text) => `[${text}]`),
  ),
  business('an HTTP status of 500', withStatus(BUSINESS, 500)),
  business('a redirection', withStatus(BUSINESS, 302)),
  business(
    'a status of true',
    withBody(BUSINESS, (body) => ({ ...body, status: true })),
  ),
  business(
    'a status as text',
    withBody(BUSINESS, (body) => ({ ...body, status: '1' })),
    'lenient',
  ),
  business(
    'no data',
    withBody(BUSINESS, ({ status }) => ({ status })),
  ),
  business(
    'a message with tags',
    withBody(BUSINESS, (body) => ({ ...body, message: '<b>Hello</b>' })),
    'lenient',
  ),
  business(
    'JSON that is called text',
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
    'a currency as a number',
    withData(BUSINESS, (data) => {
      data.currency = 936;
    }),
    'lenient',
  ),
  list('products in a paginator', ({ data, ...body }) => ({ ...body, data: { data } }), 'lenient'),
  list('products by number', ({ data, ...body }) => ({ ...body, data: { ...(data as unknown[]) } }), 'lenient'),
  list('no list of products', (body) => ({ ...body, data: 'none' })),
  list('null in the place of a list', (body) => ({ ...body, data: null }), 'lenient'),
  product('a price with a comma', (entry) => Object.assign(entry, { price: '1,200.50' })),
  product('a price below 0', (entry) => Object.assign(entry, { price: -1 })),
  product('a price as text', (entry) => Object.assign(entry, { price: '120.50' }), 'lenient'),
  product('a price of three decimals', (entry) => Object.assign(entry, { price: 120.505 }), 'lenient'),
  product('a product without a slug', (entry) => delete entry.slug),
  product('a product without an id', (entry) => Object.assign(entry, { id: null })),
  product('an id above 2^53', (entry) => Object.assign(entry, { id: 2 ** 53 + 2 })),
  product('a flag in words', (entry) => Object.assign(entry, { isNew: 'yes' })),
  product('a flag as text', (entry) => Object.assign(entry, { isNew: '0' }), 'lenient'),
  product('a stock below 0', (entry) => Object.assign(entry, { available: -2 }), 'lenient'),
  product('a variant without an id', (entry) => Object.assign(entry, { variants: [{ price: 5 }] })),
  product('a date in words', (entry) => Object.assign(entry, { published_at: 'last week' })),
  product('a date without a zone', (entry) => Object.assign(entry, { published_at: '2026-10-01 08:00:00' }), 'lenient'),
  product('a picture inside the reply', (entry) => Object.assign(entry, { imgSrc: 'data:image/png;base64,AA' })),
  product('attributes in the place of a category', (entry) => Object.assign(entry, { category: 'Shirts' })),
];
