import { orderRow } from '../../testing/builders/model';
import type { WireObject } from '../../testing/builders/wire';
import { wireLoan } from '../../testing/builders/wireCustomer';
import { dayIn, dueOf, hasPayments, nextPayment } from './paymentDays';

test.each([
  ['2026-11-02', '2026-11-02'],
  ['2026-11-02 23:59:00', '2026-11-02'],
  ['last week', null],
  ['', null],
])('reads the day of %j as %j', (moment, day) => {
  expect(dayIn(moment)).toBe(day);
});

test.each([
  ['2026-11-02', 3, '2026-11-02', { number: 1, day: '2026-12-02' }],
  ['2026-11-02', 3, '2026-12-02', { number: 1, day: '2026-12-02' }],
  ['2026-11-02', 3, '2026-12-03', { number: 2, day: '2027-01-02' }],
  ['2026-12-31', 3, '2027-02-01', { number: 2, day: '2027-02-28' }],
  ['2026-11-02', 3, '2027-02-03', null],
  ['2026-11-02', 0, '2026-11-02', null],
  ['some day', 3, '2026-11-02', null],
])('order of %s with %i payments, seen on %s: returns the next payment %j', (ordered, payments, today, expected) => {
  expect(nextPayment(ordered, payments, today)).toEqual(expected);
});

test.each([
  ['Pending', 'Created', true],
  ['Delivered', 'Active', true],
  ['Cancelled', 'Created', false],
  ['Declined', 'Active', false],
  ['Confirmed', 'Rejected', false],
  ['Completed', ' PAID ', false],
])('an order that is %s with a loan that is %s has monthly payments: %s', (status, loan, expected) => {
  expect(hasPayments(status, loan)).toBe(expected);
});

const row = (fields: WireObject = {}, loan: WireObject = {}) =>
  orderRow({
    checkout_type: 'installment',
    order_date: '2026-11-02',
    ...fields,
    loan: wireLoan({ status: 'Active', ...loan }),
  });

test.each([
  ['its first payment', row(), { name: 'First payment', amount: null, day: '2026-12-02' }],
  ['a later payment', row({ order_date: '2026-09-30' }), { name: 'Next payment', amount: null, day: '2026-11-30' }],
  ['its only payment', row({}, { loan_duration: 1 }), { name: 'First payment', amount: 26_210, day: '2026-12-02' }],
  ['its down payment', row({}, { status: 'processing' }), { name: 'Down payment', amount: 10_000, day: null }],
  ['nothing while it is in review', row({ status: 'Pending' }, { status: 'Created' }), null],
  ['nothing after it is cancelled', row({ status: 'Cancelled' }, { status: 'processing' }), null],
  ['nothing when it is paid in cash', row({ checkout_type: 'Cash' }), null],
  ['nothing when its row has no loan', orderRow(), null],
])('an order in the list asks for %s', (_name, given, expected) => {
  expect(dueOf(given, '2026-11-20')).toEqual(expected);
});
