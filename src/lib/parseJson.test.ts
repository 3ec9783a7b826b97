import { parseJson } from './parseJson';

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
