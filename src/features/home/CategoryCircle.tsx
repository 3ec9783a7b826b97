import { Link } from 'react-router';
import type { Category } from '../../contract/category';
import { categoryPath } from '../../domain/categories';
import { Picture } from '../../ui/Picture';
import styles from './CategoryCircle.module.css';

export const CategoryCircle = ({ category }: { category: Category }) => (
  <Link to={categoryPath(category)} className={styles.link}>
    <Picture src={category.imageUrl} alt="" className={styles.picture} />
    <span className={styles.name}>{category.name}</span>
  </Link>
);
