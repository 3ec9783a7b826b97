import { amortize, payableOf } from '../../src/domain/amortization';
import { DURATIONS } from '../../src/domain/durations';
import { formatPrice, toMajor } from '../../src/lib/money';
import { rateText } from '../../src/lib/loanTexts';
import { mostMoney } from '../http/fields';

export const monthlyRatePercent = 3;

const example = { amount: 1_000_00, months: 12, rate: monthlyRatePercent };

/** An example in plain words, computed as every schedule. */
const representativeText = (currency: string): string => {
  const rows = amortize(example);
  const [, first] = rows;
  const sum = (amount: number) => formatPrice(amount, currency);
  return [
    `Representative example: goods for ${sum(example.amount)} with no down payment, repaid in ${example.months} monthly`,
    `payments of about ${sum(first?.payment ?? 0)}, cost ${sum(payableOf(rows))} in total. The interest is`,
    `${rateText(String(example.rate))} on what is still owed. Credit is subject to our approval.`,
  ].join(' ');
};

/** The rules of the loans that this shop grants, as announced by `credit_terms`. */
export const creditTerms = (currency: string) => ({
  rate: monthlyRatePercent,
  durations: DURATIONS,
  min_down_percent: 0,
  min_amount: toMajor(1),
  max_amount: mostMoney,
  representative: representativeText(currency),
});
