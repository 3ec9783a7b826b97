import { dueDay } from './dueDay';

const ACCEPTED = new Date(2026, 10, 30, 23, 30).getTime();

test.each([
  ['the first month', 1, null, ACCEPTED, '2026-12-30'],
  ['a month that is too short', 3, null, ACCEPTED, '2027-02-28'],
  ['the lender’s own date', 1, '2026-12-15', ACCEPTED, '2026-12-15'],
  ['the start of the loan', 0, null, ACCEPTED, null],
  ['the start, with the lender’s date', 0, '2026-12-01', ACCEPTED, '2026-12-01'],
  ['a date that a report left out', 1, '', ACCEPTED, '2026-12-30'],
  ['more months than a calendar has', Number.MAX_SAFE_INTEGER, null, ACCEPTED, null],
  ['an acceptance at no time', 1, null, Number.MAX_SAFE_INTEGER, null],
])('computes the due date of a payment: %s', (_name, paymentNumber, dueDate, acceptedAt, expected) => {
  expect(dueDay({ paymentNumber, dueDate }, acceptedAt)).toBe(expected);
});
