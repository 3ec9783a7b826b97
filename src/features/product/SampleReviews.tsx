import { SAMPLE_REVIEWS } from './reviewSamples';
import styles from './Reviews.module.css';

export const SampleReviews = () => (
  <section aria-labelledby="sample-reviews">
    <h2 id="sample-reviews" className={styles.title}>
      What a review looks like
    </h2>
    <p className={styles.soft}>These are samples, written by the shop.</p>
    <ul className={styles.list}>
      {SAMPLE_REVIEWS.map(({ name, text }) => (
        <li key={name} className={styles.review}>
          <p className={styles.by}>
            <span>{name}</span>
            <span className={styles.mark}>Sample</span>
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
