import { ButtonLink } from '../../ui/ButtonLink';
import { paths } from '../../config/paths';
import styles from './CreditSteps.module.css';

export const CREDIT_STEPS_ID = 'buying-on-credit';

const STEPS = [
  {
    title: 'Choose what you need',
    words:
      'Fill your bag as always. At checkout pick “Pay In Installments”, the months, and what you want to pay first.',
  },
  {
    title: 'See the whole cost',
    words: 'Before you agree we show what you borrow, what the credit costs, every payment and all of them together.',
  },
  {
    title: 'Pay month by month',
    words: 'We look at your request and tell you our answer. From then on you pay the same schedule that you accepted.',
  },
];

/** Buying on credit in plain words. It names no figures: those belong to an order, and stand there. */
export const CreditSteps = () => (
  <section aria-labelledby={CREDIT_STEPS_ID} className={styles.band}>
    <div className={styles.intro}>
      <h2 id={CREDIT_STEPS_ID} className={styles.title}>
        How buying on credit works
      </h2>
      <p>You can always pay at once instead. Nothing is borrowed until you have seen the cost and said yes.</p>
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
