import { catalogueApi } from '../../api/catalogueApi';
import { useCategoryTree } from '../../api/categoryReads';
import type { Product } from '../../contract/product';
import { useDidYouMean } from './didYouMean';
import type { SuggestionSourceProps } from './suggestions';
import { useAskedTerm, useLatestFound } from './useTypedSearch';
import { bestFirst, matchingCategories } from './searchMatches';

const { useLazyQuerySubscription, useQueryState } = catalogueApi.endpoints.searchProducts;

const NONE: readonly Product[] = [];

/** Suggests from the whole search, the categories and the products that are already loaded. */
export const WholeSearch = ({ term, children }: SuggestionSourceProps) => {
  const { data: tree = [] } = useCategoryTree();
  const [ask] = useLazyQuerySubscription();
  const asked = useAskedTerm(term, ask);
  const { found, isSettled } = useLatestFound(term, asked, useQueryState(asked));
  const hasNoResults = isSettled && found?.length === 0;
  // Uses only products that are already in the cache: a typo does not justify requesting the full list.
  const { data: known } = useQueryState(undefined);
  return children({
    terms: [],
    categories: matchingCategories(tree, term),
    products: bestFirst(found ?? NONE, term),
    meant: useDidYouMean(hasNoResults ? term : undefined, known),
    hasNoResults,
  });
};
