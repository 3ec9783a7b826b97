import { dayOf, monthsLater } from './days';

test.each([
  [new Date(2026, 10, 24, 0, 0), '2026-11-24'],
  [new Date(2026, 10, 24, 23, 59), '2026-11-24'],
  [new Date(2027, 0, 2, 12, 0), '2027-01-02'],
])('the local day of %s is %s', (date, expected) => {
  expect(dayOf(date)).toBe(expected);
});

test.each([
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-11-21', 1, '2026-12-21'],
  ['2026-11-21', 2, '2027-01-21'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-10-31', 1, '2026-11-30'],
  ['2026-12-31', 24, '2028-12-31'],
])('%s plus %i months is %s', (day, months, expected) => {
  expect(monthsLater(day, months)).toBe(expected);
});
