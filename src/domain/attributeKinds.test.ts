import { isSize, isColour } from './attributeKinds';

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

test.each([
  ['Color', true],
  ['colour', true],
  ['COLOR', true],
  [' Colour ', true],
  ['Colours', false],
  ['Size', false],
  ['', false],
  ['constructor', false],
])('treats an attribute named %j as a colour: %j', (name, expected) => {
  expect(isColour(name)).toBe(expected);
});
