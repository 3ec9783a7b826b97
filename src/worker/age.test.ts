import { ageOf } from './age';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

test.each([
  [0, 'fresh'],
  [5 * SECOND, 'fresh'],
  [5 * SECOND + 1, 'revalidate'],
  [5 * MINUTE, 'revalidate'],
  [5 * MINUTE + 1, 'fallback'],
  [7 * DAY, 'fallback'],
  [7 * DAY + 1, 'expired'],
  // The clock was set back, or the time of storing is unknown.
  [-1, 'expired'],
  [NaN, 'expired'],
])('classifies an entry stored %d ms ago as %s', (ms, age) => {
  expect(ageOf(ms)).toBe(age);
});
