import { IS, rankByCategory, searchWords } from '../../src/domain/searchRank';
import { first } from '../db/database';
import type { Queryable } from '../db/database';
import type { Bits } from './bits';
import { addBit, countBits, intersection, noBits, union } from './bits';
import type { FindWord } from './foundWords';
import type { CatalogueIndex } from './indexTypes';
import { bitsOf } from './postings';

/** The products of a search: each set holds those before it, the best first. */
export type Ranked = Bits[];

export interface SearchTools {
  database: Queryable;
  findWord: FindWord;
}

/** The products whose category is what the word names, and those whose category only has the word in its name. */
const byCategory = ({ categories, size }: CatalogueIndex, word: string, all: readonly string[]): [Bits, Bits] => {
  const ranked = [...categories.values()].map(({ names, own }) => ({ own, rank: rankByCategory(names, word, all) }));
  const of = (fits: (rank: number) => boolean): Bits =>
    bitsOf(size, ...ranked.map(({ own, rank }) => (rank !== null && fits(rank) ? own : undefined)));
  return [of((rank) => rank === IS), of((rank) => rank !== IS)];
};

/** By category or tag, by title, by brand, tags and options, by the text, and by a category beside. */
const setsOf = async (
  tools: SearchTools,
  index: CatalogueIndex,
  word: string,
  all: readonly string[],
): Promise<Ranked> => {
  const found = await tools.findWord(word, index);
  const [called, beside] = byCategory(index, word, all);
  const sets = [union(called, found.in_tag), found.in_title, found.in_details, found.in_text, beside];
  return sets.map((_set, rank) => sets.slice(0, rank + 1).reduce(union));
};

const isEmpty = (bits: Bits): boolean => bits.every((word) => word === 0);

const findExact = (database: Queryable, code: string) =>
  first(
    database.query<{ id: number }>(
      `SELECT id FROM products WHERE upper(code) = $1
       UNION ALL SELECT product_id FROM variants WHERE upper(document ->> 'sku') = $1 LIMIT 1`,
      [code],
    ),
  );

/** The products that have all words. Those only beside a match are left out when there are others. */
export const rankWords = async (
  tools: SearchTools,
  index: CatalogueIndex,
  words: readonly string[],
): Promise<Ranked> => {
  const perWord = await Promise.all(words.map((word) => setsOf(tools, index, word, words)));
  const ranks = perWord[0]?.map((_set, rank) => perWord.map((sets) => sets[rank] as Bits).reduce(intersection)) ?? [];
  const others = ranks.slice(0, -1);
  const isMatched = !isEmpty(others.at(-1) ?? noBits(0));
  return isMatched ? others : ranks;
};

/** The products of a query; the product whose code or SKU it is comes first. */
export const rankQuery = async (tools: SearchTools, index: CatalogueIndex, query: string): Promise<Ranked> => {
  const [exact, ranks] = await Promise.all([
    findExact(tools.database, query.trim().toUpperCase()),
    rankWords(tools, index, searchWords(query)),
  ]);
  const ordinal = exact ? index.ids.indexOf(exact.id) : -1;
  if (ordinal < 0) return ranks;
  const only = noBits(index.size);
  addBit(only, ordinal);
  return [only, ...ranks.map((set) => union(set, only))];
};

export const countRanked = (ranks: Ranked): number => countBits(ranks.at(-1) ?? new Uint32Array());
