import type { Credit } from '../../contract/credit';
import { creditPlans } from '../../domain/creditTerms';
import { rateText } from '../../lib/loanTexts';
import { type Minor, unbrokenPrice } from '../../lib/money';
import layout from '../../ui/layout.module.css';
import { ShopDrawer } from '../../ui/ShopDrawer';
import styles from './CreditPlanner.module.css';
import { PlannedPayment } from './PlannedPayment';

interface CreditPlansDrawerProps {
  total: Minor;
  credit: Credit;
  currency: string;
  /** The product, where a page shows several. */
  title: string | undefined;
  onClose: () => void;
}

const TITLE = 'Monthly payments';

const downPaymentText = (amount: number, currency: string): string =>
  amount === 0 ? 'no down payment' : `the lowest down payment, ${unbrokenPrice(amount, currency)}`;

/** The payments and the total of each duration, with the lowest down payment. */
export const CreditPlansDrawer = ({ total, credit, currency, title, onClose }: CreditPlansDrawerProps) => {
  const plans = creditPlans(total, credit);
  const downPayment = plans[0]?.terms.downPayment ?? 0;
  return (
    <ShopDrawer open title={TITLE} onClose={onClose}>
      {/* The text holds no control, and the keyboard must be able to scroll it. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <div role="group" aria-label={TITLE} tabIndex={0} className={layout.stack}>
        {title && <p>{title}</p>}
        <p>
          {unbrokenPrice(total, currency)} with {downPaymentText(downPayment, currency)}, at{' '}
          {rateText(String(credit.rate))} interest:
        </p>
        <ul className={styles.offers}>
          {plans.map(({ terms, schedule }) => (
            <li key={terms.duration} className={styles.plan}>
              <PlannedPayment terms={terms} schedule={schedule} isLoading={false} currency={currency} />
            </li>
          ))}
        </ul>
        <p>You see the exact schedule at checkout, after signing in, before you accept anything.</p>
        <p className={layout.muted}>{credit.representative}</p>
      </div>
    </ShopDrawer>
  );
};
