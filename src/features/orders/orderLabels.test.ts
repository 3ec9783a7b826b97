import { order, orderRow } from '../../testing/builders/model';
import { filterOrders, mayPayDown, meaningOf, monthsText, paymentTypeLabel, statusesOf } from './orderLabels';

const loan = (fields: object = {}) => ({
  loan_amount: 240,
  payable_amount: 262,
  down_payment_amount: 100,
  interest_rate: 3,
  loan_duration: 3,
  status: 'Process for Payment',
  ...fields,
});

describe('Complete Down Payment is offered', () => {
  test.each([
    ['under all four conditions', {}, 'Approved', true],
    ['for the other name of the loan’s state', { loan: loan({ status: 'PROCESSING' }) }, 'Approved', true],
    ['not to a shopper who waits', {}, 'Pending Review', false],
    ['not by another spelling of approval', {}, 'approved', false],
    ['not to nobody', {}, undefined, false],
    ['not for cash', { checkout_type: 'Cash' }, 'Approved', false],
    ['for instalments in any case', { checkout_type: 'Installment' }, 'Approved', true],
    ['not without a down payment', { loan: loan({ down_payment_amount: 0 }) }, 'Approved', false],
    ['not when nobody can read the down payment', { loan: loan({ down_payment_amount: 'much' }) }, 'Approved', false],
    ['not in another state of the loan', { loan: loan({ status: 'Created' }) }, 'Approved', false],
    ['not without a loan', { loan: null }, 'Approved', false],
  ])('%s', (_name, fields, eligible, expected) => {
    expect(mayPayDown(order({ checkout_type: 'installment', loan: loan(), ...fields }), eligible)).toBe(expected);
  });
});

test.each([
  ['cash', 'Cash'],
  ['CASH', 'Cash'],
  ['installment', 'Installment'],
  ['Barter', 'Barter'],
])('%s is shown as %s', (given, shown) => {
  expect(paymentTypeLabel(given)).toBe(shown);
});

test.each([
  [1, '1 Month'],
  [12, '12 Months'],
])('%i → %s', (months, text) => {
  expect(monthsText(months)).toBe(text);
});

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
