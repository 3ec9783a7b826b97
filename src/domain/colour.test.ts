import { isColour } from './colour';

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
