import type { Category } from '../../contract/category';
import { categoryPath } from '../../domain/categories';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import styles from './CategoryCircle.module.css';

export const CategoryCircle = ({ category }: { category: Category }) => (
  <Link to={categoryPath(category)} className={styles.link}>
    <Picture src={category.imageUrl} alt="" slot="thumb" className={styles.picture} />
    <span className={styles.name}>{category.name}</span>
  </Link>
);
