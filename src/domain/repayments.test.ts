import * as v from 'valibot';
import { repaymentsReply } from '../contract/repayments';
import { orderRow } from '../testing/builders/model';
import { wireInstalment, wireLoan, wireRepayments } from '../testing/builders/wireCustomer';
import { amountLeft, amountToPay, lateFirst, nextDueOf } from './repayments';

const read = (fields = {}) => v.parse(repaymentsReply, { status: 1, data: wireRepayments(fields) }).data!;
const instalment = (fields: Parameters<typeof wireInstalment>[0]) =>
  read({ schedule: [wireInstalment(fields)] }).schedule[0]!;

test.each([
  ['an unpaid one', {}, 12_569],
  ['one with a late fee', { fee: 5, status: 'late' }, 13_069],
  ['one that is paid in part', { paid: 25.69 }, 10_000],
  ['a paid one', { paid: 125.69, status: 'paid' }, 0],
  ['one that is paid in excess', { paid: 130 }, 0],
  ['one without an amount', { amount: null }, null],
])('what is left of an instalment: %s', (_what, fields, left) => {
  expect(amountLeft(instalment(fields))).toBe(left);
});

test.each([
  ['the next instalment', 2, 12_569],
  ['a paid instalment', 1, null],
  ['an unknown instalment', 9, null],
  ['everything', 'all', 12_203],
] as const)('the amount of %s', (_what, choice, amount) => {
  expect(amountToPay(read(), choice)).toBe(amount);
});

test('everything costs nothing when the credit cannot be settled at once', () => {
  expect(amountToPay(read({ settle_now: null }), 'all')).toBeNull();
});

test('lists orders with a late payment first, the others in their order', () => {
  const row = (name: string, status?: 'late' | 'due') => ({
    name,
    loan: status && ({ nextDue: { status } } as never),
  });
  const rows = [row('a'), row('b', 'due'), row('c', 'late'), row('d'), row('e', 'late')];
  expect(lateFirst(rows as never).map((sorted) => (sorted as unknown as { name: string }).name)).toEqual([
    'c',
    'e',
    'a',
    'b',
    'd',
  ]);
});

const owing = (number: number, due_date: string | null, status: string) =>
  orderRow({ loan: wireLoan({ next_due: { number, due_date, amount: 10, status } }) });

test.each([
  ['the one due first', [owing(1, '2027-02-01', 'open'), owing(2, '2027-01-01', 'due')], 2],
  ['a late one before one due earlier', [owing(1, '2026-11-01', 'due'), owing(2, '2026-12-01', 'late')], 2],
  ['one with a date before one without', [owing(1, null, 'due'), owing(2, '2027-01-01', 'due')], 2],
  ['none of orders that owe nothing', [orderRow({ loan: null }), orderRow({ loan: wireLoan() })], undefined],
  ['none without orders', [], undefined],
])('the next payment of all orders: %s', (_which, rows, number) => {
  expect(nextDueOf(rows)?.number).toBe(number);
});
