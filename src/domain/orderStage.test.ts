import { order, orderRow } from '../testing/builders/model';
import type { WireObject } from '../testing/builders/wire';
import { wireLoan } from '../testing/builders/wireCustomer';
import { factsOfOrder, factsOfRow, isInReview, orderStage, stageTexts } from './orderStage';

const cash = (order_status: string, payment: string | null = null) =>
  factsOfOrder(
    order({ order_status, checkout_type: 'Cash', loan: null, payment: payment === null ? null : { status: payment } }),
  );

const loaned = (order_status: string, loan: WireObject | string, payment = 'Pending') => {
  const fields = typeof loan === 'string' ? { status: loan } : loan;
  const wire = { order_status, checkout_type: 'Installment', loan: wireLoan(fields), payment: { status: payment } };
  return factsOfOrder(order(wire));
};
const noDown = (status: string) => ({ status, down_payment_amount: 0 });

describe('where a cash order stands', () => {
  test.each([
    ['Pending', 'Pending', 'unpaid'],
    ['Pending', null, 'unpaid'],
    ['Pending', 'Paid', 'paid'],
    ['Pending', 'Declined', 'paymentDeclined'],
    ['Pending', 'Payment failed', 'paymentDeclined'],
    ['Confirmed', 'Paid', 'confirmed'],
    ['processing', null, 'processing'],
    ['Ready for Pickup', null, 'ready for pickup'],
    ['SHIPPED', null, 'shipped'],
    ['Delivered', null, 'delivered'],
    ['Completed', null, 'completed'],
    ['canceled', 'Paid', 'cancelled'],
    ['Declined', 'Declined', 'declined'],
    ['Expired', null, 'expired'],
    ['Rejected', null, 'rejected'],
    ['Refunded', null, 'unknown'],
    ['Being sewn', null, 'unknown'],
    ['constructor', null, 'unknown'],
  ])('status %j with payment %j: %s, whether or not the account is approved', (status, payment, stage) => {
    expect([undefined, 'Approved'].map((eligible) => orderStage(cash(status, payment), eligible))).toEqual([
      stage,
      stage,
    ]);
  });
});

describe('where an instalment order stands', () => {
  test.each([
    ['Pending', 'Created', 'Pending', 'inReview', 'inReview'],
    ['Pending', '', 'Pending', 'inReview', 'inReview'],
    ['Pending', 'Pending Review', 'Pending', 'inReview', 'inReview'],
    ['Pending', noDown('Created'), 'Pending', 'inReview', 'inReview'],
    ['Pending', 'Process for Payment', 'Pending', 'signInToPay', 'downPaymentDue'],
    ['Pending', 'PROCESSING', 'Pending', 'signInToPay', 'downPaymentDue'],
    ['Confirmed', 'Processing', 'Pending', 'signInToPay', 'downPaymentDue'],
    ['Pending', 'Process for Payment', 'Declined', 'signInToPay', 'downPaymentDeclined'],
    ['Pending', noDown('Process for Payment'), 'Pending', 'received', 'received'],
    ['Pending', 'Rejected', 'Pending', 'loanRefused', 'loanRefused'],
    ['Pending', 'Active', 'Pending', 'received', 'received'],
    ['Pending', 'Created', 'Down payment paid', 'paid', 'paid'],
    ['Confirmed', 'Active', 'Down payment paid', 'confirmed', 'confirmed'],
    ['Confirmed', 'Created', 'Pending', 'confirmed', 'confirmed'],
    ['Cancelled', 'Process for Payment', 'Pending', 'cancelled', 'cancelled'],
    ['Expired', 'Expired', 'Expired', 'reviewExpired', 'reviewExpired'],
    ['Declined', 'Declined', 'Declined', 'declined', 'declined'],
    ['Rejected', 'Rejected', 'Pending', 'rejected', 'rejected'],
  ])('status %j, loan %j, payment %j: %s, or %s once the account is approved', (status, loan, payment, ...stages) => {
    const facts = loaned(status, loan, payment);
    expect(['Pending Review', 'Approved'].map((eligible) => orderStage(facts, eligible))).toEqual(stages);
  });
});

test('reads an order list without loans and payments as pending, and as unpaid when its type is cash', () => {
  const stageOf = (fields: WireObject) => orderStage(factsOfRow(orderRow(fields)), 'Approved');
  expect([stageOf({}), stageOf({ checkout_type: 'installment' }), stageOf({ checkout_type: 'Cash' })]).toEqual([
    'pending',
    'pending',
    'unpaid',
  ]);
});

test.each([
  ['downPaymentDue', 'payDown'],
  ['downPaymentDeclined', 'payDown'],
  ['signInToPay', 'signIn'],
  ['paymentDeclined', 'tryAgain'],
  ['declined', 'tryAgain'],
  ['inReview', undefined],
  ['paid', undefined],
] as const)('the next action of the stage %s is %s', (stage, action) => {
  expect(stageTexts(stage).action).toBe(action);
});

test('no sentence about a review speaks of paying now, and none about a payment speaks of a review', () => {
  for (const stage of ['inReview', 'inReview'] as const) {
    expect(stageTexts(stage).sentence).not.toMatch(/once it’s paid|finish paying/);
  }
  for (const stage of ['unpaid', 'downPaymentDue', 'downPaymentDeclined', 'paid'] as const) {
    expect(stageTexts(stage).sentence).not.toMatch(/review/);
  }
});

test.each([
  ['Pending', 'Created', true],
  ['Pending', 'Process for Payment', false],
  ['Confirmed', 'Created', false],
])('an instalment order that is %s with a loan that is %s is in review: %s', (status, loan, expected) => {
  expect(isInReview(loaned(status, loan))).toBe(expected);
});
