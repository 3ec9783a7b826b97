import { paths } from '../../config/paths';
import type { Category } from '../../contract/category';
import type { Product } from '../../contract/product';
import type { Crumb } from '../../ui/Breadcrumbs';

const wayTo = (tree: readonly Category[], slug: string): Category[] => {
  for (const category of tree) {
    if (category.slug === slug) return [category];
    const way = wayTo(category.children, slug);
    if (way.length > 0) return [category, ...way];
  }
  return [];
};

/** Home, the categories above the product as far as they are known, and the product itself. */
export const crumbsOf = (product: Product, tree: readonly Category[]): Crumb[] => {
  const { category } = product;
  const way = category ? wayTo(tree, category.slug) : [];
  const own = category && way.length === 0 ? [{ name: category.name, slug: category.slug }] : way;
  const parent = (index: number) => (index > 0 ? own[index - 1]?.slug : undefined);
  return [
    { name: 'Home', to: paths.home },
    ...own.map(({ name, slug }, index) => ({ name, to: paths.category(slug, parent(index)) })),
    { name: product.title },
  ];
};
