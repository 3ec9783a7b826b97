import { SkeletonGrid, SkeletonLine } from '../../ui/Skeleton';
import styles from './PageSkeleton.module.css';

/** Stands where a page will be; index.html draws the very same before any script has run. */
export const PageSkeleton = () => (
  <div className={styles.page}>
    <div className={styles.title}>
      <SkeletonLine width={40} />
    </div>
    <SkeletonGrid />
  </div>
);
