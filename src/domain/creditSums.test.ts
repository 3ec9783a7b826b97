import { schedule } from '../testing/builders/model';
import { addsUp, creditSums, repaymentsOf } from './creditSums';

const rows = (...payments: [number, unknown, unknown][]) =>
  schedule({
    amortization_schedule: payments.map(([payment_number, payment_amount, remaining_balance]) => ({
      payment_number,
      payment_amount,
      remaining_balance,
    })),
  });

test('the sums are those of the schedule', () => {
  expect(creditSums(rows([0, 0, 240.5], [1, '131.05', 131.05], [2, 131.06, 0]), 24050)).toEqual({
    payBack: 26211,
    cost: 2161,
    first: 13105,
    last: 13106,
    payments: 2,
  });
});

test('what stands beside payment number 0 is not paid back', () => {
  expect(creditSums(rows([0, 100, 200], [1, 206, 0]), 20000).payBack).toBe(20600);
  expect(repaymentsOf(rows([0, 100, 200], [1, 206, 0]))).toEqual([20600]);
});

test('nothing is guessed where the schedule says nothing', () => {
  expect(creditSums(rows(), 20000)).toEqual({
    payBack: null,
    cost: null,
    first: null,
    last: null,
    payments: 0,
  });
  expect(creditSums(rows([0, 0, 100], [1, 'much', 50], [2, 52, 0]), 10000)).toMatchObject({
    payBack: null,
    cost: null,
  });
});

test.each([
  [
    'a balance of row 0 that holds the interest',
    [
      [0, 0, 167.86],
      [1, 83.93, 83.93],
      [2, 83.92, 0],
    ],
    15400,
    1385,
  ],
  [
    'no row 0',
    [
      [1, 50, 50],
      [2, 52, 0],
    ],
    10000,
    200,
  ],
  [
    'no interest, and a cent lost by rounding',
    [
      [1, 33.33, 66.67],
      [2, 33.33, 33.34],
      [3, 33.33, 0],
    ],
    10000,
    0,
  ],
  [
    'payments for another loan',
    [
      [1, 10, 10],
      [2, 10, 0],
    ],
    10000,
    null,
  ],
] as const)('the cost with %s', (_case, payments, loan, cost) => {
  expect(creditSums(rows(...payments.map((row): [number, number, number] => [...row])), loan).cost).toBe(cost);
});

test.each([
  [
    'interest by month',
    [
      [0, 0, 100],
      [1, 51, 51],
      [2, 51.5, 0],
    ],
    true,
  ],
  [
    'interest in row 0, a cent lost',
    [
      [0, 0, 167.86],
      [1, 83.93, 83.93],
      [2, 83.92, 0],
    ],
    true,
  ],
  [
    'a down payment in row 0',
    [
      [0, 100, 200],
      [1, 206, 0],
    ],
    true,
  ],
  [
    'what nobody states',
    [
      [0, 0, 100],
      [1, 'much', 0],
    ],
    true,
  ],
  [
    'a balance that falls by itself',
    [
      [0, 0, 100],
      [1, 20, 50],
      [2, 20, 0],
    ],
    false,
  ],
  [
    'a last balance that falls by itself',
    [
      [1, 50, 50],
      [2, 10, 0],
    ],
    false,
  ],
  [
    'less paid back than was borrowed',
    [
      [0, 0, 100],
      [1, 20, 80],
      [2, 20, 60],
    ],
    false,
  ],
] as const)('whether a schedule adds up: %s', (_case, payments, expected) => {
  const schedule = rows(...payments.map((row): [number, unknown, unknown] => [...row]));
  expect(addsUp(schedule, schedule.rows[0]?.remainingBalance ?? 0)).toBe(expected);
});

test('sums of many thousand cents are exact', () => {
  const many = Array.from({ length: 360 }, (_, index): [number, number, number] => [index + 1, 19.99, 0]);
  expect(creditSums(rows([0, 0, 5000], ...many), 500_000).payBack).toBe(360 * 1999);
});
