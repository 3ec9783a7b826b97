import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './Stars.module.css';

const FIVE = [1, 2, 3, 4, 5];

/** A rating out of five, as stars and as text for screen readers. */
export const Stars = ({ value }: { value: number }) => (
  <span className={styles.stars}>
    <VisuallyHidden>{value} out of 5 stars</VisuallyHidden>
    {FIVE.map((star) => (
      <span key={star} aria-hidden="true" className={star <= Math.round(value) ? styles.full : styles.empty}>
        {star <= Math.round(value) ? '★' : '☆'}
      </span>
    ))}
  </span>
);
