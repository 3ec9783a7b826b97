import { applyChanges, changesBetween } from './changes';

test.each([
  ['the same', { a: 1 }, { a: 1 }, []],
  ['a new value', { a: 1 }, { a: 2 }, [[['a'], 2]]],
  ['deep down', { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, [[['a', 'c'], 3]]],
  ['something new', {}, { a: { b: 1 } }, [[['a'], { b: 1 }]]],
  ['something gone', { a: 1, b: 2 }, { b: 2 }, [[['a']]]],
  ['a list is one thing', { a: [1, 2] }, { a: [1, 3] }, [[['a'], [1, 3]]]],
  ['a dangerous key', {}, JSON.parse('{"__proto__":{"x":1}}') as object, [[['__proto__'], { x: 1 }]]],
])('computes and applies changes: %s', (_name, before, after, expected) => {
  const changes = changesBetween(before, after);
  expect(changes).toEqual(expected);
  expect(applyChanges(before, changes)).toEqual(after);
  expect({}).not.toHaveProperty('x');
});
