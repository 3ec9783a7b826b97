import { paths } from '../../config/paths';
import type { Category } from '../../contract/category';
import { allCategories, categoryPath } from '../../domain/categories';
import { isSameWord } from '../../lib/fold';

const WORD = 'accessories';

/** The category of accessories, or a search for them in a shop that has none. */
export const accessoriesPath = (tree: readonly Category[]): string => {
  const found = allCategories(tree).find(({ name, slug }) => slug === WORD || isSameWord(name, WORD));
  return found ? categoryPath(found) : paths.search(WORD);
};
