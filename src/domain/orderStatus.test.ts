import { isCancelled, isDeclined, isPending, isUnderWay, isVoid, mayBePickedUp, paymentVerdict } from './orderStatus';

test.each([
  ['Pending', true, false],
  ['pending', false, false],
  ['Cancelled', false, true],
  [' canceled ', false, true],
  ['CANCELLED', false, true],
  ['Cancelling', false, false],
  ['Not cancelled', false, false],
  ['', false, false],
])('classifies the status %j as pending: %j, cancelled: %j', (status, pending, cancelled) => {
  expect([isPending(status), isCancelled(status)]).toEqual([pending, cancelled]);
});

test.each([
  ['Pending', true, true],
  ['Shipped', true, false],
  ['Being sewn', true, true],
  ['', true, true],
  ['Delivered', false, false],
  [' completed ', false, false],
  ['DECLINED', false, false],
  ['Expired', false, false],
  ['Refunded', false, false],
  ['canceled', false, false],
])('classifies the status %j as under way: %j, may be picked up: %j', (status, underWay, inStore) => {
  expect([isUnderWay(status), mayBePickedUp(status)]).toEqual([underWay, inStore]);
});

test.each([
  ['Declined', true],
  [' DECLINED ', true],
  ['Payment failed', true],
  ['Rejected', true],
  ['Expired', false],
  ['Pending', false],
  ['Not declined', false],
  ['', false],
])('treats the payment status %j as declined: %j', (status, expected) => {
  expect(isDeclined(status)).toBe(expected);
});

test.each([
  ['Confirmed', '', 'paid'],
  ['Ready for pickup', '', 'paid'],
  ['Shipped', '', 'paid'],
  ['Pending', 'Paid', 'paid'],
  ['', 'paid', 'paid'],
  ['Confirmed', 'Down Payment Paid', 'paid'],
  ['Pending', '', 'open'],
  ['PENDING', 'Unpaid', 'open'],
  ['', '', 'open'],
  ['Cancelled', 'Paid', 'notPaid'],
  ['declined', '', 'notPaid'],
  ['Expired', 'Pending', 'notPaid'],
  ['Payment Failed', '', 'notPaid'],
  ['Pending', 'Declined', 'notPaid'],
  ['Confirmed', 'Failed', 'notPaid'],
  ['Confirmed', 'Pending', 'paid'],
  ['Awaiting Payment', '', 'open'],
  ['On Hold', 'Pending', 'open'],
  ['Approved', 'Pending', 'open'],
])('for order status %j and payment status %j, the verdict is %s', (orderStatus, paymentStatus, verdict) => {
  expect(paymentVerdict(orderStatus, paymentStatus)).toBe(verdict);
});

test.each([
  ['Cancelled', true],
  ['declined', true],
  ['Expired', true],
  ['REFUNDED', true],
  ['Rejected', true],
  ['Pending', false],
  ['Delivered', false],
])('nothing is owed for the order status %j: %j', (status, expected) => {
  expect(isVoid(status)).toBe(expected);
});
