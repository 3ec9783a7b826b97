import { useMemo } from 'react';
import { useCategoryTree } from '../../api/categoryReads';
import type { Product } from '../../contract/product';
import { allCategories } from '../../domain/categories';
import { wordsOf } from '../../lib/wordsOf';

/** In shorter words a typo often makes another valid word. */
const SHORTEST = 4;

/** True for one extra, missing or wrong letter, or two swapped letters. */
const isTypo = (typed: string, word: string): boolean => {
  if (Math.max(typed.length, word.length) < SHORTEST || Math.abs(typed.length - word.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const [typedRest, wordRest] = [typed.slice(at), word.slice(at)];
  const [wrong, right] = [typedRest.slice(1), wordRest.slice(1)];
  const swapped = typedRest[0] === wordRest[1] && typedRest[1] === wordRest[0];
  return (
    wrong === right ||
    wrong === wordRest ||
    typedRest === right ||
    (swapped && typedRest.slice(2) === wordRest.slice(2))
  );
};

/** The typed words in the spelling of the text; null when the text lacks one of them. */
const within = (typed: readonly string[], text: string): string[] | null => {
  const words = wordsOf(text);
  const found = typed.map((one) =>
    words.some((word) => word.startsWith(one)) ? one : words.find((word) => isTypo(one, word)),
  );
  return found.every((word) => word !== undefined) ? found : null;
};

/** Suggests a correction: the words of the first text that contains all of them with at most one typo each. */
export const didYouMean = (term: string, texts: readonly string[]): string | null => {
  const typed = wordsOf(term);
  if (typed.length === 0) return null;
  for (const text of texts) {
    const meant = within(typed, text)?.join(' ');
    if (meant !== undefined && meant !== typed.join(' ')) return meant;
  }
  return null;
};

/** Suggests a correction for words that find nothing, from the categories and these products. */
export const useDidYouMean = (words: string | undefined, products: readonly Product[] | undefined): string | null => {
  const { data: tree } = useCategoryTree();
  return useMemo(() => {
    if (words === undefined) return null;
    const names = allCategories(tree ?? []).map(({ name }) => name);
    return didYouMean(words, [...names, ...(products ?? []).map(({ title }) => title)]);
  }, [words, tree, products]);
};
