import { orderRow } from '../../testing/builders/model';
import { wireLoan } from '../../testing/builders/wireCustomer';
import { filterOrders, goodsText, loanWords, meaningOf, statusesOf, isLoanKnown } from './orderLabels';

test('explains a known status and returns null for an unknown one', () => {
  expect(meaningOf(orderRow({ status: 'Refunded in part' }))).toBeNull();
  expect(meaningOf(orderRow({ status: 'constructor' }))).toBeNull();
  expect(meaningOf(orderRow({ status: 'Pending' }))).toContain('cancel');
});

test('explains that an unpaid cash order only awaits its payment', () => {
  expect(meaningOf(orderRow({ status: 'Pending', checkout_type: 'Cash' }))).toMatch(/once it’s paid\. You can still/);
});

test.each([
  ['Pending', 'Created', /^We’re reviewing your request\. You pay nothing/],
  ['Pending', '', /^We’re reviewing/],
  ['Pending', 'Process for Payment', /^Your request is approved\. Pay the down payment/],
  ['Pending', 'Active', /^We’ve received your order/],
  ['Confirmed', 'Created', /^We have your order/],
])('explains an instalment order that is %s with a loan that is %j', (status, loan, text) => {
  const row = orderRow({ status, checkout_type: 'installment', loan: wireLoan({ status: loan }) });
  expect(meaningOf(row)).toMatch(text);
});

test.each([
  ['paid', 100],
  ['paid or approved', 0],
])('tells an approved customer that the order starts once it is %s, with a down payment of %d', (text, amount) => {
  const loan = wireLoan({ status: 'Created', down_payment_amount: amount });
  const row = orderRow({ status: 'Pending', checkout_type: 'installment', loan });
  expect(meaningOf(row, true)).toContain(`We’ll start on it once it’s ${text}. You can still`);
});

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
