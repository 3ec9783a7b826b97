import { useMemo } from 'react';
import { useCategoryTree } from '../../api/categoryReads';
import type { Product } from '../../contract/product';
import { allCategories } from '../../domain/categories';
import { didYouMean } from './didYouMean';

/** Suggests a correction for words that find nothing, from the categories and these products. */
export const useDidYouMean = (words: string | undefined, products: readonly Product[] | undefined): string | null => {
  const { data: tree } = useCategoryTree();
  return useMemo(() => {
    if (words === undefined) return null;
    const names = allCategories(tree ?? []).map(({ name }) => name);
    return didYouMean(words, [...names, ...(products ?? []).map(({ title }) => title)]);
  }, [words, tree, products]);
};
