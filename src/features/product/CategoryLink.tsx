import type { CategoryRef } from '../../contract/category';
import { categoryPath } from '../../domain/categories';
import { Link } from '../../ui/Link';

/** A product's category; only its name when the reply has no slug to link to. */
export const CategoryLink = ({ category, className }: { category: CategoryRef; className: string | undefined }) =>
  category.slug === '' ? (
    <span className={className}>{category.name}</span>
  ) : (
    <Link to={categoryPath(category)} className={className}>
      {category.name}
    </Link>
  );
