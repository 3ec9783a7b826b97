import { useId } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './Reviews.module.css';

interface RatingFieldProps {
  value: number;
  problem: string | undefined;
  onChange: (stars: number) => void;
}

const STARS = [1, 2, 3, 4, 5];

export const RatingField = ({ value, problem, onChange }: RatingFieldProps) => {
  const problemId = useId();
  return (
    <fieldset>
      <legend className={styles.label}>Your rating</legend>
      <div className={styles.rating}>
        {STARS.map((star) => (
          <label key={star} className={styles.star} data-lit={star <= value || undefined}>
            <input
              type="radio"
              name="rating"
              value={star}
              checked={star === value}
              aria-describedby={problemId}
              className={styles.starInput}
              onChange={() => {
                onChange(star);
              }}
            />
            <span aria-hidden="true">★</span>
            <VisuallyHidden>{star === 1 ? '1 star' : `${star} stars`}</VisuallyHidden>
          </label>
        ))}
      </div>
      <p id={problemId} className={styles.problem}>
        {problem}
      </p>
    </fieldset>
  );
};
