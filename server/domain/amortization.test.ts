import { addsUp } from '../../src/domain/creditSums';
import { DURATIONS } from '../../src/domain/durations';
import { fc } from '../../src/testing/property';
import { amortize, monthlyRatePercent, payableOf } from './amortization';

const loans = fc.tuple(fc.integer({ min: 1, max: 100_000_000_00 }), fc.constantFrom(...DURATIONS));

describe('amortize', () => {
  test('a loan of 1,000.00 over 3 months at 3 % a month', () => {
    expect(amortize(100_000, 3)).toEqual([
      { number: 0, payment: 0, balance: 100_000 },
      { number: 1, payment: 35_353, balance: 67_647 },
      { number: 2, payment: 35_353, balance: 34_323 },
      { number: 3, payment: 35_353, balance: 0 },
    ]);
    expect(payableOf(amortize(100_000, 3))).toBe(106_059);
  });

  test('one month is the loan and its interest', () => {
    expect(amortize(24_050, 1).at(-1)).toEqual({ number: 1, payment: 24_772, balance: 0 });
  });

  test('every balance follows from the one before, to the cent, and the last is 0', () => {
    fc.assert(
      fc.property(loans, ([amount, months]) => {
        const rows = amortize(amount, months);
        expect(rows.map((row) => row.number)).toEqual(Array.from({ length: months + 1 }, (_, number) => number));
        rows.slice(1).forEach((row, index) => {
          const before = rows[index]?.balance ?? Number.NaN;
          expect(row.balance).toBe(before + Math.round((before * monthlyRatePercent) / 100) - row.payment);
          expect(row.payment).toBeGreaterThanOrEqual(0);
          expect(row.balance).toBeGreaterThanOrEqual(0);
        });
        expect(rows.at(-1)?.balance).toBe(0);
      }),
    );
  });

  test('payments are equal but for rounding, and add up to the loan and its interest', () => {
    fc.assert(
      fc.property(loans, ([amount, months]) => {
        const rows = amortize(amount, months);
        const interest = rows
          .slice(0, -1)
          .reduce((sum, row) => sum + Math.round((row.balance * monthlyRatePercent) / 100), 0);
        expect(payableOf(rows)).toBe(amount + interest);
        const payments = rows.slice(1).map((row) => row.payment);
        // Each month rounds twice by at most half a cent, and the last payment gathers it, with interest upon it.
        const largest = Math.max(...payments.slice(0, -1), payments[0] ?? 0);
        expect(Math.abs((payments.at(-1) ?? 0) - largest)).toBeLessThanOrEqual(
          Math.max(2 * months, months === 1 ? amount : 0),
        );
      }),
    );
  });

  test('the storefront finds no contradiction in it', () => {
    fc.assert(
      fc.property(loans, ([amount, months]) => {
        const rows = amortize(amount, months).map(({ number, payment, balance }) => ({
          paymentNumber: number,
          paymentAmount: payment,
          remainingBalance: balance,
          dueDate: null,
        }));
        expect(addsUp({ rows }, { total: amount, downPayment: 0 })).toBe(true);
      }),
    );
  });
});
