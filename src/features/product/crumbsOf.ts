import { paths } from '../../config/paths';
import type { Category } from '../../contract/category';
import type { Product } from '../../contract/product';
import { categoryPath, categoryTrail } from '../../domain/categories';
import type { Crumb } from '../../ui/Breadcrumbs';

/** Home, the categories above the product as far as they are known, and the product itself. */
export const crumbsOf = (product: Product, tree: readonly Category[]): Crumb[] => {
  const { category } = product;
  const trail = category ? categoryTrail(tree, category.slug) : [];
  const known = category && trail.length === 0 ? [category] : trail;
  return [
    { name: 'Home', to: paths.home },
    ...known.map((one) => ({ name: one.name, to: categoryPath(one) })),
    { name: product.title },
  ];
};
