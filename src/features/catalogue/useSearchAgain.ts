import { useMemo } from 'react';
import { useSearchProductsQuery } from '../../api/catalogueApi';
import type { Product } from '../../contract/product';
import { isSameWord } from '../../lib/fold';
import { savesData } from '../../lib/savesData';
import { useDidYouMean } from './didYouMean';

interface FoundAgain {
  /** Products tagged with these words: not every back end searches tags. */
  tagged: readonly Product[];
  /** The suggested correction of the search words. */
  meant: string | null;
  /** Products found by the correction. */
  corrected: readonly Product[];
}

const NONE: readonly Product[] = [];

/** Fallback results for a search that found nothing; pass undefined when it found something. */
export const useSearchAgain = (words: string | undefined): FoundAgain => {
  // Skipped when the browser saves data: the full product list is a large download.
  const skip = words === undefined || savesData(navigator);
  const { data } = useSearchProductsQuery(undefined, { skip });
  const all = skip ? undefined : data;
  const meant = useDidYouMean(all && words, all);
  const tagged = useMemo(() => {
    if (words === undefined || !all) return NONE;
    return all.filter(({ tags }) => tags.some((tag) => isSameWord(tag, words)));
  }, [words, all]);
  const isCorrected = meant !== null && tagged.length === 0;
  const { currentData: corrected = NONE } = useSearchProductsQuery(meant ?? '', { skip: !isCorrected });
  return { tagged, meant, corrected: isCorrected ? corrected : NONE };
};
