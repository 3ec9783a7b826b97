import { useCategoryTree } from '../../api/categoryReads';
import { categoryPath } from '../../domain/categories';
import { Link } from '../../ui/Link';
import styles from './CategoryLinks.module.css';

/** The main categories in a row: somewhere to go from a page with nothing on it. */
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
