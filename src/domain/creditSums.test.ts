import { schedule } from '../testing/builders/model';
import { creditSums, repaymentsOf } from './creditSums';

const rows = (...payments: [number, unknown, unknown][]) =>
  schedule({
    amortization_schedule: payments.map(([payment_number, payment_amount, remaining_balance]) => ({
      payment_number,
      payment_amount,
      remaining_balance,
    })),
  });

test('the sums are those of the schedule', () => {
  expect(creditSums(rows([0, 0, 240.5], [1, '131.05', 131.05], [2, 131.06, 0]))).toEqual({
    borrowed: 24050,
    payBack: 26211,
    cost: 2161,
    first: 13105,
    last: 13106,
    payments: 2,
  });
});

test('what stands beside payment number 0 is not paid back', () => {
  expect(creditSums(rows([0, 100, 200], [1, 206, 0])).payBack).toBe(20600);
  expect(repaymentsOf(rows([0, 100, 200], [1, 206, 0]))).toEqual([20600]);
});

test('nothing is guessed where the schedule says nothing', () => {
  expect(creditSums(rows())).toEqual({
    borrowed: null,
    payBack: null,
    cost: null,
    first: null,
    last: null,
    payments: 0,
  });
  expect(creditSums(rows([1, 50, 0])).cost).toBeNull();
  expect(creditSums(rows([0, 0, 100], [1, 'much', 50], [2, 52, 0]))).toMatchObject({ payBack: null, cost: null });
});

test('sums of many thousand cents are exact', () => {
  const many = Array.from({ length: 360 }, (_, index): [number, number, number] => [index + 1, 19.99, 0]);
  expect(creditSums(rows([0, 0, 5000], ...many)).payBack).toBe(360 * 1999);
});
