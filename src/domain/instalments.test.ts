import { order } from '../testing/builders/model';
import { isInstalment, isUnpaidAtCheckout, loanAmount, mayPayDown, paymentTypeLabel } from './instalments';

const loan = (fields: object = {}) => ({
  loan_amount: 240,
  payable_amount: 262,
  down_payment_amount: 100,
  interest_rate: 3,
  loan_duration: 3,
  status: 'Process for Payment',
  ...fields,
});

const unpaid = {
  order_status: 'Pending',
  payment: null,
  checkout_type: 'installment',
  loan: loan({ status: 'Created' }),
};

describe('an order waits for the payment of its checkout', () => {
  test.each([
    ['cash', { checkout_type: 'Cash', loan: null }, undefined, true],
    ['not cash that is paid', { checkout_type: 'cash', loan: null, payment: { status: 'Paid' } }, undefined, false],
    ['not cash that is confirmed', { checkout_type: 'cash', loan: null, order_status: 'Confirmed' }, undefined, false],
    ['instalments of an approved customer', {}, 'Approved', true],
    ['not instalments whose down payment is paid', { payment: { status: 'Down payment paid' } }, 'Approved', false],
    ['not instalments without a down payment', { loan: loan({ down_payment_amount: 0 }) }, 'Approved', false],
    ['not instalments whose down payment is due later', { loan: loan() }, 'Approved', false],
    ['not instalments in review', {}, 'Pending Review', false],
    ['not instalments without a loan', { loan: null }, 'Approved', false],
  ])('%s', (_name, fields, eligible, expected) => {
    expect(isUnpaidAtCheckout(order({ ...unpaid, ...fields }), eligible)).toBe(expected);
  });
});

describe('Complete Down Payment is offered', () => {
  test.each([
    ['under all four conditions', {}, 'Approved', true],
    ['for the loan status PROCESSING', { loan: loan({ status: 'PROCESSING' }) }, 'Approved', true],
    ['not to a shopper with a pending review', {}, 'Pending Review', false],
    ['not for another spelling of Approved', {}, 'approved', false],
    ['not to a visitor', {}, undefined, false],
    ['not for cash', { checkout_type: 'Cash' }, 'Approved', false],
    ['for instalments in any letter case', { checkout_type: 'Installment' }, 'Approved', true],
    ['not without a down payment', { loan: loan({ down_payment_amount: 0 }) }, 'Approved', false],
    ['not with an unreadable down payment', { loan: loan({ down_payment_amount: 'much' }) }, 'Approved', false],
    ['not for another loan status', { loan: loan({ status: 'Created' }) }, 'Approved', false],
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
])('shows the payment type %s as %s', (given, shown) => {
  expect(paymentTypeLabel(given)).toBe(shown);
});

test.each([
  ['installment', true],
  [' Installment ', true],
  ['cash', false],
  ['', false],
])('treats the checkout type %j as instalments: %j', (checkoutType, expected) => {
  expect(isInstalment(checkoutType)).toBe(expected);
});

test.each([
  [34050, 0, 34050],
  [34050, 10000, 24050],
])('for a total of %i with a down payment of %i, the loan is %i', (total, downPayment, amount) => {
  expect(loanAmount({ total, downPayment })).toBe(amount);
});
