import { paths } from '../../config/paths';
import type { Category } from '../../contract/category';

export interface MenuEntry {
  name: string;
  to: string;
  /** What the menu shows below it. */
  entries: MenuEntry[];
}

export const categoryPath = ({ slug, parentSlug }: Pick<Category, 'slug' | 'parentSlug'>): string =>
  paths.category(slug, parentSlug);

/** The flagged part of the tree. What is flagged below a category that is not takes that category's place. */
export const menuEntries = (tree: readonly Category[]): MenuEntry[] =>
  tree.flatMap((category) => {
    const entries = menuEntries(category.children);
    return category.showOnMenu ? [{ name: category.name, to: categoryPath(category), entries }] : entries;
  });
