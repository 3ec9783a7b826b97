import * as v from 'valibot';
import { scheduleSchema } from './loan';

test.each([
  ['-0.00', 0],
  [-0.01, 0],
  ['-0.03', 0],
  [0, 0],
  ['122.03', 12203],
  [-5, null],
  [null, null],
])('a remaining balance of %p is %p: what rounding took too much is nothing left', (remaining_balance, expected) => {
  const amortization_schedule = [{ payment_number: 1, payment_amount: 120, remaining_balance }];
  const { rows } = v.parse(scheduleSchema, { amortization_schedule, rate: 3 });
  expect(rows[0]?.remainingBalance).toBe(expected);
});
