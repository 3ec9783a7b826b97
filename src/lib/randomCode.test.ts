import { CODE_ALPHABET, randomCode } from './randomCode';

test('five characters by default, as many as asked for otherwise', () => {
  expect(randomCode()).toHaveLength(5);
  expect(randomCode(8)).toHaveLength(8);
  expect(randomCode(0)).toBe('');
});

test('capitals and digits, none of which looks like another', () => {
  expect(randomCode(5000)).toMatch(/^[A-Z0-9]+$/);
  expect(CODE_ALPHABET).not.toMatch(/[ILO01]/);
  expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
});

test('the given source decides, its ends included', () => {
  const numbers = [0, 0.999999, 0.5];
  expect(randomCode(3, () => numbers.shift() ?? 0)).toBe('A9S');
  expect(randomCode(1, () => 1)).toBe('9');
});

test('every character can come up', () => {
  let step = 0;
  const code = randomCode(CODE_ALPHABET.length, () => step++ / CODE_ALPHABET.length);
  expect(code).toBe(CODE_ALPHABET);
});
