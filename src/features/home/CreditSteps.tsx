import { ButtonLink } from '../../ui/ButtonLink';
import { paths } from '../../config/paths';
import styles from './CreditSteps.module.css';

export const CREDIT_STEPS_ID = 'buying-on-credit';

const STEPS = [
  {
    title: 'Choose what you need',
    words:
      'Add items to your cart as usual. At checkout, choose “Pay In Installments”, the number of months and any down payment.',
  },
  {
    title: 'See the full cost',
    words: 'Before you agree, we show you the amount you borrow, the interest, every payment and the total.',
  },
  {
    title: 'Pay month by month',
    words: 'We review your request and let you know. Then you pay by the schedule you accepted.',
  },
];

/** Explains buying on credit. It contains no figures: they depend on the order and are shown there. */
export const CreditSteps = () => (
  <section aria-labelledby={CREDIT_STEPS_ID} className={styles.band}>
    <div className={styles.intro}>
      <h2 id={CREDIT_STEPS_ID} className={styles.title}>
        How buying on credit works
      </h2>
      <p>Pay month by month, or in full. You borrow nothing until you have seen the cost and accepted it.</p>
      <ButtonLink to={paths.terms} variant="quiet">
        Read the terms
      </ButtonLink>
    </div>
    <ol className={styles.steps}>
      {STEPS.map(({ title, words }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.name}>{title}</h3>
          <p className={styles.words}>{words}</p>
        </li>
      ))}
    </ol>
  </section>
);
