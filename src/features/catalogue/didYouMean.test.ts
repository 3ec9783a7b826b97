import { didYouMean } from './didYouMean';

const TEXTS = ['Dresses', 'Linen Shirt', 'Wrap Dress', 'Kente Cushion', 'Crème Brûlée Set', 'Fan'];

test.each([
  ['a letter too many', 'linnen', 'linen'],
  ['a letter missing', 'shrt', 'shirt'],
  ['a wrong letter', 'linan', 'linen'],
  ['two that have changed places', 'lnien', 'linen'],
  ['the first letter', 'kinen', 'linen'],
  ['the last letter', 'linem', 'linen'],
  ['capitals and marks', '“LINNEN”!', 'linen'],
  ['the word that fits best in its order', 'wrap drees', 'wrap dress'],
  ['a slip in each of two words', 'linnen shrit', 'linen shirt'],
  ['letters of other tongues', 'crème brulée', 'crème brûlée'],
  ['the rest of a word may be missing', 'lin shrit', 'lin shirt'],
  ['two slips in one word', 'lnnan', null],
  ['words of two different texts', 'linnen cushion', null],
  ['a short word', 'fen', null],
  ['what is there as it is', 'linen', null],
  ['nothing like it', 'zzzz', null],
  ['no words at all', ' !? ', null],
])('corrects a search term, or returns null: %s', (_name, term, meant) => {
  expect(didYouMean(term, TEXTS)).toBe(meant);
});
