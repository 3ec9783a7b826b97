import type { Review } from '../../contract/reviews';
import { formatDate } from '../../lib/dates';
import layout from '../../ui/layout.module.css';
import shared from '../product/Reviews.module.css';
import { Stars } from '../product/Stars';
import styles from './ProductReviews.module.css';

export const ReviewEntry = ({ review: { stars, title, text, name, date, verified, variant } }: { review: Review }) => (
  <li className={shared.review}>
    <p className={shared.by}>
      <Stars value={stars} />
      {verified && <span className={shared.mark}>Verified purchase</span>}
    </p>
    {title !== '' && <h3 className={styles.heading}>{title}</h3>}
    <p className={styles.text}>{text}</p>
    <p className={layout.muted}>
      {[name || 'A customer', date && formatDate(date), variant].filter(Boolean).join(' · ')}
    </p>
  </li>
);
