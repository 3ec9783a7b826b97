import { DURATIONS_TEXT, isDuration } from './durations';

test.each([
  [1, true],
  [24, true],
  [0, false],
  [2, false],
  [3.5, false],
  [-3, false],
  [NaN, false],
])('accepts a duration of %j months: %j', (months, expected) => {
  expect(isDuration(months)).toBe(expected);
});

test('lists the durations in words', () => {
  expect(DURATIONS_TEXT).toBe('1, 3, 6, 12 or 24 months');
});
