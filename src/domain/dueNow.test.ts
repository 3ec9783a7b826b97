import { dueNow } from './dueNow';

test.each<[string, number, number | null, boolean, number]>([
  ['all at once', 34_050, null, false, 34_050],
  ['all at once, approved', 34_050, null, true, 34_050],
  ['all at once of nothing', 0, null, false, 0],
  ['instalments, approved, with a down payment', 34_050, 1_000, true, 1_000],
  ['instalments, approved, without', 34_050, 0, true, 0],
  ['instalments, not approved, with a down payment', 34_050, 1_000, false, 0],
  ['instalments, not approved, without', 34_050, 0, false, 0],
])('computes the amount due now: %s', (_name, total, downPayment, isApproved, due) => {
  expect(dueNow({ total, downPayment, isApproved })).toBe(due);
});
