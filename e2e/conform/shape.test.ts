import { WIRE_CALLS } from '../../src/testing/builders/calls';
import { shapeFindings } from './shape';
import { worstVerdict } from './verdict';

const DETAILS = 'GET /business/get_details';
const PRODUCT = 'GET /storefront/products/{slug}/{code}';
const SEARCH = 'GET /storefront/products/search';
const SLIDES = 'GET /storefront/get-sliders';
const TREE = 'GET /storefront/product_categories';
const ORDER = 'GET /storefront/order/{order_code}';
const ORDERS = 'GET /storefront/my-orders';

const callNamed = (name: string) => WIRE_CALLS.find(({ call }) => call === name)!;

/** The good reply of a call with other fields in its data, or in the first entry of it. */
const replyWith = (name: string, fields: object): unknown => {
  const { good } = callNamed(name);
  const { data } = good;
  return { ...good, data: Array.isArray(data) ? [{ ...data[0], ...fields }] : { ...(data as object), ...fields } };
};

const verdictOf = (name: string, body: unknown) => worstVerdict(shapeFindings(callNamed(name), body));

test.each(WIRE_CALLS)('reports nothing wrong with the good reply of $call', (call) => {
  expect(shapeFindings(call, call.good)).toEqual([]);
});

test.each([
  ['kept', { price: 120.5 }],
  ['kept', { price: 0 }],
  ['kept', { price: null }],
  ['kept', { isNew: 0 }],
  ['kept', { id: 'b-7' }],
  ['kept', { id: '101' }],
  ['kept', { badge: '' }],
  ['kept', { variants: [] }],
  ['kept', { category: null }],
  ['kept', { made_up: { by: 'a back end' } }],
  ['kept', { published_at: '2026-10-01 08:00:00+00:00' }],
  ['lenient', { price: '120.50' }],
  ['lenient', { price: 120.505 }],
  ['lenient', { isNew: '0' }],
  ['lenient', { isNew: true }],
  ['lenient', { available: '4' }],
  ['lenient', { available: -2 }],
  ['lenient', { available: 2.5 }],
  ['lenient', { code: 101 }],
  ['lenient', { variants: { data: [] } }],
  ['lenient', { tags: 'linen,summer' }],
  ['lenient', { published_at: '2026-10-01 08:00:00' }],
  ['lenient', { published_at: 1_790_000_000 }],
  ['broken', { price: '1,200.50' }],
  ['broken', { price: '' }],
  ['broken', { price: -5 }],
  ['broken', { price: true }],
  ['broken', { isNew: 'yes' }],
  ['broken', { isNew: 2 }],
  ['broken', { id: null }],
  ['broken', { id: 2 ** 53 + 2 }],
  ['broken', { slug: '' }],
  ['broken', { title: { en: 'Shirt' } }],
  ['broken', { category: 'Shirts' }],
  ['broken', { variants: 'none' }],
  ['broken', { variants: [{ price: 120 }] }],
  ['broken', { imgSrc: 'data:image/png;base64,AAAA' }],
  ['broken', { published_at: 'last week' }],
])('reports %s for a product with %j', (verdict, fields) => {
  expect(verdictOf(PRODUCT, replyWith(PRODUCT, fields))).toBe(verdict);
});

test.each([
  ['kept', []],
  ['lenient', { data: callNamed(SEARCH).good.data, total: 1 }],
  ['lenient', { 0: (callNamed(SEARCH).good.data as unknown[])[0] }],
  ['broken', 'none'],
  ['broken', [{ id: 1 }]],
])('reports %s for a product list that is %j', (verdict, data) => {
  expect(verdictOf(SEARCH, { status: 1, data })).toBe(verdict);
});

test.each([
  ['kept', PRODUCT, { price: 120, vendor_price: 120 }],
  ['kept', PRODUCT, { price: 120, vendor_price: null }],
  ['broken', PRODUCT, { price: 120, vendor_price: 90 }],
  ['broken', PRODUCT, { variants: [{ id: 1, price: '120.00', vendor_price: '90.00' }] }],
  ['broken', 'GET /storefront/product-variant/{id}', { price: 120, vendor_price: 0 }],
  ['broken', 'GET /storefront/my-cart', { product_variant: { id: 1, price: 120, vendor_price: 90 } }],
  ['kept', DETAILS, { currency: 'USD' }],
  ['broken', DETAILS, { currency: undefined }],
  ['broken', DETAILS, { currency: null }],
  ['broken', DETAILS, { currency: ' ' }],
])('reports %s for the prices of a reply of %s with %j', (verdict, name, fields) => {
  expect(verdictOf(name, replyWith(name, fields))).toBe(verdict);
});

test('reports slides without a paginator as “kept”, and unreadable slides in one as “broken”', () => {
  const { good } = callNamed(SLIDES);
  const { data } = good as { data: { data: unknown[] } };
  expect(verdictOf(SLIDES, { status: 1, data: data.data })).toBe('kept');
  expect(verdictOf(SLIDES, { status: 1, data: { data: [{ id: 1, image_src: 5 }] } })).toBe('broken');
});

test.each([
  ['kept', { items: 0 }],
  ['lenient', { order_date: '2026-11-02' }],
  ['broken', { order_date: 'soon' }],
  ['broken', { order_code: null }],
])('reports %s for an entry of the order list with %j', (verdict, fields) => {
  expect(verdictOf(ORDERS, replyWith(ORDERS, fields))).toBe(verdict);
});

const boughtWith = (variant_details: unknown) => ({
  products: [{ title: 'Cup', quantity: 1, price: 5, variant_details }],
});

// PHP writes an empty map as an empty list.
test.each([
  ['lenient', ORDER, { loan: [] }],
  ['lenient', ORDER, { payment: [] }],
  ['lenient', ORDER, boughtWith([])],
  ['lenient', ORDER, boughtWith({ attributes: [] })],
  ['kept', ORDER, boughtWith({ attributes: {} })],
  ['kept', ORDER, boughtWith({ attributes: null })],
  ['lenient', TREE, { parent: [] }],
  ['broken', ORDER, { loan: 'none' }],
  ['broken', ORDER, boughtWith({ color: 'Black' })],
  ['broken', TREE, { parent: 'women' }],
])('reports %s for a reply of %s with %j', (verdict, name, fields) => {
  expect(verdictOf(name, replyWith(name, fields))).toBe(verdict);
});

test('reports a product reply whose data is an empty list as “broken”', () => {
  expect(verdictOf(PRODUCT, { status: 1, data: [] })).toBe('broken');
});

test('reports a repeated deviation once with its count, and never quotes a token', () => {
  const wrong = { ...(callNamed(SEARCH).good.data as object[])[0], price: '1,5' };
  const [finding, ...others] = shapeFindings(callNamed(SEARCH), { status: 1, data: [wrong, wrong, wrong] });
  expect(others).toEqual([]);
  expect(finding?.why).toBe('data[].price is "1,5" (3 times), which the shop cannot read; the document has 120');
  const login = callNamed('POST /storefront/customer/access');
  const told = JSON.stringify(shapeFindings(login, { status: 1, data: { token: { secret: 'abc' } } }));
  expect(told).not.toContain('abc');
});
