import { useMemo } from 'react';
import { useSearchProductsQuery } from '../../api/catalogueApi';
import type { Product } from '../../contract/product';
import { fold } from '../../lib/fold';
import { savesData } from '../../lib/savesData';
import { useMeant } from './useMeant';

interface FoundAgain {
  /** Products that carry these words as a tag: not every back end looks for tags. */
  tagged: readonly Product[];
  /** What may have been meant. */
  meant: string | null;
}

const NONE: readonly Product[] = [];

/** For words that were searched for and with which the server finds nothing; undefined where it found something. */
export const useSearchAgain = (words: string | undefined): FoundAgain => {
  // The list of everything is a lot for a shopper who pays for it.
  const skip = words === undefined || savesData(navigator);
  const { data } = useSearchProductsQuery(undefined, { skip });
  const all = skip ? undefined : data;
  const meant = useMeant(all && words, all);
  const tagged = useMemo(() => {
    if (words === undefined || !all) return NONE;
    return all.filter(({ tags }) => tags.some((tag) => fold(tag) === fold(words)));
  }, [words, all]);
  return { tagged, meant };
};
