import { SkeletonGrid, SkeletonLine } from '../../ui/Skeleton';
import styles from './PageSkeleton.module.css';

/** The placeholder of the home page: a line and the first slide. */
export const HomeShape = () => (
  <div role="status" aria-label="Loading" className={styles.home}>
    <div className={styles.masthead}>
      <SkeletonLine width={40} />
    </div>
    <div className={styles.hero} />
  </div>
);

/** The placeholder of every other page; one of text has no pictures. */
export const PageShape = ({ isText = false }: { isText?: boolean }) => (
  <div className={styles.page} data-text={isText ? '' : undefined}>
    <div className={styles.title}>
      <SkeletonLine width={40} />
    </div>
    <SkeletonGrid />
  </div>
);
