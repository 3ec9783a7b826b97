import { tokenWith } from '../../testing/testTokens';
import { expiryOf, tokenProblem } from './token';

const NOW = Date.UTC(2026, 10, 21);
const later = Math.floor(NOW / 1000) + 3600;
const base64 = (text: string) => Buffer.from(text).toString('base64').replace(/=+$/, '');

const GOOD: [string, string][] = [
  ['that expires in an hour', tokenWith({ exp: later })],
  ['that expires in 400 days', tokenWith({ exp: later + 400 * 86_400 })],
  ['with characters of base64url', tokenWith({ exp: later, name: '??>>~~ÿ' })],
  ['with an emoji in the payload', tokenWith({ exp: later, name: '🧺 Ama Mensah' })],
  ['with a fractional expiry', tokenWith({ exp: later + 0.5 })],
  ['in plain base64', `e30.${base64(JSON.stringify({ exp: later }))}.x`],
];

const UNREADABLE: [string, string][] = [
  ['an empty token', ''],
  ['a token of one part', 'abc'],
  ['a payload that is not base64', 'e30.%%%.x'],
  ['a payload that is not JSON', `e30.${base64('{"exp":')}.x`],
  ['a null payload', tokenWith(null)],
  ['a list as payload', tokenWith([later])],
  ['text as payload', tokenWith('exp')],
  ['a number as payload', tokenWith(5)],
  ['no exp', tokenWith({ sub: 7 })],
  ['exp as text', tokenWith({ exp: String(later) })],
  ['exp as null', tokenWith({ exp: null })],
  ['an infinite exp', `e30.${base64('{"exp":1e999}')}.x`],
  ['exp 0', tokenWith({ exp: 0 })],
  ['a negative exp', tokenWith({ exp: -5 })],
  ['exp in milliseconds', tokenWith({ exp: later * 1000 })],
  ['exp as an object', tokenWith({ exp: {} })],
  ['1 MB without a payload', 'x'.repeat(1_000_000)],
];

test.each(GOOD)('accepts a token %s', (_name, token) => {
  expect(tokenProblem(token, NOW)).toBeNull();
  expect(expiryOf(token)).toBeGreaterThan(NOW);
});

test.each(UNREADABLE)('rejects as unreadable: %s', (_name, token) => {
  expect(tokenProblem(token, NOW)).toBe('unreadable');
});

test.each([
  ['a token that expired a second ago', (NOW - 1000) / 1000],
  ['a token that expires now', NOW / 1000],
])('rejects as expired: %s', (_name, exp) => {
  expect(tokenProblem(tokenWith({ exp }), NOW)).toBe('expired');
});
