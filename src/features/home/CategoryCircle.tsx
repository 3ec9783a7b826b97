import { Link } from 'react-router';
import { paths } from '../../config/paths';
import type { Category } from '../../contract/category';
import { Picture } from '../../ui/Picture';
import styles from './CategoryCircle.module.css';

export const CategoryCircle = ({ category }: { category: Category }) => (
  <Link to={paths.category(category.slug, category.parentSlug)} className={styles.link}>
    <Picture src={category.imageUrl} alt="" className={styles.picture} />
    <span className={styles.name}>{category.name}</span>
  </Link>
);
