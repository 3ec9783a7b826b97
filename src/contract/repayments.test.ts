import * as v from 'valibot';
import { order, repayments as read } from '../testing/builders/model';
import { wireInstalment, wireLoan, wireRepayments } from '../testing/builders/wireCustomer';
import { repaymentsReply } from './repayments';

test('reads amounts as minor units, also from text', () => {
  expect(read({ outstanding: '125.69' })).toEqual({
    schedule: [
      { number: 1, dueDate: '2026-12-02', amount: 12569, paid: 12569, fee: 0, status: 'paid' },
      { number: 2, dueDate: '2027-01-02', amount: 12569, paid: 0, fee: 0, status: 'due' },
    ],
    paidTotal: 12569,
    outstanding: 12569,
    next: { number: 2, dueDate: '2027-01-02', amount: 12569 },
    settleNow: { amount: 12203, saves: 366 },
  });
});

test.each([
  ['a known one in another spelling', { status: ' Late ' }, { status: 'late', paid: 0 }],
  ['an unknown one, fully paid', { status: 'settled', paid: 125.69 }, { status: 'paid', paid: 12569 }],
  ['an unknown one, paid without its fee', { status: 'x', paid: 125.69, fee: 5 }, { status: 'open', paid: 12569 }],
  ['none', { status: null, paid: 20 }, { status: 'open', paid: 2000 }],
  ['none, and an amount that cannot be read', { status: null, amount: 'x' }, { status: 'open', amount: null }],
  ['paid, without what was paid', { status: 'paid', paid: null, fee: '5.00' }, { status: 'paid', paid: 13069 }],
  ['late, without what was paid', { status: 'late', paid: null }, { status: 'late', paid: 0 }],
])('reads the status of an instalment: %s', (_what, overrides, expected) => {
  expect(read({ schedule: [wireInstalment(overrides)] }).schedule).toEqual([expect.objectContaining(expected)]);
});

test.each([
  ['next', { number: 2, due_date: '2027-01-02' }],
  ['next', { due_date: '2027-01-02', amount: 20 }],
  ['settle_now', { saves: 3 }],
  ['settle_now', []],
])('reads %s as null when it is %j', (name, value) => {
  const { next, settleNow } = read({ [name]: value });
  expect(name === 'next' ? next : settleNow).toBeNull();
});

test.each([undefined, [], 'none', [null], [{ number: 'x' }]])('rejects a reply whose schedule is %j', (schedule) => {
  expect(v.safeParse(repaymentsReply, { status: 1, data: wireRepayments({ schedule }) }).success).toBe(false);
});

test.each([
  [
    { number: 2, due_date: '2026-12-03T00:00:00Z', amount: '195.00', status: 'late' },
    { dueDate: '2026-12-03', status: 'late' },
  ],
  [
    { number: 2, due_date: 'soon', amount: 195, status: 'x' },
    { dueDate: null, amount: 19500, status: 'open' },
  ],
])('reads what is due next of an order: %j', (next_due, expected) => {
  expect(order({ loan: wireLoan({ next_due }) }).loan!.nextDue).toMatchObject(expected);
});

test.each([{ number: 2, amount: 'x' }, { amount: 195 }, { number: 2, amount: 195, status: 'paid' }, [], 'none', null])(
  'reads %j as nothing due, and keeps the loan',
  (next_due) => {
    expect(order({ loan: wireLoan({ next_due }) }).loan).toMatchObject({ loanDuration: 3, nextDue: null });
  },
);
