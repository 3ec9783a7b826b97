import { dayOf } from './dayOf';

test.each([
  [new Date(2026, 10, 24, 0, 0), '2026-11-24'],
  [new Date(2026, 10, 24, 23, 59), '2026-11-24'],
  [new Date(2027, 0, 2, 12, 0), '2027-01-02'],
])('the local day of %s is %s', (date, expected) => {
  expect(dayOf(date)).toBe(expected);
});
