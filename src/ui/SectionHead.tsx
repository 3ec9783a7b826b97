import { Link } from './Link';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  id: string;
  title: string;
  /** Link to the full list. */
  viewAll?: string | undefined;
}

export const SectionHead = ({ id, title, viewAll }: SectionHeadProps) => (
  <div className={styles.head}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    {viewAll !== undefined && (
      <Link to={viewAll} className={styles.all} aria-label={`View All ${title}`}>
        View All
      </Link>
    )}
  </div>
);
