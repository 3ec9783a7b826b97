import { typedPrice } from './priceBands';

test.each([
  ['1,000', 100_000],
  ['12,500.50', 1_250_050],
  ['1,234,567', 123_456_700],
  ['15,5', 1550],
  ['15,50', 1550],
  [' 1,000 ', 100_000],
  ['1000', 100_000],
  ['15.5', 1550],
  ['1.000,50', null],
  ['fifty', null],
  ['', null],
])('reads the typed price %j as %j', (text, amount) => {
  expect(typedPrice(text)).toBe(amount);
});
