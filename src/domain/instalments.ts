import type { Order } from '../contract/order';

const wordOf = (text: string): string => text.trim().toLowerCase();

export const isInstalment = (checkoutType: string): boolean => wordOf(checkoutType) === 'installment';

/** 'Cash' or 'Installment', however the back end writes it; anything else as given. */
export const paymentTypeLabel = (checkoutType: string): string => {
  if (isInstalment(checkoutType)) return 'Installment';
  return wordOf(checkoutType) === 'cash' ? 'Cash' : checkoutType;
};

/** The account's `eligible` once a shopper may buy by instalments. */
export const APPROVED = 'Approved';

/** Loan states in which a down payment is awaited. */
const AWAITING_DOWN_PAYMENT = new Set(['processing', 'process for payment']);

export const awaitsDownPayment = (loanStatus: string): boolean => AWAITING_DOWN_PAYMENT.has(wordOf(loanStatus));

/** All four have to hold before a down payment can be made. */
export const mayPayDown = ({ checkoutType, loan }: Order, eligible: string | undefined): boolean =>
  eligible === APPROVED &&
  isInstalment(checkoutType) &&
  loan !== null &&
  (loan.downPaymentAmount ?? 0) > 0 &&
  awaitsDownPayment(loan.status);

/** What is left to borrow. */
export const loanAmount = ({ total, downPayment }: { total: number; downPayment: number }): number =>
  total - downPayment;
