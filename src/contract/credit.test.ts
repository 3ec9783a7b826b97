import { wireCredit } from '../testing/builders/wireCustomer';
import { readCredit } from './credit';

test('reads the terms in minor units, with the durations in order', () => {
  expect(readCredit(wireCredit({ durations: ['12', 3, 3, 6, 0, 2.5, 121, 'x', null] }))).toEqual({
    rate: 3,
    durations: [3, 6, 12],
    minDownPercent: 0,
    minAmount: 10_000,
    maxAmount: 2_000_000,
    representative: 'Representative example: GHS 1,000.00 in 3 payments of GHS 353.53.',
  });
});

test.each([
  ['nothing', null],
  ['a text', 'credit'],
  ['a list', [3]],
  ['no rate', wireCredit({ rate: null })],
  ['a rate below 0', wireCredit({ rate: -1 })],
  ['a rate above 100 %', wireCredit({ rate: 101 })],
  ['an infinite rate', wireCredit({ rate: Infinity })],
  ['no valid duration', wireCredit({ durations: [0, 121, 1.5] })],
  ['durations that are no list', wireCredit({ durations: 'some' })],
  ['a down payment of everything', wireCredit({ min_down_percent: 100 })],
  ['no minimum', wireCredit({ min_amount: undefined })],
  ['a maximum in words', wireCredit({ max_amount: 'much' })],
  ['no representative sentence', wireCredit({ representative: ' ' })],
  ['a representative text that is too long', wireCredit({ representative: 'x'.repeat(2001) })],
])('treats %s as no terms', (_what, raw) => {
  expect(readCredit(raw)).toBeNull();
});
