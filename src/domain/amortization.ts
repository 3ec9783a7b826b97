import type { Minor } from '../lib/money';

export interface Instalment {
  number: number;
  payment: Minor;
  balance: Minor;
}

interface Loan {
  amount: Minor;
  months: number;
  /** In percent a month. */
  rate: number;
}

const levelPayment = ({ amount, months, rate }: Loan): Minor => {
  const share = rate / 100;
  return Math.round(share === 0 ? amount / months : (amount * share) / (1 - (1 + share) ** -months));
};

/**
 * Equal monthly payments on the declining balance, for the storefront and the reference server. Row 0 is the start of
 * the loan; the last payment absorbs the rounding, so that the balance ends at exactly 0.
 */
export const amortize = (loan: Loan): Instalment[] => {
  const { amount, months, rate } = loan;
  const level = levelPayment(loan);
  const rows: Instalment[] = [{ number: 0, payment: 0, balance: amount }];
  let balance = amount;
  for (let number = 1; number <= months; number += 1) {
    const owed = balance + Math.round((balance * rate) / 100);
    const payment = number === months ? owed : Math.min(level, owed);
    balance = owed - payment;
    rows.push({ number, payment, balance });
  }
  return rows;
};

export const payableOf = (rows: readonly Instalment[]): Minor => rows.reduce((sum, row) => sum + row.payment, 0);
