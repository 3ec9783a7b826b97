import { WIRE_CALLS } from '../../src/testing/builders/calls';
import { wireCall } from './kit';
import { shapeFindings } from './shape';
import { worstVerdict } from './verdict';

const DETAILS = 'GET /business/get_details';
const PRODUCT = 'GET /storefront/products/{slug}/{code}';
const SEARCH = 'GET /storefront/products/search';
const SLIDES = 'GET /storefront/get-sliders';
const ORDER = 'GET /storefront/order/{order_code}';
const REPAYMENTS = 'GET /storefront/order/{order_code}/repayments';
const CART = 'GET /storefront/my-cart';

/** The good reply of a call with other fields in its data, or in the first entry of it. */
const replyWith = (name: string, fields: object): unknown => {
  const { good } = wireCall(name);
  const { data } = good;
  return { ...good, data: Array.isArray(data) ? [{ ...data[0], ...fields }] : { ...(data as object), ...fields } };
};

const verdictOf = (name: string, body: unknown) => worstVerdict(shapeFindings(wireCall(name), body));

test.each(WIRE_CALLS)('reports nothing wrong with the good reply of $call', (call) => {
  expect(shapeFindings(call, call.good)).toEqual([]);
});

const boughtWith = (variant_details: unknown) => ({
  products: [{ title: 'Cup', quantity: 1, price: 5, variant_details }],
});

test.each([
  ['kept', 'a price of 0', PRODUCT, { price: 0 }],
  ['kept', 'null', PRODUCT, { price: null }],
  ['kept', 'an id that is a name', PRODUCT, { id: 'b-7' }],
  ['kept', 'an empty text', PRODUCT, { badge: '' }],
  ['kept', 'an empty list', PRODUCT, { variants: [] }],
  ['kept', 'a field that is not in the document', PRODUCT, { made_up: { by: 'a back end' } }],
  ['kept', 'a date with a time zone', PRODUCT, { published_at: '2026-10-01 08:00:00+00:00' }],
  [
    'kept',
    'a calendar day where the document has one',
    REPAYMENTS,
    { next: { number: 2, due_date: '2027-02-03', amount: 1 } },
  ],
  ['lenient', 'a date without a time zone', PRODUCT, { published_at: '2026-10-01 08:00:00' }],
  ['broken', 'a date in words', PRODUCT, { published_at: 'last week' }],
  ['lenient', 'a number as text', PRODUCT, { price: '120.50' }],
  ['lenient', 'a text as number', PRODUCT, { code: 101 }],
  ['lenient', 'a number in place of a text with a default', DETAILS, { currency: 936 }],
  ['lenient', 'an empty text in place of a number', PRODUCT, { price: '' }],
  ['broken', 'a number with a thousands separator', PRODUCT, { price: '1,200.50' }],
  ['broken', 'a negative price', PRODUCT, { price: -5 }],
  ['broken', 'an unsafe integer', PRODUCT, { id: 2 ** 53 + 2 }],
  ['lenient', 'a flag as boolean', PRODUCT, { isNew: true }],
  ['lenient', 'a flag as text', PRODUCT, { isNew: '0' }],
  ['broken', 'a flag as word', PRODUCT, { isNew: 'yes' }],
  ['broken', 'a missing id', PRODUCT, { id: null }],
  ['broken', 'a missing slug', PRODUCT, { slug: '' }],
  ['broken', 'an object in place of a text', PRODUCT, { title: { en: 'Shirt' } }],
  ['broken', 'a text in place of an object', PRODUCT, { category: 'Shirts' }],
  ['lenient', 'a text in place of a list', PRODUCT, { tags: 'linen,summer' }],
  ['lenient', 'a paginator in place of a list', PRODUCT, { variants: { data: [] } }],
  ['broken', 'a word in place of a list', PRODUCT, { variants: 'none' }],
  ['broken', 'an entry without its id', PRODUCT, { variants: [{ price: 120 }] }],
  ['broken', 'a picture as a data URL', PRODUCT, { imgSrc: 'data:image/png;base64,AAAA' }],
  ['lenient', 'an empty list in place of an object, as PHP writes it', ORDER, { loan: [] }],
  ['lenient', 'an empty list in place of an inner object', ORDER, boughtWith({ attributes: [] })],
  ['broken', 'an object without its fields', ORDER, boughtWith({ color: 'Black' })],
  ['broken', 'an object without its required field', DETAILS, { default_creditor: { name: 'Somebody' } }],
  ['kept', 'a cost that is not below the price', PRODUCT, { price: 120, vendor_price: 120 }],
  ['broken', 'a cost below the price', PRODUCT, { price: 120, vendor_price: 90 }],
  ['broken', 'a cost as text in a list', PRODUCT, { variants: [{ id: 1, price: '120.00', vendor_price: '90.00' }] }],
  ['broken', 'a cost in an entry of a list', CART, { product_variant: { id: 1, price: 120, vendor_price: 90 } }],
  ['broken', 'a missing currency', DETAILS, { currency: ' ' }],
])('reports as %s %s', (verdict, _what, name, fields) => {
  expect(verdictOf(name, replyWith(name, fields))).toBe(verdict);
});

const PRODUCTS = wireCall(SEARCH).good.data as object[];
const IN_PAGINATOR = wireCall(SLIDES).good.data as { data: object[] };

test.each([
  ['kept', 'an empty list', SEARCH, []],
  ['lenient', 'null in place of a list', SEARCH, null],
  ['lenient', 'a paginator', SEARCH, { data: PRODUCTS, total: 1 }],
  ['lenient', 'numbered keys', SEARCH, { ...PRODUCTS }],
  ['broken', 'a word in place of a list', SEARCH, 'none'],
  ['broken', 'an unreadable entry', SEARCH, [{ id: 1 }]],
  ['kept', 'a list in place of a paginator', SLIDES, IN_PAGINATOR.data],
  ['broken', 'an unreadable entry in a paginator', SLIDES, { data: [{ id: 1, image_src: 5 }] }],
  ['broken', 'no entity', PRODUCT, null],
  ['broken', 'an empty list in place of an entity', PRODUCT, []],
])('reports as %s data that is %s', (verdict, _what, name, data) => {
  expect(verdictOf(name, { status: 1, data })).toBe(verdict);
});

test('reports a repeated deviation once with its count, and never quotes a token', () => {
  const wrong = { ...PRODUCTS[0], price: '1,5' };
  const [finding, ...others] = shapeFindings(wireCall(SEARCH), { status: 1, data: [wrong, wrong, wrong] });
  expect(others).toEqual([]);
  expect(finding?.why).toBe('data[].price is "1,5" (3 times), which the shop cannot read; the document has 120');
  const login = wireCall('POST /storefront/customer/access');
  const told = JSON.stringify(shapeFindings(login, { status: 1, data: { token: { secret: 'abc' } } }));
  expect(told).not.toContain('abc');
});
