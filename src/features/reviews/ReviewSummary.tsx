import type { Reviews } from '../../contract/reviews';
import layout from '../../ui/layout.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Stars } from '../product/Stars';
import styles from './ReviewSummary.module.css';

/** The average, and how many reviews have how many stars. */
export const ReviewSummary = ({ reviews: { average, count, histogram } }: { reviews: Reviews }) => (
  <div className={styles.summary}>
    {average !== null && (
      <p className={layout.row}>
        <Stars value={average} />
        <span aria-hidden="true">{average.toFixed(1)}</span>
        {count !== null && <span className={layout.muted}>{count === 1 ? '1 review' : `${count} reviews`}</span>}
      </p>
    )}
    <ul aria-label="Reviews by stars" className={styles.rows}>
      {histogram.map((row) => (
        <li key={row.stars} className={styles.row}>
          <span>{row.stars === 1 ? '1 star' : `${row.stars} stars`}</span>
          <span aria-hidden="true" className={styles.bar}>
            <span className={styles.part} style={{ width: `${(100 * row.count) / Math.max(1, count ?? 0)}%` }} />
          </span>
          <span className={styles.count}>
            {row.count} <VisuallyHidden>{row.count === 1 ? 'review' : 'reviews'}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  </div>
);
