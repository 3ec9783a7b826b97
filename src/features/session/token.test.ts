import { tokenWith } from '../../testing/testTokens';
import { expiryOf, tokenProblem } from './token';

const NOW = Date.UTC(2026, 10, 21);
const later = Math.floor(NOW / 1000) + 3600;
const base64 = (text: string) => Buffer.from(text).toString('base64').replace(/=+$/, '');

const GOOD: [string, string][] = [
  ['an hour ahead', tokenWith({ exp: later })],
  ['400 days ahead', tokenWith({ exp: later + 400 * 86_400 })],
  ['with characters of base64url', tokenWith({ exp: later, name: '??>>~~ÿ' })],
  ['with an emoji in the payload', tokenWith({ exp: later, name: '🧺 Ama Mensah' })],
  ['with a fraction of a second', tokenWith({ exp: later + 0.5 })],
  ['in plain base64', `e30.${base64(JSON.stringify({ exp: later }))}.x`],
];

const UNREADABLE: [string, string][] = [
  ['empty', ''],
  ['one part', 'abc'],
  ['a payload that is no base64', 'e30.%%%.x'],
  ['a payload that is no JSON', `e30.${base64('{"exp":')}.x`],
  ['null', tokenWith(null)],
  ['a list', tokenWith([later])],
  ['a text', tokenWith('exp')],
  ['a number', tokenWith(5)],
  ['no exp', tokenWith({ sub: 7 })],
  ['exp as text', tokenWith({ exp: String(later) })],
  ['exp null', tokenWith({ exp: null })],
  ['exp infinite', `e30.${base64('{"exp":1e999}')}.x`],
  ['exp zero', tokenWith({ exp: 0 })],
  ['exp negative', tokenWith({ exp: -5 })],
  ['exp in milliseconds', tokenWith({ exp: later * 1000 })],
  ['exp an object', tokenWith({ exp: {} })],
  ['1 MB of nothing', 'x'.repeat(1_000_000)],
];

test.each(GOOD)('accepted: %s', (_name, token) => {
  expect(tokenProblem(token, NOW)).toBeNull();
  expect(expiryOf(token)).toBeGreaterThan(NOW);
});

test.each(UNREADABLE)('unreadable: %s', (_name, token) => {
  expect(tokenProblem(token, NOW)).toBe('unreadable');
});

test.each([
  ['a second ago', (NOW - 1000) / 1000],
  ['this very moment', NOW / 1000],
])('expired: %s', (_name, exp) => {
  expect(tokenProblem(tokenWith({ exp }), NOW)).toBe('expired');
});

describe('naive decoding of the same tokens', () => {
  const naiveExpiry = (token: string): number =>
    (JSON.parse(atob(token.split('.')[1] ?? '')) as { exp: number }).exp * 1000;

  test('throws on a valid token and on more than four unreadable ones', () => {
    const throws = ([, token]: [string, string]): boolean => {
      try {
        naiveExpiry(token);
        return false;
      } catch {
        return true;
      }
    };
    expect(GOOD.filter(throws).map(([name]) => name)).toContain('with characters of base64url');
    expect(UNREADABLE.filter(throws).length).toBeGreaterThan(4);
  });

  test('returns NaN, infinite and negative expiry times for some unreadable ones', () => {
    const taken = UNREADABLE.flatMap(([, token]) => {
      try {
        return [naiveExpiry(token)];
      } catch {
        return [];
      }
    });
    expect(taken.some((expiry) => Number.isNaN(expiry))).toBe(true);
    expect(taken.some((expiry) => expiry === Infinity)).toBe(true);
    expect(taken.some((expiry) => expiry < 0)).toBe(true);
  });
});
