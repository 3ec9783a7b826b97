import { readDownPayment } from './downPayment';

const BELOW_NOTHING = 'Down Payment cannot be less than 0';
const ABOVE_TOTAL = 'Down Payment cannot be more than total price';
const EQUALS_TOTAL = "Use the 'PAY NOW' option since Down Payment is equal to the total cost";
const NOT_A_SUM = 'Enter the down payment as a plain number, such as 120.50';

const TOTAL = 34_050;

test.each<[string, number | string]>([
  ['', 0],
  ['   ', 0],
  ['0', 0],
  ['-0', 0],
  ['-0.00', 0],
  ['-1', BELOW_NOTHING],
  ['-0.01', BELOW_NOTHING],
  ['-99999999999999999999', BELOW_NOTHING],
  ['0.01', 1],
  ['.5', 50],
  ['5.', 500],
  ['0.29', 29],
  ['1.1', 110],
  [' 5 ', 500],
  ['340.49', 34_049],
  ['340.50', EQUALS_TOTAL],
  ['340.5', EQUALS_TOTAL],
  ['0340.5', EQUALS_TOTAL],
  ['340.51', ABOVE_TOTAL],
  ['99999999999999999999', ABOVE_TOTAL],
  ['0.001', NOT_A_SUM],
  ['1e2', NOT_A_SUM],
  ['5,5', NOT_A_SUM],
  ['1,200', ABOVE_TOTAL],
  ['1,200.50', ABOVE_TOTAL],
  ['-1,200', BELOW_NOTHING],
  ['1,20', NOT_A_SUM],
  ['1200,000', NOT_A_SUM],
  [',200', NOT_A_SUM],
  ['1,200,', NOT_A_SUM],
  ['٥', NOT_A_SUM],
  ['NaN', NOT_A_SUM],
  ['Infinity', NOT_A_SUM],
  ['0x10', NOT_A_SUM],
  ['+5', NOT_A_SUM],
  ['--5', NOT_A_SUM],
  ['.', NOT_A_SUM],
  ['-', NOT_A_SUM],
  ['5 0', NOT_A_SUM],
  ['<b>5</b>', NOT_A_SUM],
])('reads a down payment of %j on 340.50', (typed, expected) => {
  expect(readDownPayment(typed, TOTAL)).toEqual(
    typeof expected === 'number' ? { amount: expected } : { error: expected },
  );
});

test('reads amounts with two decimals exactly', () => {
  for (let amount = 0; amount < TOTAL; amount += 7) {
    expect(readDownPayment((amount / 100).toFixed(2), TOTAL)).toEqual({ amount });
  }
});

test('accepts a thousands separator, as prices are shown', () => {
  expect(readDownPayment('1,234,567.5', 200_000_000)).toEqual({ amount: 123_456_750 });
});
