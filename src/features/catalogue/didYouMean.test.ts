import { didYouMean } from './didYouMean';

const TEXTS = ['Dresses', 'Linen Shirt', 'Wrap Dress', 'Kente Cushion', 'Crème Brûlée Set', 'Fan'];

test.each([
  ['one extra letter', 'linnen', 'linen'],
  ['one missing letter', 'shrt', 'shirt'],
  ['one wrong letter', 'linan', 'linen'],
  ['two swapped letters', 'lnien', 'linen'],
  ['a wrong first letter', 'kinen', 'linen'],
  ['a wrong last letter', 'linem', 'linen'],
  ['capitals and punctuation', '“LINNEN”!', 'linen'],
  ['the best match for the second word', 'wrap drees', 'wrap dress'],
  ['one error in each of two words', 'linnen shrit', 'linen shirt'],
  ['accented letters', 'crème brulée', 'crème brûlée'],
  ['an unfinished word beside a misspelled one', 'lin shrit', 'lin shirt'],
  ['two errors in one word', 'lnnan', null],
  ['letters inside a word', 'inen', 'linen'],
  ['words from two different texts', 'linnen cushion', null],
  ['a word that is too short', 'fen', null],
  ['a correct word', 'linen', null],
  ['no similar word', 'zzzz', null],
  ['only punctuation', ' !? ', null],
])('corrects a search term, or returns null: %s', (_name, term, meant) => {
  expect(didYouMean(term, TEXTS)).toBe(meant);
});
