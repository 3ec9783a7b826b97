import { withBody, withData, withFirst, withHead, withStatus, withText } from '../spoil';
import { AS_WRITTEN } from '../../kit';
import { type Deviation, deviationsOf } from './deviation';

const withProduct = (fields: object) => withFirst((entry) => Object.assign(entry, fields));

/** Deviations in the format of replies. */
export const REPLIES: Deviation[] = [
  ...deviationsOf('GET /business/get_details', [
    ['HTML', AS_WRITTEN, withText(() => '<!doctype html><p>Welcome')],
    ['an empty body', AS_WRITTEN, withText(() => '')],
    ['truncated JSON', AS_WRITTEN, withText((text) => text.slice(0, -3))],
    ['a bare list', AS_WRITTEN, withText((text) => `[${text}]`)],
    ['an HTTP status of 500', AS_WRITTEN, withStatus(500)],
    ['a redirect', AS_WRITTEN, withStatus(302)],
    ['a status given as true', AS_WRITTEN, withBody((body) => ({ ...body, status: true }))],
    ['a status given as text', AS_WRITTEN, withBody((body) => ({ ...body, status: '1' })), 'lenient'],
    ['missing data', AS_WRITTEN, withBody(({ status }) => ({ status }))],
    ['a message with tags', AS_WRITTEN, withBody((body) => ({ ...body, message: '<b>Hello</b>' })), 'lenient'],
    ['JSON sent as text/html', AS_WRITTEN, withHead((headers) => headers.set('Content-Type', 'text/html')), 'lenient'],
    [
      'a creditor without an id',
      AS_WRITTEN,
      withData((data) => Object.assign(data, { default_creditor: { name: 'Somebody' } })),
    ],
    ['a currency given as a number', AS_WRITTEN, withData((data) => Object.assign(data, { currency: 936 })), 'lenient'],
  ]),
  ...deviationsOf('GET /storefront/products/search', [
    ['products in a paginator', AS_WRITTEN, withBody(({ data, ...body }) => ({ ...body, data: { data } })), 'lenient'],
    [
      'products in an object with numeric keys',
      AS_WRITTEN,
      withBody(({ data, ...body }) => ({ ...body, data: { ...(data as unknown[]) } })),
      'lenient',
    ],
    ['text in place of the product list', AS_WRITTEN, withBody((body) => ({ ...body, data: 'none' }))],
    ['null in place of a list', AS_WRITTEN, withBody((body) => ({ ...body, data: null })), 'lenient'],
    ['a price with a comma', AS_WRITTEN, withProduct({ price: '1,200.50' })],
    ['a price below 0', AS_WRITTEN, withProduct({ price: -1 })],
    ['a price given as text', AS_WRITTEN, withProduct({ price: '120.50' }), 'lenient'],
    ['a price with three decimals', AS_WRITTEN, withProduct({ price: 120.505 }), 'lenient'],
    ['a product without a slug', AS_WRITTEN, withFirst((entry) => delete entry.slug)],
    ['a product without an id', AS_WRITTEN, withProduct({ id: null })],
    ['an id above 2^53', AS_WRITTEN, withProduct({ id: 2 ** 53 + 2 })],
    ['a flag given as a word', AS_WRITTEN, withProduct({ isNew: 'yes' })],
    ['a flag given as text', AS_WRITTEN, withProduct({ isNew: '0' }), 'lenient'],
    ['a stock below 0', AS_WRITTEN, withProduct({ available: -2 }), 'lenient'],
    ['a variant without an id', AS_WRITTEN, withProduct({ variants: [{ price: 5 }] })],
    ['a date given in words', AS_WRITTEN, withProduct({ published_at: 'last week' })],
    ['a date without a time zone', AS_WRITTEN, withProduct({ published_at: '2026-10-01 08:00:00' }), 'lenient'],
    ['a picture given as a data URL', AS_WRITTEN, withProduct({ imgSrc: 'data:image/png;base64,AA' })],
    ['text in place of a category', AS_WRITTEN, withProduct({ category: 'Shirts' })],
  ]),
];
