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
  loan: null,
  products: [],
  ...changes,
});

test.each<[string, OrderRow[], string[] | null, string[]]>([
  ['only the own order', [row('A')], [], []],
  ['a second order of the same press', [row('B'), row('A')], [], ['B']],
  ['six of them', ['B', 'C', 'A', 'D', 'E', 'F', 'G'].map((code) => row(code)), [], ['B', 'C', 'D', 'E', 'F', 'G']],
  ['an order that was there before', [row('B'), row('A')], ['B'], []],
  ['another amount', [row('B', { totalAmount: 999 }), row('A')], [], []],
  ['no amount', [row('B', { totalAmount: null }), row('A')], [], []],
  ['one that is settled', [row('B', { status: 'Confirmed' }), row('A')], [], []],
  ['one of hours later', [row('B', { orderDate: '2026-11-02T14:00:00Z' }), row('A')], [], []],
  ['an unreadable date, when it was not there before', [row('B', { orderDate: 'soon' }), row('A')], [], ['B']],
  ['an unreadable date, when nothing is known of before', [row('B', { orderDate: 'soon' }), row('A')], null, []],
  ['a date in time, when nothing is known of before', [row('B'), row('A')], null, ['B']],
  [
    'dates of another zone',
    [row('B', { orderDate: '2026-11-02 15:00:09' }), row('A', { orderDate: '2026-11-02 15:00:05' })],
    [],
    ['B'],
  ],
])('finds duplicates of an order: %s', (_name, rows, known, duplicates) => {
  expect(duplicatesOf(rows, { orderCode: 'A', total: 1000, known, started: NOW })).toEqual(duplicates);
});
