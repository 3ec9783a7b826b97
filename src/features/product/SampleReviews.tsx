import { SAMPLE_REVIEWS } from './reviewSamples';
import styles from './Reviews.module.css';
import { Stars } from './Stars';

export const SampleReviews = () => (
  <section aria-labelledby="sample-reviews">
    <h2 id="sample-reviews" className={styles.title}>
      What a review looks like
    </h2>
    <p className={styles.soft}>These are samples, written by the shop.</p>
    <ul className={styles.list}>
      {SAMPLE_REVIEWS.map(({ name, stars, text }) => (
        <li key={name} className={styles.review}>
          <p className={styles.by}>
            <Stars value={stars} />
            <span>{name}</span>
            <span className={styles.mark}>Sample</span>
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
