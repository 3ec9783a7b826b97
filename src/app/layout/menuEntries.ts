import type { Category } from '../../contract/category';
import { categoryPath } from '../../domain/categories';

export interface MenuEntry {
  name: string;
  to: string;
  imageUrl: string | null;
  /** What the menu shows below it. */
  entries: MenuEntry[];
}

const entryOf = (category: Category): MenuEntry => ({
  name: category.name,
  to: categoryPath(category),
  imageUrl: category.imageUrl,
  entries: category.children.map(entryOf),
});

/**
 * The flagged part of the tree. What is below a flagged category is shown below it, flagged or not; what is flagged below a
 * category that is not takes that category's place.
 */
export const menuEntries = (tree: readonly Category[]): MenuEntry[] =>
  tree.flatMap((category) => (category.showOnMenu ? [entryOf(category)] : menuEntries(category.children)));
