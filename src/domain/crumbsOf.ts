import { paths } from '../config/paths';
import type { Category } from '../contract/category';
import type { Product } from '../contract/product';
import { categoryPath, categoryTrail } from './categories';
import type { Crumb } from './crumbData';

/** Breadcrumbs: home, the known parent categories and the product. */
export const crumbsOf = (product: Product, tree: readonly Category[]): Crumb[] => {
  const { category } = product;
  const trail = category ? categoryTrail(tree, category.slug) : [];
  const known = category?.slug && trail.length === 0 ? [category] : trail;
  return [
    { name: 'Home', to: paths.home },
    ...known.map((one) => ({ name: one.name, to: categoryPath(one) })),
    { name: product.title },
  ];
};
