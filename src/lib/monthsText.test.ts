import { monthsText } from './monthsText';

test.each([
  [1, '1 month'],
  [3, '3 months'],
  [24, '24 months'],
])('%i: %s', (months, text) => {
  expect(monthsText(months)).toBe(text);
});
