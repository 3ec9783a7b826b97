import { CODE_ALPHABET, randomCode } from './randomCode';

test('has five characters by default, or as many as requested', () => {
  expect(randomCode()).toHaveLength(5);
  expect(randomCode(8)).toHaveLength(8);
  expect(randomCode(0)).toBe('');
});

test('uses only capitals and digits, none of which is easily mistaken for another', () => {
  expect(randomCode(5000)).toMatch(/^[A-Z0-9]+$/);
  expect(CODE_ALPHABET).not.toMatch(/[ILO01]/);
  expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
});

test('derives the code from the given random source, its bounds included', () => {
  const numbers = [0, 0.999999, 0.5];
  expect(randomCode(3, () => numbers.shift() ?? 0)).toBe('A9S');
  expect(randomCode(1, () => 1)).toBe('9');
});

test('can produce every character of the alphabet', () => {
  let step = 0;
  const code = randomCode(CODE_ALPHABET.length, () => step++ / CODE_ALPHABET.length);
  expect(code).toBe(CODE_ALPHABET);
});
