import { searchWords } from '../../src/domain/searchRank';
import { countRanked, rankWords } from './rankedSearch';
import type { SearchTools } from './rankedSearch';
import type { CatalogueIndex } from './indexTypes';
import { editDistance, isCorrectable, nearForms } from './words';

/** A search with more hits is not corrected. */
const FEW_HITS = 3;
const LONG_WORD = 8;

const NEAR = 'SELECT word, goods FROM search_words WHERE near && $1::text[] ORDER BY goods DESC LIMIT 200';

/** The word of the catalogue that the typed one is most likely meant to be; itself when there is none nearer. */
const correctWord = async ({ database }: SearchTools, typed: string): Promise<string> => {
  if (!isCorrectable(typed)) return typed;
  const rows = await database.query<{ word: string; goods: number }>(NEAR, [nearForms(typed)]);
  const most = typed.length >= LONG_WORD ? 2 : 1;
  const near = rows
    .map(({ word, goods }) => ({ word, goods, distance: editDistance(typed, word) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || b.goods - a.goods);
  return near[0]?.word ?? typed;
};

/** The corrected query, if the query found little and the corrected one finds more. */
export const correctQuery = async (
  tools: SearchTools,
  index: CatalogueIndex,
  query: string,
  hits: number,
): Promise<string | undefined> => {
  if (hits > FEW_HITS) return undefined;
  const words = searchWords(query);
  const corrected = await Promise.all(words.map((word) => correctWord(tools, word)));
  if (corrected.every((word, place) => word === words[place])) return undefined;
  return countRanked(await rankWords(tools, index, corrected)) > hits ? corrected.join(' ') : undefined;
};
