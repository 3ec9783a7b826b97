import { useState } from 'react';
import { useLocation } from 'react-router';
import { notOpened } from '../../api/apiEvents';
import { paths } from '../../config/paths';
import type { Minor } from '../../lib/money';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { cx } from '../../ui/cx';
import { Link } from '../../ui/Link';
import { useChunk } from '../../ui/useChunk';
import { useFeature } from '../business/useFeature';
import { selectIsSignedIn } from '../session/sessionSlice';
import styles from './CreditPlanner.module.css';

const loadPlans = () => import(/* webpackChunkName: "instalment-plans" */ './InstalmentPlans');

interface CreditPlannerProps {
  /** The total to be paid: of this variant and quantity, or of the bag. */
  total: Minor | null;
  currency: string;
  /** The down payment typed at checkout. */
  downPayment?: string;
}

/** Compares the instalment costs of all durations. Sends no request before it is opened. */
export const CreditPlanner = ({ total, currency, downPayment }: CreditPlannerProps) => {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const hasMonthlyPrice = useFeature('credit_terms');
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const plans = useChunk(loadPlans, isOpen, () => {
    setIsOpen(false);
    dispatch(notOpened());
  });
  if (total === null || total <= 0) return null;
  if (!isSignedIn) {
    return hasMonthlyPrice ? null : (
      <p className={cx(styles.planner, styles.visitor)}>
        <Link to={paths.auth} state={{ from: pathname + search }}>
          Sign in
        </Link>{' '}
        to see your monthly payments.
      </p>
    );
  }
  return (
    <details
      open={isOpen}
      className={styles.planner}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary className={styles.handle}>
        {downPayment === undefined ? 'Plan your installments' : 'Compare all durations'}
      </summary>
      {isOpen && plans && <plans.InstalmentPlans total={total} currency={currency} downPayment={downPayment} />}
    </details>
  );
};
