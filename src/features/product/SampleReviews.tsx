import styles from './Reviews.module.css';
import layout from '../../ui/layout.module.css';

/** Matches the count on the tab; every review is labelled as a sample where it is shown. */
const SAMPLE_REVIEWS = [
  { name: 'Abena', text: 'Just like the pictures. It was ready for pickup the next morning.' },
  { name: 'Kofi', text: 'Good quality for the price. I paid in three parts and knew the total beforehand.' },
  {
    name: 'Naa',
    text: 'I asked about it in the store first and they were patient with me. Would buy again.',
  },
] as const;

export const SampleReviews = () => (
  <section aria-labelledby="sample-reviews">
    <h2 id="sample-reviews" className={styles.title}>
      What a review looks like
    </h2>
    <p className={layout.muted}>These are samples, written by the shop.</p>
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
