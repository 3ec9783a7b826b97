import { Link } from './Link';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  id: string;
  title: string;
  /** Link to the full list. */
  viewAll?: string | undefined;
  /** What the full list contains, for screen readers. */
  all?: string;
}

export const SectionHead = ({ id, title, viewAll, all = title }: SectionHeadProps) => (
  <div className={styles.head}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    {viewAll !== undefined && (
      <Link to={viewAll} className={styles.all} aria-label={`View All ${all}`}>
        View All
      </Link>
    )}
  </div>
);
