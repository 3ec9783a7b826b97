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
])('reads a remaining balance of %p as %p, with a negative one from rounding as 0', (remaining_balance, expected) => {
  const amortization_schedule = [{ payment_number: 1, payment_amount: 120, remaining_balance }];
  const { rows } = v.parse(scheduleSchema, { amortization_schedule, rate: 3 });
  expect(rows[0]?.remainingBalance).toBe(expected);
});

test.each([
  ['no date field', {}, null],
  ['a date without a time', { due_date: '2026-12-24' }, '2026-12-24'],
  ['the field payment_date', { payment_date: '2026-12-24' }, '2026-12-24'],
  ['due_date over payment_date', { due_date: '2026-12-24', payment_date: '2026-12-20' }, '2026-12-24'],
  ['payment_date if due_date is unreadable', { due_date: 'soon', payment_date: '2026-12-20' }, '2026-12-20'],
  ['midnight in UTC', { due_date: '2026-12-24T00:00:00.000000Z' }, '2026-12-24'],
  ['a local time', { due_date: '2026-12-24 23:59:00' }, '2026-12-24'],
  ['a Unix timestamp in seconds', { due_date: new Date(2026, 11, 24, 12).getTime() / 1000 }, '2026-12-24'],
  ['a day that does not exist', { due_date: '2026-02-31' }, null],
  ['a day that does not exist, with a zone', { due_date: '2026-02-31T00:00:00Z' }, null],
  ['the zero date', { due_date: '0000-00-00' }, null],
  ['an object', { due_date: { date: '2026-12-24' } }, null],
])('reads the due date of a payment: %s', (_name, fields, expected) => {
  const payment = { payment_number: 1, payment_amount: 120, remaining_balance: 0, ...fields };
  expect(v.parse(scheduleSchema, { amortization_schedule: [payment], rate: 3 }).rows[0]?.dueDate).toBe(expected);
});
