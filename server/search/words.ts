import { wordsOf } from '../../src/lib/wordsOf';

/** The longest word that is indexed: anything longer is no word. */
const LONGEST = 40;
const SHORTEST_CORRECTED = 4;

/** The words of a text as they are indexed. A word with an apostrophe is found without it too. */
export const indexedWords = (text: string): string[] =>
  wordsOf(text)
    .flatMap((word) => (word.includes("'") ? [word, word.replaceAll("'", '')] : [word]))
    .filter((word) => word.length <= LONGEST);

/**
 * A word, and the word without each of its letters. Two words with one of these in common differ by at most one letter
 * more, less, changed or exchanged with its neighbour, or by two that are near to that.
 */
export const nearForms = (word: string): string[] => [
  ...new Set([word, ...Array.from(word, (_letter, index) => word.slice(0, index) + word.slice(index + 1))]),
];

/** Whether a misspelling of the word is corrected: short words are near to too many, and numbers are no spelling. */
export const isCorrectable = (word: string): boolean => word.length >= SHORTEST_CORRECTED && !/\p{N}/u.test(word);

/** How many letters to insert, remove, change or exchange to make one word of the other. */
export const editDistance = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    const made = [row];
    rows.push(made);
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const exchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      made.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (same ? 0 : 1),
          exchanged ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
};
