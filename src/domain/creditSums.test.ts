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

const lent = (loan: number, downPayment = 0) => ({ total: loan + downPayment, downPayment });

test('computes the credit sums from the schedule', () => {
  expect(creditSums(rows([0, 0, 240.5], [1, '131.05', 131.05], [2, 131.06, 0]), lent(24050))).toEqual({
    payBack: 26211,
    cost: 2161,
    first: 13105,
    last: 13106,
    payments: 2,
  });
});

test.each([
  ['the down payment is not paid back', 10_000, 20_600, 600],
  ['a payment without a down payment counts as paid back', 0, 30_600, 10_600],
  ['a payment other than the chosen down payment counts as paid back', 5_000, 30_600, 10_600],
])('in row 0, %s', (_case, downPayment, payBack, cost) => {
  const schedule = rows([0, 100, 200], [1, 206, 0]);
  expect(creditSums(schedule, lent(20_000, downPayment))).toMatchObject({ payBack, cost, payments: 1 });
  expect(repaymentsOf(schedule)).toEqual([20_600]);
});

test('returns null for sums that the schedule does not give', () => {
  expect(creditSums(rows(), lent(20000))).toEqual({
    payBack: null,
    cost: null,
    first: null,
    last: null,
    payments: 0,
  });
  expect(creditSums(rows([0, 0, 100], [1, 'much', 50], [2, 52, 0]), lent(10000))).toMatchObject({
    payBack: null,
    cost: null,
  });
});

test.each([
  [
    'the interest included in the balance of row 0',
    rows([0, 0, 167.86], [1, 83.93, 83.93], [2, 83.92, 0]),
    15400,
    1385,
  ],
  ['no row 0', rows([1, 50, 50], [2, 52, 0]), 10000, 200],
  ['no interest and a cent lost by rounding', rows([1, 33.33, 66.67], [2, 33.33, 33.34], [3, 33.33, 0]), 10000, 0],
  ['payments for another loan', rows([1, 10, 10], [2, 10, 0]), 10000, null],
])('computes the cost with %s', (_case, paid, loan, cost) => {
  expect(creditSums(paid, lent(loan)).cost).toBe(cost);
});

const LOAN = 10_000;

test.each([
  ['monthly interest', true, rows([0, 0, 100], [1, 51, 51], [2, 51.5, 0])],
  ['interest in the balance of row 0', true, rows([0, 0, 102.5], [1, 51.25, 51.25], [2, 51.25, 0])],
  [
    'interest in the balance of row 0, with a cent lost by rounding',
    true,
    rows([0, 0, 102.5], [1, 51.25, 51.25], [2, 51.24, 0]),
  ],
  ['no row 0', true, rows([1, 51, 51], [2, 51.5, 0])],
  ['a row 0 without a payment', true, rows([0, null, 100], [1, 51, 51], [2, 51.5, 0])],
  ['no balances', true, rows([0, 0, null], [1, 51, null], [2, 51.5, null])],
  ['one payment', true, rows([1, 103, 0])],
  ['the down payment in row 0', true, rows([0, 40, 100], [1, 103, 0])],
  ['a payment in row 0, with the balance after it', true, rows([0, 10, 90], [1, 92.7, 0])],
  ['a payment in row 0, with the balance before it', true, rows([0, 10, 100], [1, 92.7, 0])],
  ['a payment in row 0, with the interest in the balance', true, rows([0, 10, 92.7], [1, 92.7, 0])],
  ['five cents unpaid and left in the balance', true, rows([1, 50, 50], [2, 49.95, 0.05])],
  ['six cents unpaid', false, rows([1, 50, 50], [2, 49.94, 0])],
  ['six cents left in the balance', false, rows([1, 50, 50], [2, 50, 0.06])],
  ['five cents more in row 0', true, rows([0, 0, 100.05], [1, 51, 51], [2, 51.5, 0])],
  ['a fee in the balance of row 0', true, rows([0, 0, 101], [1, 51, 51], [2, 51.5, 0])],
  ['the down payment in row 0, with the balance before it', true, rows([0, 40, 140], [1, 51, 51], [2, 51.5, 0])],
  ['six cents more than the repayment in row 0', false, rows([0, 0, 102.56], [1, 51, 51.56], [2, 51.5, 0.05])],
  ['the order total in row 0', false, rows([0, 0, 140], [1, 51, 89], [2, 51.5, 0])],
  ['a smaller loan in row 0', false, rows([0, 0, 90], [1, 51, 51], [2, 51.5, 0])],
  ['no payments', false, rows()],
  ['only row 0', false, rows([0, 0, 100])],
  ['an unreadable payment', false, rows([0, 0, 100], [1, 'much', 50], [2, 51.5, 0])],
  ['a missing payment', false, rows([1, 51, 51], [2, null, 0])],
  ['a balance that falls by more than the payment', false, rows([0, 0, 100], [1, 20, 50], [2, 85, 0])],
  ['a last balance that falls by more than the payment', false, rows([1, 90, 50], [2, 10, 0])],
  ['less paid back than borrowed', false, rows([0, 0, 100], [1, 20, 80], [2, 20, 60])],
])('checks whether a schedule adds up: %s', (_case, expected, paid) => {
  expect(addsUp(paid, lent(LOAN, 4_000))).toBe(expected);
});

test('tolerates one cent of rounding per payment, but not two', () => {
  const level = (amount: number) =>
    rows(...Array.from({ length: 100 }, (_, index): [number, number, null] => [index + 1, amount, null]));
  expect(addsUp(level(0.99), lent(LOAN))).toBe(true);
  expect(addsUp(level(0.98), lent(LOAN))).toBe(false);
});

test('computes an exact sum over 360 payments', () => {
  const many = Array.from({ length: 360 }, (_, index): [number, number, number] => [index + 1, 19.99, 0]);
  expect(creditSums(rows([0, 0, 5000], ...many), lent(500_000)).payBack).toBe(360 * 1999);
});
