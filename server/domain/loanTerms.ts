import { Refusal } from '../http/refusal';
import { amortize, durations, monthlyRatePercent, payableOf } from './amortization';
import type { CheckoutRequest } from './checkoutRequest';

export interface LoanTerms {
  amount: number;
  payable: number;
  downPayment: number;
  rate: number;
  duration: number;
}

/** Undefined for cash. */
export const loanTerms = (request: CheckoutRequest, total: number, creditor: string | null): LoanTerms | undefined => {
  // A shop without a creditor sells for cash; a creditor that is not this shop's lends nothing here.
  if (request.creditor && request.creditor !== creditor) throw new Refusal('The creditor is not known to this shop');
  if (request.checkout_type === 'cash') return undefined;
  if (!request.creditor) throw new Refusal('This order needs a creditor');
  if (!durations.includes(request.duration)) throw new Refusal('Choose a duration of 1, 3, 6, 12 or 24 months');
  const { downPayment, duration } = request;
  if (downPayment < 0) throw new Refusal('Down Payment cannot be less than 0');
  if (downPayment > total) throw new Refusal('Down Payment cannot be more than total price');
  if (downPayment === total) {
    throw new Refusal("Use the 'PAY NOW' option since Down Payment is equal to the total cost");
  }
  const amount = total - downPayment;
  return { amount, payable: payableOf(amortize(amount, duration)), downPayment, rate: monthlyRatePercent, duration };
};
