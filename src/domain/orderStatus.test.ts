import { isCancelled, isPending } from './orderStatus';

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
