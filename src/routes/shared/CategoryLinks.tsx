import { useCategoryTree } from '../../api/categoryReads';
import { categoryPath } from '../../domain/categories';
import { Link } from '../../ui/Link';
import styles from './CategoryLinks.module.css';

/** Links to the main categories, for pages without content. */
export const CategoryLinks = () => {
  const { data: tree = [] } = useCategoryTree();
  if (tree.length === 0) return null;
  return (
    <ul className={styles.categories} aria-label="Categories">
      {tree.map((category) => (
        <li key={category.slug}>
          <Link to={categoryPath(category)} className={styles.category}>
            {category.name}
          </Link>
        </li>
      ))}
    </ul>
  );
};
