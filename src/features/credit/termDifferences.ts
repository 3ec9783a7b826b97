import type { Order } from '../../contract/order';
import { creditSums } from '../../domain/creditSums';
import { loanAmount } from '../../domain/instalments';
import { formatPrice, type PriceAmount } from '../../lib/money';
import { monthsText, rateText } from '../../lib/loanTexts';
import type { AcceptedSchedule } from './acceptedSlice';

/** A term as accepted and as the order states it. */
export interface TermDifference {
  name: string;
  accepted: string;
  ordered: string;
}

const readRate = (rate: string): number | null =>
  rate.trim() === '' || !Number.isFinite(Number(rate)) ? null : Number(rate);

/**
 * The terms of the order's loan that differ from the accepted ones; terms that either side does not state are skipped.
 */
export const termDifferences = (accepted: AcceptedSchedule, order: Order, currency: string): TermDifference[] => {
  const { loan } = order;
  const price = (amount: PriceAmount) => formatPrice(amount, currency);
  const terms: [string, number | null, number | null | undefined, (value: number) => string][] = [
    ['Total cost', accepted.total, order.totalAmount, price],
    ['Down payment', accepted.downPayment, loan?.downPaymentAmount, price],
    ['Loan amount', loanAmount(accepted), loan?.loanAmount, price],
    ['You pay back', creditSums(accepted, accepted).payBack, loan?.payableAmount, price],
    ['Interest rate', readRate(accepted.rate), loan?.interestRate, (rate) => rateText(String(rate))],
    ['Payment duration', accepted.duration, loan?.loanDuration, monthsText],
  ];
  return terms.flatMap(([name, then, now, words]) =>
    then === null || now === null || now === undefined || Object.is(then, now)
      ? []
      : [{ name, accepted: words(then), ordered: words(now) }],
  );
};
