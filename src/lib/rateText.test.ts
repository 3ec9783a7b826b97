import { rateText } from './rateText';

test.each([
  ['3', '3% monthly'],
  ['2.5', '2.5% monthly'],
  ['', 'not stated'],
])('a rate of %j: %s', (rate, text) => {
  expect(rateText(rate)).toBe(text);
});
