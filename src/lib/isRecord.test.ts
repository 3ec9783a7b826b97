import { isRecord } from './isRecord';

test.each<[string, unknown, boolean]>([
  ['an object', { a: 1 }, true],
  ['an empty object', {}, true],
  ['an object without a prototype', Object.create(null), true],
  ['a list', [1], false],
  ['an empty list', [], false],
  ['null', null, false],
  ['nothing', undefined, false],
  ['a text', '{}', false],
  ['a number', 1, false],
  ['a function', () => 1, false],
])('tells records from other values: %s', (_name, raw, expected) => {
  expect(isRecord(raw)).toBe(expected);
});
