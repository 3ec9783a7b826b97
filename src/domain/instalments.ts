import type { Order } from '../contract/order';
import { fold } from '../lib/fold';
import { paymentVerdict } from './orderStatus';

export const isInstalment = (checkoutType: string): boolean => fold(checkoutType) === 'installment';

/** 'Cash' or 'Installment', in any spelling of the back end; other values are returned unchanged. */
export const paymentTypeLabel = (checkoutType: string): string => {
  if (isInstalment(checkoutType)) return 'Installment';
  return fold(checkoutType) === 'cash' ? 'Cash' : checkoutType;
};

/** Loan states in which a down payment is awaited. */
const AWAITING_DOWN_PAYMENT = new Set(['processing', 'process for payment']);

export const awaitsDownPayment = (loanStatus: string): boolean => AWAITING_DOWN_PAYMENT.has(fold(loanStatus));

/** True when the order still needs its down payment. */
export const isDownPaymentDue = ({ checkoutType, loan }: Pick<Order, 'checkoutType' | 'loan'>): boolean =>
  isInstalment(checkoutType) && loan !== null && (loan.downPaymentAmount ?? 0) > 0 && awaitsDownPayment(loan.status);

/** True when the order had a down payment and says that it is paid. */
export const isDownPaymentPaid = (order: Order): boolean =>
  (order.loan?.downPaymentAmount ?? 0) > 0 &&
  !isDownPaymentDue(order) &&
  paymentVerdict(order.orderStatus, order.payment?.status ?? '') === 'paid';

/** The amount to borrow: the total less the down payment. */
export const loanAmount = ({ total, downPayment }: { total: number; downPayment: number }): number =>
  total - downPayment;
