import { dueDay } from './dueDay';

const ACCEPTED = new Date(2026, 10, 30, 23, 30).getTime();

test.each([
  ['the first month', 1, null, ACCEPTED, '2026-12-30'],
  ['a month without that day', 3, null, ACCEPTED, '2027-02-28'],
  ['a date set by the lender', 1, '2026-12-15', ACCEPTED, '2026-12-15'],
  ['payment 0', 0, null, ACCEPTED, null],
  ['payment 0 with a date set by the lender', 0, '2026-12-01', ACCEPTED, '2026-12-01'],
  ['a date removed from a report', 1, '', ACCEPTED, '2026-12-30'],
  ['a number of months beyond the calendar', Number.MAX_SAFE_INTEGER, null, ACCEPTED, null],
  ['an invalid acceptance time', 1, null, Number.MAX_SAFE_INTEGER, null],
])('computes the due date of a payment: %s', (_name, paymentNumber, dueDate, acceptedAt, expected) => {
  expect(dueDay({ paymentNumber, dueDate }, acceptedAt)).toBe(expected);
});
