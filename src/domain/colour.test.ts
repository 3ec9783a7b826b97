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
])('an attribute of the name %j is a colour: %j', (name, expected) => {
  expect(isColour(name)).toBe(expected);
});
