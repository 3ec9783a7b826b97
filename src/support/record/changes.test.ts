import { applyChanges, stateChanges } from './changes';

test.each([
  ['no change', { a: 1 }, { a: 1 }, []],
  ['a new value', { a: 1 }, { a: 2 }, [[['a'], 2]]],
  ['a nested value', { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, [[['a', 'c'], 3]]],
  ['an added field', {}, { a: { b: 1 } }, [[['a'], { b: 1 }]]],
  ['a removed field', { a: 1, b: 2 }, { b: 2 }, [[['a']]]],
  ['a list as a whole', { a: [1, 2] }, { a: [1, 3] }, [[['a'], [1, 3]]]],
  ['the key __proto__', {}, JSON.parse('{"__proto__":{"x":1}}') as object, [[['__proto__'], { x: 1 }]]],
])('computes and applies changes: %s', (_name, before, after, expected) => {
  const changes = stateChanges(before, after);
  expect(changes).toEqual(expected);
  expect(applyChanges(before, changes)).toEqual(after);
  expect({}).not.toHaveProperty('x');
});
