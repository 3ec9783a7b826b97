import { APPROVED } from '../contract/customer';
import type { Order, OrderLoan, OrderRow } from '../contract/order';
import { fold } from '../lib/fold';
import { isDownPaymentDue, isInstalment } from './instalments';
import { isCancelled, isDeclined, isPending, isVoid, paymentVerdict } from './orderStatus';

/** What an order says about itself, in the list or on its page. */
export interface OrderFacts {
  checkoutType: string;
  status: string;
  loan: OrderLoan | null;
  /** Empty where the reply does not state it. */
  paymentStatus: string;
}

export const factsOfRow = ({ checkoutType, status, loan, payment }: OrderRow): OrderFacts => ({
  checkoutType,
  status,
  loan,
  paymentStatus: payment?.status ?? '',
});

export const factsOfOrder = ({ checkoutType, orderStatus: status, loan, payment }: Order): OrderFacts => ({
  checkoutType,
  status,
  loan,
  paymentStatus: payment?.status ?? '',
});

export type OrderStage = keyof typeof STAGES;

interface Stage {
  /** Where the order stands and what happens next; null when the status itself is all that is known. */
  sentence: string | null;
  /** Beside the status in the list. */
  note?: string;
  /** What the customer can do next, apart from cancelling. */
  action?: 'payDown' | 'signIn' | 'tryAgain';
  /** What cancelling means for the money. */
  money?: string;
}

const NOT_CHARGED = 'You haven’t paid anything for it, so you won’t be charged.';
const PERHAPS_PAID = 'If you’ve already paid for it, contact us about your refund.';
const PAY_DOWN = 'Pay the down payment and we’ll start on your order.';

/** The one sentence and action of each stage, in any browser where the customer is signed in. */
const STAGES = {
  cancelled: { sentence: 'This order was cancelled. There’s nothing more to do.' },
  declined: {
    sentence: 'The payment didn’t go through, so this order is closed. You haven’t been charged.',
    action: 'tryAgain',
  },
  rejected: { sentence: 'We couldn’t approve this order, so it’s closed. You haven’t been charged.' },
  expired: { sentence: 'This order wasn’t paid for in time.', action: 'tryAgain' },
  reviewExpired: { sentence: 'This order has expired. You haven’t been charged.', action: 'tryAgain' },
  downPaymentDue: {
    sentence: `Your request is approved. ${PAY_DOWN}`,
    note: 'Ready to pay',
    action: 'payDown',
    money: NOT_CHARGED,
  },
  downPaymentDeclined: { sentence: PAY_DOWN, note: 'Payment declined', action: 'payDown', money: NOT_CHARGED },
  signInToPay: {
    sentence: 'Approved. Sign in again to complete your down payment',
    note: 'Ready to pay',
    action: 'signIn',
    money: NOT_CHARGED,
  },
  paid: {
    sentence: 'We’ve received your payment. We’ll start on your order soon.',
    money: 'You’ve paid for it, so contact us about your refund.',
  },
  paymentDeclined: {
    sentence: 'Your payment was declined. You haven’t been charged. To try again, cancel this order and place it anew.',
    note: 'Payment declined',
    action: 'tryAgain',
    money: NOT_CHARGED,
  },
  unpaid: {
    sentence:
      'We’ve received your order. We’ll start on it once it’s paid. Finish paying in the browser where you ordered, or cancel it and order again.',
    money: PERHAPS_PAID,
  },
  inReview: {
    sentence: 'We’re reviewing your request. You pay nothing until we approve it.',
    note: 'In review',
    money: NOT_CHARGED,
  },
  loanRefused: {
    sentence: 'We couldn’t approve the loan for this order. Cancel it to order again.',
    note: 'Not approved',
    money: NOT_CHARGED,
  },
  received: { sentence: 'We’ve received your order and we’ll start on it soon.', money: PERHAPS_PAID },
  pending: {
    sentence: 'We’ve received your order. We’ll start on it once it’s paid or approved.',
    money: PERHAPS_PAID,
  },
  confirmed: { sentence: 'We have your order and we’re getting it ready.' },
  processing: { sentence: 'We’re getting your order ready.' },
  'ready for pickup': { sentence: 'Your order is ready to be picked up.' },
  shipped: { sentence: 'Your order is on its way.' },
  delivered: { sentence: 'Your order has arrived.' },
  completed: { sentence: 'This order is complete.' },
  unknown: { sentence: null },
} satisfies Record<string, Stage>;

/** Loan states in which the lender has not decided yet; a loan without a status is new. */
const UNDECIDED = new Set(['', 'created', 'pending', 'pending review']);

export const isUndecided = (loanStatus: string): boolean => UNDECIDED.has(fold(loanStatus));

/** True while the lender decides about the order: nothing is owed yet. */
export const isInReview = ({ checkoutType, loan, status }: Omit<OrderFacts, 'paymentStatus'>): boolean =>
  isPending(status) && isInstalment(checkoutType) && loan !== null && isUndecided(loan.status);

const voidStage = ({ status, checkoutType, loan }: OrderFacts): OrderStage => {
  const word = fold(status);
  if (isCancelled(status)) return 'cancelled';
  if (word === 'rejected') return 'rejected';
  if (word === 'expired') return isInstalment(checkoutType) && loan !== null ? 'reviewExpired' : 'expired';
  return word === 'declined' ? 'declined' : 'unknown';
};

const UNDER_WAY = ['confirmed', 'processing', 'ready for pickup', 'shipped', 'delivered', 'completed'] as const;

const dueStage = ({ paymentStatus }: OrderFacts, eligible: string | undefined): OrderStage => {
  if (eligible !== APPROVED) return 'signInToPay';
  return isDeclined(paymentStatus) ? 'downPaymentDeclined' : 'downPaymentDue';
};

const pendingStage = (facts: OrderFacts): OrderStage => {
  const { checkoutType, loan, status, paymentStatus } = facts;
  if (paymentVerdict(status, paymentStatus) === 'paid') return 'paid';
  if (!isInstalment(checkoutType) || loan === null) {
    if (isDeclined(paymentStatus)) return 'paymentDeclined';
    return fold(checkoutType) === 'cash' ? 'unpaid' : 'pending';
  }
  if (isDeclined(loan.status)) return 'loanRefused';
  return isUndecided(loan.status) ? 'inReview' : 'received';
};

/** Where the order stands, by its own state and the account's approval alone. */
export const orderStage = (facts: OrderFacts, eligible: string | undefined): OrderStage => {
  if (isVoid(facts.status)) return voidStage(facts);
  if (isDownPaymentDue(facts)) return dueStage(facts, eligible);
  if (isPending(facts.status)) return pendingStage(facts);
  return UNDER_WAY.find((stage) => stage === fold(facts.status)) ?? 'unknown';
};

export const stageTexts = (stage: OrderStage): Stage => STAGES[stage];
