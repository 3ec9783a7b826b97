import { searchWords } from '../../src/domain/searchRank';
import { wordsOf } from '../../src/lib/wordsOf';
import { countCommon, rangeBits } from './bits';
import { correctQuery } from './correction';
import { pastPrefix } from './foundWords';
import type { CatalogueIndex } from './indexTypes';
import { pageOf } from './listPage';
import { readListQuery } from './listQuery';
import { bitsOf, unpackPostings } from './postings';
import { countRanked, rankQuery, rankWords } from './rankedSearch';
import type { SearchTools } from './rankedSearch';

const TERMS = 5;
const CATEGORIES = 4;
const PRODUCTS = 6;

const COMPLETIONS = `
  SELECT word, translate(encode(in_title, 'base64'), E'\\n', '') AS in_title FROM search_words
  WHERE word >= $1 AND word < $2 AND in_title IS NOT NULL ORDER BY goods DESC LIMIT 20`;

/** What is typed with its last word completed, as far as there are products with all of it. */
const completeTerm = async (tools: SearchTools, index: CatalogueIndex, words: readonly string[]): Promise<string[]> => {
  const [before, typed = ''] = [words.slice(0, -1), words.at(-1)];
  const rows = await tools.database.query<{ word: string; in_title: string }>(COMPLETIONS, [typed, pastPrefix(typed)]);
  const base =
    before.length === 0 ? rangeBits(index.size, 0, index.size) : (await rankWords(tools, index, before)).at(-1);
  return rows
    .filter(({ in_title }) => base && countCommon(base, bitsOf(index.size, unpackPostings(in_title))) > 0)
    .map(({ word }) => [...before, word].join(' '))
    .slice(0, TERMS);
};

const findCategories = ({ categories }: CatalogueIndex, words: readonly string[]) =>
  [...categories.values()]
    .filter(({ name }) => words.every((word) => wordsOf(name).some((one) => one.startsWith(word))))
    .slice(0, CATEGORIES)
    .map(({ name, slug }) => ({ name, slug }));

/** Suggestions for a query that is still being typed. */
export const suggest = async (tools: SearchTools, index: CatalogueIndex, q: string) => {
  const words = searchWords(q);
  if (words.length === 0) return { terms: [], categories: [], products: [] };
  const ranks = await rankQuery(tools, index, q);
  const hits = countRanked(ranks);
  const [terms, corrected] = [await completeTerm(tools, index, words), await correctQuery(tools, index, q, hits)];
  const query = readListQuery({ q: [q], per_page: [String(PRODUCTS)] });
  return {
    terms: corrected === undefined ? terms : [...terms, corrected].slice(-TERMS),
    categories: findCategories(index, words),
    products: pageOf(index, ranks.at(-1) ?? rangeBits(0, 0, 0), ranks, query),
  };
};
