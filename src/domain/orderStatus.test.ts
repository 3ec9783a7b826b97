import { isCancelled, isPending, isUnderWay, mayBePickedUp } from './orderStatus';

test.each([
  ['Pending', true, false],
  ['pending', false, false],
  ['Cancelled', false, true],
  [' canceled ', false, true],
  ['CANCELLED', false, true],
  ['Cancelling', false, false],
  ['Not cancelled', false, false],
  ['', false, false],
])('%j: pending %j, cancelled %j', (status, pending, cancelled) => {
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
  ['canceled', false, false],
])('%j: under way %j, may be picked up %j', (status, underWay, inStore) => {
  expect([isUnderWay(status), mayBePickedUp(status)]).toEqual([underWay, inStore]);
});
