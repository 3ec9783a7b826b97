import { parseJson } from './parseJson';

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['""', ''],
  ['', undefined],
  ['{"a":', undefined],
  ['undefined', undefined],
  ['<html></html>', undefined],
])('%s', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
