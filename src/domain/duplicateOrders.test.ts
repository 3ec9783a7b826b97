import type { OrderRow } from '../contract/order';
import { duplicatesOf } from './duplicateOrders';

const NOW = Date.parse('2026-11-02T10:00:00Z');
const row = (orderCode: string, changes: Partial<OrderRow> = {}): OrderRow => ({
  orderCode,
  orderDate: '2026-11-02T10:00:05Z',
  items: 1,
  status: 'Pending',
  totalAmount: 1000,
  imgSrc: null,
  checkoutType: '',
  payment: null,
  loan: null,
  products: [],
  ...changes,
});

test.each<[string, OrderRow[], string[] | null, string[]]>([
  ['none in a list of only that order', [row('A')], [], []],
  ['a second order from the same press', [row('B'), row('A')], [], ['B']],
  [
    'six orders from the same press',
    ['B', 'C', 'A', 'D', 'E', 'F', 'G'].map((code) => row(code)),
    [],
    ['B', 'C', 'D', 'E', 'F', 'G'],
  ],
  ['not an order that existed before', [row('B'), row('A')], ['B'], []],
  ['not an order with another amount', [row('B', { totalAmount: 999 }), row('A')], [], []],
  ['not an order without an amount', [row('B', { totalAmount: null }), row('A')], [], []],
  ['not a confirmed order', [row('B', { status: 'Confirmed' }), row('A')], [], []],
  ['not an order of hours later', [row('B', { orderDate: '2026-11-02T14:00:00Z' }), row('A')], [], []],
  ['a new order with an unreadable date', [row('B', { orderDate: 'soon' }), row('A')], [], ['B']],
  [
    'not one with an unreadable date if earlier orders are unknown',
    [row('B', { orderDate: 'soon' }), row('A')],
    null,
    [],
  ],
  ['a recent order if earlier orders are unknown', [row('B'), row('A')], null, ['B']],
  [
    'an order with its date in another zone',
    [row('B', { orderDate: '2026-11-02 15:00:09' }), row('A', { orderDate: '2026-11-02 15:00:05' })],
    [],
    ['B'],
  ],
])('finds duplicates of an order: %s', (_name, rows, known, duplicates) => {
  expect(duplicatesOf(rows, { orderCode: 'A', total: 1000, known, started: NOW })).toEqual(duplicates);
});
