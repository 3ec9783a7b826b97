import { credit } from '../testing/builders/model';
import { creditPlans, lowestMonthlyPayment } from './creditTerms';

test('computes each duration after the lowest down payment', () => {
  const plans = creditPlans(120_000, credit({ min_down_percent: 10 }));
  expect(plans.map(({ terms }) => terms)).toEqual(
    [3, 6, 12].map((duration) => ({ total: 120_000, downPayment: 12_000, duration })),
  );
  expect(plans[0]?.schedule.rows.map(({ paymentAmount }) => paymentAmount)).toEqual([0, 38_181, 38_181, 38_182]);
});

test.each([
  ['the longest duration', 120_000, {}, 12_055],
  ['a single duration', 120_000, { durations: [6] }, 22_152],
  ['no interest', 120_000, { rate: 0 }, 10_000],
  ['a down payment', 120_000, { min_down_percent: 50 }, 6_028],
  ['a fraction of a percent', 120_000, { rate: 0, min_down_percent: 12.5 }, 8_750],
  ['a down payment that is rounded up', 10_001, { rate: 0, durations: [2], min_down_percent: 50 }, 2_500],
  ['a total at the minimum', 10_000, { rate: 0, durations: [2] }, 5_000],
  ['a total at the maximum', 2_000_000, { rate: 0, durations: [2] }, 1_000_000],
  ['a total below the minimum', 9_999, {}, null],
  ['a total above the maximum', 2_000_001, {}, null],
  ['one month only', 120_000, { durations: [1] }, null],
  ['payments that round to nothing', 1, { min_amount: 0, durations: [12] }, null],
  ['nothing to pay', 0, { min_amount: 0 }, null],
  ['an inexact total', 2 ** 60, { max_amount: 9e13 }, null],
])('the lowest monthly payment with %s', (_what, total, over, monthly) => {
  expect(lowestMonthlyPayment(total, credit(over))).toBe(monthly);
});
