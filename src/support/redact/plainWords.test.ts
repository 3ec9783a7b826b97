import { ADDRESS_FIELDS } from '../../contract/checkoutFields';
import { shopTexts } from '../../testing/shopTexts';
import { plainWords } from './plainWords';

test.each([
  ['Added to cart', 'Added to cart'],
  ['Only 4 available', 'Only 4 available'],
  ['Your code is 493817', 'Your code is …'],
  ['Call 024 55 66 77', 'Call …'],
  ['No account for ama.mensah@example.com', 'No account for …'],
  ['Kwabena Osei, 12 Ring Road', '…'],
  ['Wait 30 seconds', 'Wait 30 seconds'],
  ['Linen Shirt is sold out', '… is sold out'],
  ["We don't have it, Don", "We don't have it, …"],
  ['Ama’s order', '… order'],
])('keeps only plain words: %s', (text, expected) => {
  expect(plainWords(text)).toBe(expected);
});

/** The files with the texts of the shop's forms and payments. */
const FORMS = /([Rr]ules|reviewProblems|paymentTexts|confirmPayment|Form|GetInTouch|downPayment)\.tsx?$/;
const named = /[<{'\d]/;

test('recognises the texts of the shop’s own forms as plain words', () => {
  const texts = ['src/features', 'src/domain'].flatMap(shopTexts).filter(([file]) => FORMS.test(file));
  const address = Object.values(ADDRESS_FIELDS).flatMap(({ required }) => required ?? []);
  const sentences = [...texts.map(([, text]) => text), ...address].filter((text) => !named.test(text));
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences.filter((text) => plainWords(text) !== text)).toEqual([]);
});
