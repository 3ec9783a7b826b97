import { SkeletonLine } from '../../ui/Skeleton';
import styles from './Line.module.css';

const LINES = 3;

/** The placeholder for cart lines that are still loading. */
export const CartSkeleton = () => (
  <div role="status" aria-label="Loading your cart">
    {Array.from({ length: LINES }, (_, index) => (
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
