import { useEffect } from 'react';
import { loanApi } from '../../api/loanApi';
import type { Minor } from '../../lib/money';
import styles from './CreditPlanner.module.css';
import { PlannedPayment } from './PlannedPayment';

interface PlanProps {
  total: Minor;
  downPayment: Minor;
  duration: number;
  currency: string;
  /** Runs the requests of a planner one after the other. */
  runInOrder: (work: () => unknown) => void;
}

const { useLazyQuerySubscription, useQueryState } = loanApi.endpoints.getSchedule;

/** One duration of the planner; its schedule is cached and requested once. */
export const Plan = ({ total, downPayment, duration, currency, runInOrder }: PlanProps) => {
  const [read] = useLazyQuerySubscription();
  const terms = { total, downPayment, duration };
  const { currentData, isError } = useQueryState(terms);
  useEffect(() => {
    let isWanted = true;
    runInOrder(() => isWanted && read({ total, downPayment, duration }, true));
    return () => {
      // The terms have changed, so the request is skipped.
      isWanted = false;
    };
  }, [runInOrder, read, total, downPayment, duration]);
  return (
    <li className={styles.plan}>
      <PlannedPayment terms={terms} schedule={currentData} isLoading={!isError} currency={currency} />
    </li>
  );
};
