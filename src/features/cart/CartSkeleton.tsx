import { SkeletonLine } from '../../ui/Skeleton';
import styles from './Line.module.css';

/** The placeholder for cart lines that are still loading. */
export const CartSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <div role="status" aria-label="Loading your bag">
    {Array.from({ length: lines }, (_, index) => (
      <div key={index} className={styles.coming}>
        <span className={styles.picture} />
        <span>
          <SkeletonLine width={80} />
          <SkeletonLine width={40} />
          <SkeletonLine width={25} />
        </span>
      </div>
    ))}
  </div>
);
