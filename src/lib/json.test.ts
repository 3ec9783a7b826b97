import { parseJson, isRecord } from './json';

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['""', ''],
  ['', undefined],
  ['{"a":', undefined],
  ['undefined', undefined],
  ['<html></html>', undefined],
])('parses valid JSON and returns undefined for anything else: %s', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test.each<[string, unknown, boolean]>([
  ['an object', { a: 1 }, true],
  ['an empty object', {}, true],
  ['an object without a prototype', Object.create(null), true],
  ['an array', [1], false],
  ['an empty array', [], false],
  ['null', null, false],
  ['undefined', undefined, false],
  ['a string', '{}', false],
  ['a number', 1, false],
  ['a function', () => 1, false],
])('distinguishes records from other values: %s', (_name, raw, expected) => {
  expect(isRecord(raw)).toBe(expected);
});
