import type { Category } from '../../contract/category';
import { categoryPath } from '../../domain/categories';

export interface MenuEntry {
  name: string;
  to: string;
  /** What the menu shows below it. */
  entries: MenuEntry[];
}

/** The flagged part of the tree. What is flagged below a category that is not takes that category's place. */
export const menuEntries = (tree: readonly Category[]): MenuEntry[] =>
  tree.flatMap((category) => {
    const entries = menuEntries(category.children);
    return category.showOnMenu ? [{ name: category.name, to: categoryPath(category), entries }] : entries;
  });
