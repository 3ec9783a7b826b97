import { orderRow } from '../../testing/builders/model';
import { wireLoan } from '../../testing/builders/wireCustomer';
import { filterOrders, goodsText, loanWords, statusesOf, isLoanKnown } from './orderLabels';

test.each([
  ['has neither type nor loan', {}, false],
  ['has installments and a loan', { checkout_type: 'installment', loan: wireLoan() }, true],
  ['has installments but no loan', { checkout_type: 'installment' }, false],
  ['is paid in cash', { checkout_type: 'Cash' }, true],
])('decides whether the list states the loan’s status, for a row that %s', (_name, fields, expected) => {
  expect(isLoanKnown(orderRow(fields))).toBe(expected);
});

test.each([
  ['Created', 'In review'],
  ['pending review', 'In review'],
  ['Process for Payment', 'Ready to pay'],
  ['PROCESSING', 'Ready to pay'],
  ['Approved', null],
  ['Active', null],
  ['constructor', null],
])('labels the loan status %j as %j', (status, words) => {
  expect(loanWords(status)).toBe(words);
});

test.each([
  ['', []],
  ['Cup', [{ title: 'Cup', quantity: 1 }]],
  ['Cup × 2, Bag', [{ title: 'Cup', quantity: 2 }, { title: 'Bag' }, { title: '' }]],
  ['Cup, Bag and 2 more', ['Cup', 'Bag', 'Hat', 'Pen'].map((title) => ({ title, quantity: 1 }))],
])('summarizes the goods as %j', (text, products) => {
  expect(goodsText(orderRow({ products }).products)).toBe(text);
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
])('filters orders by words %j and status %j to %j', (words, status, codes) => {
  expect(
    filterOrders(rows, words, status)
      .map(({ orderCode }) => orderCode)
      .join(' '),
  ).toBe(codes);
});

test('lists each status once', () => {
  expect(statusesOf(rows)).toEqual(['Confirmed', 'Pending']);
});
