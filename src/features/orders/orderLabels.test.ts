import { orderRow } from '../../testing/builders/model';
import { filterOrders, meaningOf, statusesOf } from './orderLabels';

test('a status of the back end’s own has no meaning of ours', () => {
  expect(meaningOf('Refunded in part')).toBeNull();
  expect(meaningOf('constructor')).toBeNull();
  expect(meaningOf('Pending')).toContain('cancel');
});

const rows = [
  orderRow({ order_code: 'ORD-1', status: 'Pending' }),
  orderRow({ order_code: 'ORD-2', status: 'Confirmed' }),
  orderRow({ order_code: 'XYZ-3', status: 'Pending' }),
];

test.each([
  ['', '', 'ORD-1 ORD-2 XYZ-3'],
  ['ord', '', 'ORD-1 ORD-2'],
  [' xyz ', '', 'XYZ-3'],
  ['', 'Pending', 'ORD-1 XYZ-3'],
  ['ord', 'Pending', 'ORD-1'],
  ['nothing', '', ''],
])('words %j, status %j → %j', (words, status, codes) => {
  expect(
    filterOrders(rows, words, status)
      .map(({ orderCode }) => orderCode)
      .join(' '),
  ).toBe(codes);
});

test('each status once', () => {
  expect(statusesOf(rows)).toEqual(['Confirmed', 'Pending']);
});
