import { paths } from '../../config/paths';
import type { Category } from '../../contract/category';

/** From the top of the tree down to the category; empty when the tree does not know it. */
export const categoryTrail = (tree: readonly Category[], slug: string): readonly Category[] => {
  for (const category of tree) {
    if (category.slug === slug) return [category];
    const below = categoryTrail(category.children, slug);
    if (below.length > 0) return [category, ...below];
  }
  return [];
};

export const categoryPath = ({ slug, parentSlug }: Pick<Category, 'slug' | 'parentSlug'>): string =>
  paths.category(slug, parentSlug);
