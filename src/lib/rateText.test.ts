import { rateText } from './rateText';

test.each([
  ['3', '3% monthly'],
  ['2.5', '2.5% monthly'],
  ['', 'not stated'],
])('formats a rate of %j as %s', (rate, text) => {
  expect(rateText(rate)).toBe(text);
});
