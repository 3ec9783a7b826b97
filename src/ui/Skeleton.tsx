import { cx } from './cx';
import styles from './Skeleton.module.css';

/** A placeholder for a line of text; `width` is a percentage. */
export const SkeletonLine = ({ width = 100 }: { width?: 25 | 40 | 60 | 80 | 100 }) => (
  <span className={cx(styles.line, styles[`w${width}`])} />
);

const CARDS = 8;

/** A placeholder for a product card. */
const SkeletonCard = () => (
  <span className={styles.card}>
    <span className={styles.picture} />
    <span className={cx(styles.line, styles.w40)} />
    <span className={cx(styles.line, styles.w80)} />
    <span className={cx(styles.line, styles.w60)} />
  </span>
);

/** A placeholder for a page of cards. Screen readers hear 'Loading' once. */
export const SkeletonGrid = () => (
  <div className={styles.grid} role="status" aria-label="Loading">
    {Array.from({ length: CARDS }, (_, index) => (
      <SkeletonCard key={index} />
    ))}
  </div>
);
