import { paths } from '../config/paths';
import type { Category } from '../contract/category';
import { categoryPath, categoryTrail } from './categories';
import type { Crumb } from './crumbData';
import { slugToTitle } from './slugToTitle';

/** What stands above a list. */
export interface ListHead {
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

export const categoryHead = (slug: string, tree: readonly Category[]): ListHead => {
  const trail = categoryTrail(tree, slug);
  const known = trail.at(-1);
  const title = known?.name ?? slugToTitle(slug);
  return { title, path: categoryPath(known ?? { slug }), crumbs: crumbsTo(title, trail.slice(0, -1)) };
};

/** `name` is the collection's own title, if known. */
export const collectionHead = (slug: string, name: string | undefined): ListHead => {
  const title = name ?? slugToTitle(slug);
  return { title, path: paths.collection(slug), crumbs: crumbsTo(title) };
};

export const searchHead = (q: string | undefined): ListHead => {
  const title = q === undefined ? 'Recent Products' : 'Items Search Results';
  return { title, path: paths.search(q), crumbs: crumbsTo(title) };
};
