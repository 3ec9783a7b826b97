import { boundedMap } from '../cache/boundedMap';
import type { Database } from '../db/database';
import type { Bits } from './bits';
import { noBits } from './bits';
import type { WordClass } from './indexDraft';
import { WORD_CLASSES } from './indexDraft';
import { addPostings, unpackPostings } from './postings';

const MOST_BYTES = 16 * 2 ** 20;
/** The beginning of a word is the beginning of many: only the most frequent ones are found by it. */
const MOST_WORDS = 64;

const FIND = `
  SELECT ${WORD_CLASSES.map((kind) => `translate(encode(${kind}, 'base64'), E'\\n', '') AS ${kind}`).join()}
  FROM search_words WHERE word = ANY($1::text[]) OR (word >= $2 AND word < $3) ORDER BY goods DESC LIMIT ${MOST_WORDS}`;

export type FoundWord = Record<WordClass, Bits>;

const singularsOf = (typed: string): string[] =>
  ['s', 'es'].filter((ending) => typed.endsWith(ending)).map((ending) => typed.slice(0, -ending.length));

/** Greater than every text that begins with the other. */
export const pastPrefix = (prefix: string): string => `${prefix}\u{10ffff}`;

/** Finds the products of a typed word, which may be the beginning of a word or its plural, and caches them. */
export const wordFinder = (database: Database) => {
  const known = boundedMap<FoundWord>(MOST_BYTES, (found) => WORD_CLASSES.length * found.in_title.byteLength);
  return async (typed: string, { size, state }: { size: number; state: string }): Promise<FoundWord> => {
    const key = `${state.split('.')[0]} ${typed}`;
    const cached = known.get(key);
    if (cached) return cached;
    const rows = await database.query<Record<WordClass, string | null>>(FIND, [
      singularsOf(typed),
      typed,
      pastPrefix(typed),
    ]);
    const found = { in_tag: noBits(size), in_title: noBits(size), in_details: noBits(size), in_text: noBits(size) };
    for (const row of rows) {
      for (const kind of WORD_CLASSES) {
        const packed = row[kind];
        if (packed !== null) addPostings(found[kind], unpackPostings(packed));
      }
    }
    known.set(key, found);
    return found;
  };
};

export type FindWord = ReturnType<typeof wordFinder>;
