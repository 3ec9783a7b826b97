import { Refusal } from '../http/envelope';
import { downPaymentError } from '../../src/domain/downPayment';
import { DURATIONS_TEXT, isDuration } from '../../src/domain/durations';
import { loanAmount } from '../../src/domain/instalments';
import { amortize, payableOf } from '../../src/domain/amortization';
import type { CheckoutInput } from './checkoutRequest';
import { monthlyRatePercent } from './loanRules';

export interface OfferedTerms {
  amount: number;
  payable: number;
  downPayment: number;
  rate: number;
  duration: number;
}

/** Undefined for a cash order. */
export const loanTerms = (request: CheckoutInput, total: number, creditor: string | null): OfferedTerms | undefined => {
  // Only the shop's own creditor lends here; a shop without a named creditor lends itself.
  if (request.creditor && request.creditor !== creditor) throw new Refusal('The creditor is not known to this shop');
  if (request.checkout_type === 'cash') return undefined;
  if (!request.creditor && creditor !== null) throw new Refusal('This order needs a creditor');
  if (!isDuration(request.duration)) throw new Refusal(`Choose a duration of ${DURATIONS_TEXT}`);
  const { downPayment, duration } = request;
  const error = downPaymentError(downPayment, total);
  if (error !== null) throw new Refusal(error);
  const amount = loanAmount({ total, downPayment });
  const rate = monthlyRatePercent;
  return { amount, payable: payableOf(amortize({ amount, months: duration, rate })), downPayment, rate, duration };
};
