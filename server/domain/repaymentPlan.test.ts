import { DURATIONS } from '../../src/domain/durations';
import { fc } from '../../src/testing/property';
import { amortize, payableOf } from '../../src/domain/amortization';
import { repaymentPlan } from './repaymentPlan';
import type { Credit } from './repaymentPlan';

/** Three payments of 353.53, due on 21 Dec, 21 Jan and 21 Feb; interest 30.00, 20.29 and 10.30. */
const credit: Credit = {
  amount: 100_000,
  duration: 3,
  rate: 3,
  started_on: '2026-11-21',
  paid: 0,
  waived: 0,
  fees: {},
};
const on = (today: string, overrides: Partial<Credit> = {}) => repaymentPlan({ ...credit, ...overrides }, today);
const statuses = (today: string, overrides?: Partial<Credit>) => on(today, overrides).rows.map(({ status }) => status);

test.each([
  ['on the day it starts', '2026-11-21', 0, ['open', 'open', 'open']],
  ['in its first month', '2026-11-22', 0, ['due', 'open', 'open']],
  ['on the due date', '2026-12-21', 0, ['due', 'open', 'open']],
  ['on the day after', '2026-12-22', 0, ['late', 'due', 'open']],
  ['on the day after, paid', '2026-12-22', 35_353, ['paid', 'due', 'open']],
  ['paid in part', '2026-12-22', 35_352, ['late', 'due', 'open']],
  ['a month ahead', '2026-11-22', 70_706, ['paid', 'paid', 'open']],
  ['after its end', '2027-03-01', 0, ['late', 'late', 'late']],
  ['long after its end, paid', '2028-01-01', 106_059, ['paid', 'paid', 'paid']],
])('names the state of each instalment: %s', (_what, today, paid, expected) => {
  expect(statuses(today, { paid })).toEqual(expected);
});

test('dates instalments by months, on the last day of a shorter one', () => {
  const { rows } = on('2027-01-31', { started_on: '2027-01-31' });
  expect(rows.map(({ dueDate }) => dueDate)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
});

test.each([
  [0, [0, 0, 0], 1],
  [100, [100, 0, 0], 1],
  [35_353, [35_353, 0, 0], 2],
  [40_000, [35_353, 4647, 0], 2],
  [106_059, [35_353, 35_353, 35_353], undefined],
])('books %i to the oldest instalments and carries the rest', (paid, expected, next) => {
  const plan = on('2026-11-25', { paid });
  expect(plan.rows.map((row) => row.paid)).toEqual(expected);
  expect(plan.next?.number).toBe(next);
  expect(plan).toMatchObject({ paid, outstanding: 106_059 - paid });
});

test.each([
  ['within a week', '2026-12-28', {}, [0, 0, 0]],
  ['after a week', '2026-12-29', {}, [1768, 0, 0]],
  ['after a week, paid in part', '2026-12-29', { paid: 35_352 }, [1768, 0, 0]],
  ['after a week, paid', '2026-12-29', { paid: 35_353 }, [0, 0, 0]],
  ['two at once', '2027-01-29', {}, [1768, 1768, 0]],
  ['a fee that was paid', '2026-12-29', { paid: 37_121, fees: { 1: 1768 } }, [1768, 0, 0]],
  ['another fee of before', '2026-12-29', { fees: { 1: 500 } }, [500, 0, 0]],
])('charges 5 % once for a late payment: %s', (_what, today, overrides, expected) => {
  expect(on(today, overrides).rows.map(({ fee }) => fee)).toEqual(expected);
});

test.each([
  ['on the day it starts: the loan alone', '2026-11-21', {}, 100_000],
  ['in the first month', '2026-11-22', {}, 103_000],
  ['in the second month, the first being late', '2026-12-22', {}, 105_029],
  ['with a fee', '2026-12-29', {}, 105_029 + 1768],
  ['in the last month', '2027-01-22', { paid: 70_706 }, 35_353],
  ['paid a month ahead', '2026-11-22', { paid: 35_353 }, 67_647],
  ['with most of a later one paid', '2026-11-22', { paid: 106_059 - 500 }, 0],
  ['paid', '2027-01-22', { paid: 106_059 }, 0],
])('saves the interest of months that have not begun: %s', (_what, today, overrides, payoff) => {
  expect(on(today, overrides).payoff).toBe(payoff);
});

test('adds up to the accepted schedule exactly, and to what closed it', () => {
  const cases = fc.tuple(
    fc.integer({ min: 1, max: 100_000_000_00 }),
    fc.constantFrom(...DURATIONS),
    fc.integer({ min: 0, max: 900 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  );
  fc.assert(
    fc.property(cases, ([amount, duration, days, share]) => {
      const payable = payableOf(amortize({ amount, months: duration, rate: credit.rate }));
      const today = new Date(Date.parse(credit.started_on) + days * 86_400_000).toISOString().slice(0, 10);
      const terms = { amount, duration, paid: Math.floor(payable * share) };
      const plan = on(today, terms);
      const fees = plan.rows.reduce((sum, { fee }) => sum + fee, 0);
      expect(plan.rows.reduce((sum, row) => sum + row.amount, 0)).toBe(payable);
      expect(plan.paid).toBe(terms.paid);
      expect(plan.paid + plan.outstanding).toBe(payable + fees);
      expect(plan.rows.filter(({ left }) => left < 0)).toEqual([]);
      const closed = on(today, {
        ...terms,
        paid: terms.paid + plan.payoff,
        waived: plan.outstanding - plan.payoff,
        fees: Object.fromEntries(plan.rows.map(({ number, fee }) => [number, fee])),
      });
      expect(closed).toMatchObject({ outstanding: 0, paid: terms.paid + plan.payoff, next: undefined });
    }),
  );
});
