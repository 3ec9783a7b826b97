import type { Minor } from '../lib/money';

export type DownPaymentRead = { amount: Minor } | { error: string };

const BELOW_NOTHING = 'Down Payment cannot be less than 0';
const ABOVE_TOTAL = 'Down Payment cannot be more than total price';
const EQUALS_TOTAL = "Use the 'PAY NOW' option since Down Payment is equal to the total cost";
const NOT_A_SUM = 'Enter the down payment as a plain number, such as 120.50';

/** At most two decimals: a sum that cannot be paid exactly is rejected, never rounded silently. `1,200` is grouped. */
const SUM = /^(-?)(?:(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?|\.(\d{1,2}))$/;

/** Parses the typed text into minor units; empty text is 0. Reads digit by digit, never as a float. */
const parse = (typed: string): Minor | null => {
  const text = typed.trim();
  if (text === '') return 0;
  const match = SUM.exec(text);
  if (!match) return null;
  const [, sign, whole = '0', digits, bare] = match;
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number((digits ?? bare ?? '').padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) return sign === '-' ? -1 : Number.MAX_SAFE_INTEGER;
  return sign === '-' && amount > 0 ? -amount : amount;
};

/** Validates a down payment for this total; null when it is valid. */
export const downPaymentError = (amount: Minor, total: Minor): string | null => {
  if (amount < 0) return BELOW_NOTHING;
  if (amount > total) return ABOVE_TOTAL;
  return amount === total ? EQUALS_TOTAL : null;
};

/** Parses and validates a typed down payment. */
export const readDownPayment = (typed: string, total: Minor): DownPaymentRead => {
  const amount = parse(typed);
  if (amount === null) return { error: NOT_A_SUM };
  const error = downPaymentError(amount, total);
  return error === null ? { amount } : { error };
};
