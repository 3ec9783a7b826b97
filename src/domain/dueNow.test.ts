import { dueNow } from './dueNow';

test.each<[string, number, number | null, boolean, number]>([
  ['cash', 34_050, null, false, 34_050],
  ['cash, approved', 34_050, null, true, 34_050],
  ['cash for a total of 0', 0, null, false, 0],
  ['instalments, approved, with a down payment', 34_050, 1_000, true, 1_000],
  ['instalments, approved, without a down payment', 34_050, 0, true, 0],
  ['instalments, not approved, with a down payment', 34_050, 1_000, false, 0],
  ['instalments, not approved, without a down payment', 34_050, 0, false, 0],
])('computes the amount due now: %s', (_name, total, downPayment, isApproved, due) => {
  expect(dueNow({ total, downPayment, isApproved })).toBe(due);
});
