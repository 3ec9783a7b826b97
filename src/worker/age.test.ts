import { ageOf } from './age';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

test.each([
  [0, 'new'],
  [5 * SECOND, 'new'],
  [5 * SECOND + 1, 'shown'],
  [5 * MINUTE, 'shown'],
  [5 * MINUTE + 1, 'spare'],
  [7 * DAY, 'spare'],
  [7 * DAY + 1, 'gone'],
  // The clock was set back, or the time of storing is unknown.
  [-1, 'gone'],
  [NaN, 'gone'],
])('classifies an entry stored %d ms ago as %s', (ms, age) => {
  expect(ageOf(ms)).toBe(age);
});
