import { cartLine, order, orderRow } from '../testing/builders/model';
import { wireLoan } from '../testing/builders/wireCustomer';
import { isBackInCart, isOrderedIn, mayHoldOneOf } from './openOrder';

const NOW = Date.parse('2026-11-03T10:00:00Z');
const PLACED = '2026-11-02T10:00:00Z';
const BEFORE = Date.parse(PLACED) - 1;
const shirt = { title: 'Linen Shirt', quantity: 2, variant_details: { attributes: { Color: 'Black', Size: 'S' } } };
const line = { ...cartLine({ quantity: 2 }), putIn: BEFORE };
const placed = (wire: Parameters<typeof order>[0] = {}) => order({ order_date: PLACED, products: [shirt], ...wire });

test.each([
  ['put in before the order', {}, true],
  ['put in after the order', { putIn: Date.parse(PLACED) }, false],
  ['put in at an unknown time, soon after which it was ordered', { putIn: null }, true],
  ['of another quantity', { quantity: 3 }, false],
  ['of another size', { attributes: [{ name: 'Size', value: 'M' }] }, false],
  ['without attributes', { attributes: [] }, false],
  [
    'with its attributes in another order and spelling',
    {
      attributes: [
        { name: 'size', value: 's' },
        { name: 'color', value: 'BLACK' },
      ],
    },
    true,
  ],
  ['of another product', { product: { title: 'Linen Dress' } }, false],
])('a line %s stands in the order: %#', (_name, changed, expected) => {
  expect(isOrderedIn(placed(), { ...line, ...changed }, NOW)).toBe(expected);
});

test.each([
  ['is in review', {}, true],
  ['awaits its down payment', { loan: wireLoan({ status: 'Process for Payment' }) }, true],
  ['is confirmed', { order_status: 'Confirmed' }, true],
  ['is ready for pickup', { order_status: 'Ready for pickup' }, true],
  ['is shipped', { order_status: 'Shipped' }, true],
  ['is paid in cash', { checkout_type: 'Cash', loan: null, payment: { status: 'Paid' } }, true],
  ['waits for its cash', { checkout_type: 'Cash', loan: null }, false],
  ['has a refused loan', { loan: wireLoan({ status: 'Rejected' }) }, false],
  ['is cancelled', { order_status: 'Cancelled' }, false],
  ['has expired', { order_status: 'Expired' }, false],
  ['is delivered', { order_status: 'Delivered' }, false],
  ['states no date', { order_date: '' }, false],
])('an order that %s holds the line: %#', (_name, wire, expected) => {
  expect(isOrderedIn(placed(wire), line, NOW)).toBe(expected);
});

test('an old order does not explain a line of unknown age', () => {
  const muchLater = NOW + 7 * 24 * 60 * 60 * 1000;
  expect(isOrderedIn(placed(), { ...line, putIn: null }, muchLater)).toBe(false);
  expect(isOrderedIn(placed(), line, muchLater)).toBe(true);
});

test.each([
  [{ order_date: PLACED, status: 'Pending' }, true],
  [{ order_date: PLACED, status: 'Cancelled' }, false],
  [{ order_date: PLACED, status: 'Delivered' }, false],
  [{ order_date: '2026-11-01T10:00:00Z', status: 'Pending' }, false],
])('reads the details only of an order in progress that is younger than a line: %j', (row, expected) => {
  expect(mayHoldOneOf(orderRow(row), [line], NOW)).toBe(expected);
});

test.each([
  [[], false],
  [[{ ordered: false, gone: false, product: { title: 'Mug' } }], false],
  [[{ ordered: true, gone: false, product: { title: 'Linen Shirt' } }], false],
  [[{ ordered: false, gone: true, product: { title: 'Linen Shirt' } }], false],
  [[{ ordered: false, gone: false, product: { title: 'linen shirt' } }], true],
])('goods of a closed order can be ordered again from the cart %j: %p', (lines, expected) => {
  expect(isBackInCart([{ title: 'Linen Shirt' }], lines)).toBe(expected);
});
