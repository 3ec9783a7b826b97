import { paths } from '../config/paths';
import type { Category } from '../contract/category';

interface Branch<C> {
  slug: string;
  children: readonly C[];
}

/** The path from the top of the tree down to the category; empty when the tree does not contain it. */
export const categoryTrail = <C extends Branch<C>>(tree: readonly C[], slug: string): readonly C[] => {
  for (const category of tree) {
    if (category.slug === slug) return [category];
    const below = categoryTrail(category.children, slug);
    if (below.length > 0) return [category, ...below];
  }
  return [];
};

/** Every category of the tree, parents before children. */
export const allCategories = (tree: readonly Category[]): readonly Category[] =>
  tree.flatMap((category) => [category, ...allCategories(category.children)]);

type Addressed = Pick<Category, 'slug'> & Partial<Pick<Category, 'parentSlug'>>;

/** The category's path. A product names its category without the parent. */
export const categoryPath = ({ slug, parentSlug }: Addressed): string => paths.category(slug, parentSlug);
