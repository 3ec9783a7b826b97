import { paths } from '../config/paths';
import type { Category } from '../contract/category';
import { categoryPath, categoryTrail } from './categories';
import type { Crumb } from './crumbData';

/** 'best-sellers' → 'Best Sellers'. */
export const slugToTitle = (slug: string): string =>
  slug
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** What stands above a list. */
export interface ListDescription {
  title: string;
  /** The canonical path of the list, independent of facets and sorting. */
  path: string;
  crumbs: Crumb[];
}

const crumbsTo = (title: string, trail: readonly Category[] = []): Crumb[] => [
  { name: 'Home', to: paths.home },
  ...trail.map((category) => ({ name: category.name, to: categoryPath(category) })),
  { name: title },
];

export const categoryHead = (slug: string, tree: readonly Category[]): ListDescription => {
  const trail = categoryTrail(tree, slug);
  const known = trail.at(-1);
  const title = known?.name ?? slugToTitle(slug);
  return { title, path: categoryPath(known ?? { slug }), crumbs: crumbsTo(title, trail.slice(0, -1)) };
};

/** `name` is the collection's own title, if known. */
export const collectionHead = (slug: string, name: string | undefined): ListDescription => {
  const title = name ?? slugToTitle(slug);
  return { title, path: paths.collection(slug), crumbs: crumbsTo(title) };
};

export const searchHead = (q: string | undefined): ListDescription => {
  const title = q === undefined ? 'Recent Products' : 'Items Search Results';
  return { title, path: paths.search(q), crumbs: crumbsTo(title) };
};
