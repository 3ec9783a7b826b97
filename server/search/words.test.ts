import { editDistance, indexedWords, isCorrectable, nearForms } from './words';

test.each([
  ['shirt', 'shirt', 0],
  ['shrit', 'shirt', 1],
  ['shirts', 'shirt', 1],
  ['skirt', 'shirt', 1],
  ['snekers', 'sneakers', 1],
  ['tlevison', 'television', 2],
  ['', 'tv', 2],
])('counts the edits between %s and %s', (one, other, edits) => {
  expect([editDistance(one, other), editDistance(other, one)]).toEqual([edits, edits]);
});

test.each([
  ['shrit', 'shirt'],
  ['televison', 'television'],
  ['dres', 'dress'],
  ['xhirt', 'shirt'],
])('gives %s a form in common with %s', (typed, meant) => {
  const forms = new Set(nearForms(meant));
  expect(nearForms(typed).some((form) => forms.has(form))).toBe(true);
});

test('indexes a word with an apostrophe in both spellings, and nothing too long for a word', () => {
  expect(indexedWords(`Men’s T-shirt ${'x'.repeat(41)}`)).toEqual(["men's", 'mens', 't', 'shirt']);
});

test.each([
  ['shirt', true],
  ['tv', false],
  ['dre101', false],
])('says whether to correct %s', (word, corrects) => {
  expect(isCorrectable(word)).toBe(corrects);
});
