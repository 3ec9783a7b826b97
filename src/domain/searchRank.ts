import { wordsOf } from '../lib/wordsOf';

/** The texts of goods that a search compares. */
export interface Searched {
  title: string;
  brand: string;
  tags: readonly string[];
  options: readonly string[];
  /** Their names, from the goods' own category up. */
  categories: readonly string[];
}

/** The rank of goods that are what a word names. */
export const IS = 0;
const [NAMED, HAS, BESIDE] = [1, 2, 3];

const isPlural = (many: string, one: string): boolean => many === `${one}s` || many === `${one}es`;

/** Whether a typed word is the beginning of a word, or its plural. */
const begins = (typed: string, word: string): boolean =>
  word.startsWith(typed) || word.replace("'", '').startsWith(typed) || isPlural(typed, word);

const hasWord = (texts: readonly string[], typed: string): boolean =>
  texts.some((text) => wordsOf(text).some((word) => begins(typed, word)));

/** Whether the typed words, one of them in particular, are all of a name. */
const isCalled = (name: string, typed: string, all: readonly string[]): boolean =>
  hasWord([name], typed) && wordsOf(name).every((word) => all.some((one) => begins(one, word)));

/** How well a word names a category, by its name and those above it: they are it, or only near it, or null. */
export const rankByCategory = (categories: readonly string[], typed: string, all: readonly string[]): number | null => {
  for (const name of categories) {
    if (isCalled(name, typed, all)) return IS;
    // Phone Accessories below Phones are no phones.
    if (wordsOf(name).some((word) => word === typed || isPlural(word, typed))) return BESIDE;
  }
  return hasWord(categories, typed) ? BESIDE : null;
};

const rankByWord = (
  { title, brand, tags, options, categories }: Searched,
  typed: string,
  all: readonly string[],
): number | null => {
  const byCategory = rankByCategory(categories, typed, all);
  if (byCategory === IS || tags.some((tag) => isCalled(tag, typed, all))) return IS;
  if (hasWord([title], typed)) return NAMED;
  return hasWord([brand, ...tags, ...options], typed) ? HAS : byCategory;
};

/** The words of a query; characters that make no word are one that matches nothing. */
export const searchWords = (query: string): string[] => {
  const words = wordsOf(query).slice(0, 10);
  return words.length > 0 || query.trim() === '' ? words : [query.trim()];
};

/** How well goods match the words, the best first; null when they lack one of them. */
export const searchRank = (goods: Searched, words: readonly string[]): number | null => {
  const ranks = words.map((word) => rankByWord(goods, word, words));
  return ranks.includes(null) ? null : Math.max(IS, ...ranks.map(Number));
};

/** The goods that match the words, best first. Those only beside a match are left out when there are others. */
export const searchIn = <T>(goods: readonly T[], words: readonly string[], read: (one: T) => Searched): T[] => {
  const ranked = goods
    .map((one) => ({ one, rank: searchRank(read(one), words) ?? Number.MAX_SAFE_INTEGER }))
    .sort((a, b) => a.rank - b.rank);
  const most = (ranked[0]?.rank ?? BESIDE) < BESIDE ? HAS : BESIDE;
  return ranked.filter(({ rank }) => rank <= most).map(({ one }) => one);
};
