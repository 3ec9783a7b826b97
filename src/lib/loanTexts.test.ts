import { rateText, monthsLabel, monthsText } from './loanTexts';

test.each([
  ['3', '3% monthly'],
  ['2.5', '2.5% monthly'],
  ['', 'not stated'],
])('formats a rate of %j as %s', (rate, text) => {
  expect(rateText(rate)).toBe(text);
});

test.each([
  [1, '1 month', '1 Month'],
  [3, '3 months', '3 Months'],
  [24, '24 months', '24 Months'],
])('formats %i as “%s” in a sentence and “%s” in a table', (months, text, label) => {
  expect(monthsText(months)).toBe(text);
  expect(monthsLabel(months)).toBe(label);
});
