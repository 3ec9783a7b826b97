import { plainWords } from './plainWords';

test.each([
  ['Added to cart', 'Added to cart'],
  ['Only 4 available', 'Only 4 available'],
  ['Your code is 493817', 'Your code is …'],
  ['Call 024 55 66 77', '…'],
  ['No account for ama.mensah@example.com', 'No account for …'],
  ['Kwabena Osei, 12 Ring Road', '…'],
  ['Wait 30 seconds', 'Wait 30 seconds'],
])('plain words: %s', (text, expected) => {
  expect(plainWords(text)).toBe(expected);
});
