import type { Category } from '../../../contract/category';
import { categoryPath } from '../../../domain/categories';

export interface NavEntry {
  name: string;
  to: string;
  imageUrl: string | null;
  /** The entries of its submenu. */
  entries: NavEntry[];
}

const entryOf = (category: Category): NavEntry => ({
  name: category.name,
  to: categoryPath(category),
  imageUrl: category.imageUrl,
  entries: category.children.map(entryOf),
});

/**
 * The flagged part of the tree. The children of a flagged category are shown below it, flagged or not; flagged children
 * of an unflagged category take its place.
 */
export const menuEntries = (tree: readonly Category[]): NavEntry[] =>
  tree.flatMap((category) => (category.showOnMenu ? [entryOf(category)] : menuEntries(category.children)));
