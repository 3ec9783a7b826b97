import { cx } from '../../ui/cx';
import { SkeletonLine } from '../../ui/Skeleton';
import type { Columns } from '../../views/ProductGrid';
import grid from '../../views/ProductGrid.module.css';
import styles from './ProductGridSkeleton.module.css';

/** The placeholder for cards that are still loading, with their final height. */
export const ProductGridSkeleton = ({ cards = 8, columns = 4 }: { cards?: number; columns?: Columns }) => (
  <div role="status" aria-label="Loading products" className={cx(grid.grid, grid[`columns${columns}`])}>
    {Array.from({ length: cards }, (_, index) => (
      <span key={index} className={styles.card}>
        <span className={styles.picture} />
        <span className={styles.words}>
          <SkeletonLine width={40} />
          <SkeletonLine width={80} />
          <SkeletonLine width={60} />
        </span>
        <span className={styles.action} />
      </span>
    ))}
  </div>
);
