import { useCategoryTree } from '../../api/categoryReads';
import { listApi } from '../../api/listApi';
import { categoryTrail } from '../../domain/categories';
import { isSameWord } from '../../lib/fold';
import type { SuggestionSourceProps } from './suggestions';
import { useAskedTerm, useLatestFound } from './useTypedSearch';

const { useLazyQuerySubscription, useQueryState } = listApi.endpoints.getSuggestions;

const NOTHING = { terms: [], categories: [], products: [] };

/** Suggests what the back end suggests. */
export const SuggestionCall = ({ term, children }: SuggestionSourceProps) => {
  const { data: tree = [] } = useCategoryTree();
  const [ask] = useLazyQuerySubscription();
  const asked = useAskedTerm(term, ask);
  const answer = useQueryState(asked);
  const { found, isSettled } = useLatestFound(term, asked, answer);
  const { terms, categories, products } = (answer.isError ? null : found) ?? NOTHING;
  const others = terms.filter((other) => !isSameWord(other, term));
  const isFound = products.length > 0;
  const hasNoResults = isSettled && found !== null && !isFound;
  return children({
    terms: isFound ? others : [],
    categories: categories.map((category) => categoryTrail(tree, category.slug).at(-1) ?? category),
    products,
    // The terms that come without a product are corrections.
    meant: (hasNoResults && others[0]) || null,
    hasNoResults,
  });
};
