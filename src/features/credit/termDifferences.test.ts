import { order } from '../../testing/builders/model';
import { wireLoan } from '../../testing/builders/wireCustomer';
import type { AcceptedSchedule } from './acceptedSlice';
import { termDifferences } from './termDifferences';

const accepted: AcceptedSchedule = {
  orderCode: 'ORD-7F3K',
  account: 'a',
  at: 1_790_000_000_000,
  total: 34050,
  downPayment: 10000,
  duration: 3,
  rate: '3',
  rows: [
    { paymentNumber: 0, paymentAmount: 0, remainingBalance: 24050, dueDate: null },
    { paymentNumber: 1, paymentAmount: 13105, remainingBalance: 13105, dueDate: null },
    { paymentNumber: 2, paymentAmount: 13105, remainingBalance: 0, dueDate: null },
  ],
};

test.each<[string, Partial<AcceptedSchedule>, Parameters<typeof wireLoan>[0], string[]]>([
  ['no difference', {}, {}, []],
  ['the same values in another format', { rate: '3.0' }, { loan_amount: '240.50', interest_rate: '3' }, []],
  ['a longer loan', {}, { loan_duration: 24 }, ['Payment duration: 3 months, 24 months']],
  ['a total one cent higher', {}, { payable_amount: 262.11 }, ['You pay back: GHS 262.10, GHS 262.11']],
  ['another rate', {}, { interest_rate: 4.5 }, ['Interest rate: 3% monthly, 4.5% monthly']],
  ['a smaller down payment', {}, { down_payment_amount: 50 }, ['Down payment: GHS 100.00, GHS 50.00']],
  ['a larger loan', {}, { loan_amount: 290.5 }, ['Loan amount: GHS 240.50, GHS 290.50']],
  ['missing terms', { rate: '', rows: [] }, { loan_duration: null, loan_amount: null, down_payment_amount: 'x' }, []],
  ['a rate that is not a number', { rate: 'low' }, {}, []],
])('reports the terms that differ between accepted schedule and order: %s', (_name, then, loan, told) => {
  const found = termDifferences({ ...accepted, ...then }, order({ loan: wireLoan(loan) }), 'GHS');
  expect(found.map(({ name, accepted: before, ordered }) => `${name}: ${before}, ${ordered}`)).toEqual(told);
});

test('compares the total even when the order has no loan', () => {
  expect(termDifferences(accepted, order({ loan: null, total_amount: 341 }), 'GHS')).toEqual([
    { name: 'Total cost', accepted: 'GHS 340.50', ordered: 'GHS 341.00' },
  ]);
});
