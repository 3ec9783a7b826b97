import { isSize } from './size';

test.each([
  ['Size', true],
  ['SIZE', true],
  [' size ', true],
  ['Shoe Size', true],
  ['Resize', false],
  ['Sizes', false],
  ['Color', false],
  ['', false],
])('treats an attribute named %j as a size: %j', (name, expected) => {
  expect(isSize(name)).toBe(expected);
});
