import { fc } from '../testing/property';
import { addsUp } from './creditSums';
import { amortize, payableOf } from './amortization';
import { DURATIONS } from './durations';

const loans = fc.record({
  amount: fc.integer({ min: 1, max: 100_000_000_00 }),
  months: fc.constantFrom(...DURATIONS),
  rate: fc.constantFrom(0, 0.5, 3),
});

describe('amortize', () => {
  test('amortizes a loan of 1,000.00 over 3 months at 3 % a month', () => {
    expect(amortize({ amount: 100_000, months: 3, rate: 3 })).toEqual([
      { number: 0, payment: 0, balance: 100_000 },
      { number: 1, payment: 35_353, balance: 67_647 },
      { number: 2, payment: 35_353, balance: 34_323 },
      { number: 3, payment: 35_353, balance: 0 },
    ]);
    expect(payableOf(amortize({ amount: 100_000, months: 3, rate: 3 }))).toBe(106_059);
  });

  test('repays a one-month loan with its interest in one payment', () => {
    expect(amortize({ amount: 24_050, months: 1, rate: 3 }).at(-1)).toEqual({ number: 1, payment: 24_772, balance: 0 });
  });

  test('divides a loan without interest into equal payments', () => {
    expect(amortize({ amount: 10_000, months: 3, rate: 0 }).map(({ payment }) => payment)).toEqual([
      0, 3333, 3333, 3334,
    ]);
  });

  test('derives each balance from the previous one, to the cent, and ends at 0', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { months, rate } = loan;
        const rows = amortize(loan);
        expect(rows.map((row) => row.number)).toEqual(Array.from({ length: months + 1 }, (_, number) => number));
        rows.slice(1).forEach((row, index) => {
          const before = rows[index]?.balance ?? Number.NaN;
          expect(row.balance).toBe(before + Math.round((before * rate) / 100) - row.payment);
          expect(row.payment).toBeGreaterThanOrEqual(0);
          expect(row.balance).toBeGreaterThanOrEqual(0);
        });
        expect(rows.at(-1)?.balance).toBe(0);
      }),
    );
  });

  test('keeps payments equal except for rounding, with a sum of the loan and its interest', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { amount, months, rate } = loan;
        const rows = amortize(loan);
        const interest = rows.slice(0, -1).reduce((sum, row) => sum + Math.round((row.balance * rate) / 100), 0);
        expect(payableOf(rows)).toBe(amount + interest);
        const payments = rows.slice(1).map((row) => row.payment);
        // Each month rounds twice by at most half a cent, and the last payment absorbs the sum with its interest.
        const largest = Math.max(...payments.slice(0, -1), payments[0] ?? 0);
        expect(Math.abs((payments.at(-1) ?? 0) - largest)).toBeLessThanOrEqual(
          Math.max(2 * months, months === 1 ? amount : 0),
        );
      }),
    );
  });

  test('passes the storefront’s consistency check', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const rows = amortize(loan).map(({ number, payment, balance }) => ({
          paymentNumber: number,
          paymentAmount: payment,
          remainingBalance: balance,
          dueDate: null,
        }));
        expect(addsUp({ rows }, { total: loan.amount, downPayment: 0 })).toBe(true);
      }),
    );
  });
});
