import { cx } from './cx';
import styles from './Skeleton.module.css';

/** A line of text that is still on its way; `width` in hundredths of its place. */
export const SkeletonLine = ({ width = 100, className }: { width?: 25 | 40 | 60 | 80 | 100; className?: string }) => (
  <span className={cx(styles.line, styles[`w${width}`], className)} />
);

/** The shape of a product card. */
const SkeletonCard = () => (
  <span className={styles.card}>
    <span className={styles.picture} />
    <span className={cx(styles.line, styles.w40)} />
    <span className={cx(styles.line, styles.w80)} />
    <span className={cx(styles.line, styles.w60)} />
  </span>
);

/** The shape of a page of cards; says 'Loading' once. */
export const SkeletonGrid = ({ cards = 8, label = 'Loading' }: { cards?: number; label?: string }) => (
  <div className={styles.grid} role="status" aria-label={label}>
    {Array.from({ length: cards }, (_, index) => (
      <SkeletonCard key={index} />
    ))}
  </div>
);
