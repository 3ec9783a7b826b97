export const monthlyRatePercent = 3;

export interface Instalment {
  number: number;
  payment: number;
  balance: number;
}

const interestOn = (balance: number): number => Math.round((balance * monthlyRatePercent) / 100);

const levelPayment = (amount: number, months: number): number => {
  const rate = monthlyRatePercent / 100;
  return Math.round((amount * rate) / (1 - (1 + rate) ** -months));
};

/**
 * Equal monthly payments on the declining balance, in minor units. Row 0 is the start of the loan; the last payment
 * absorbs the rounding, so that the balance ends at exactly 0.
 */
export const amortize = (amount: number, months: number): Instalment[] => {
  const level = levelPayment(amount, months);
  const rows: Instalment[] = [{ number: 0, payment: 0, balance: amount }];
  let balance = amount;
  for (let number = 1; number <= months; number += 1) {
    const owed = balance + interestOn(balance);
    const payment = number === months ? owed : Math.min(level, owed);
    balance = owed - payment;
    rows.push({ number, payment, balance });
  }
  return rows;
};

export const payableOf = (rows: readonly Instalment[]): number => rows.reduce((sum, row) => sum + row.payment, 0);
