import { paths } from '../../config/paths';
import type { OrderRow } from '../../contract/order';
import { nextDueOf } from '../../domain/repayments';
import { useBusiness } from '../../features/business/useBusiness';
import { useFeature } from '../../features/business/useFeature';
import { NextDue } from '../../features/orders/NextDue';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Link } from '../../ui/Link';
import { SkeletonLine } from '../../ui/Skeleton';
import styles from './account.module.css';

interface TotalOrdersProps {
  /** Undefined until they are read. */
  orders: readonly OrderRow[] | undefined;
  /** Why they could not be read. */
  problem: string | null;
  onRetry: () => void;
}

/** The number of the customer's orders, cancelled ones too, and the next payment of all. */
export const TotalOrders = ({ orders, problem, onRetry }: TotalOrdersProps) => {
  const isExact = useFeature('repayments');
  const { currency } = useBusiness();
  const nextDue = isExact && orders ? nextDueOf(orders) : null;
  return (
    <article className={styles.card}>
      <h2>Total Orders</h2>
      {orders && <p className={styles.count}>{orders.length}</p>}
      {!orders && problem === null && (
        <div role="status" aria-label="Counting your orders">
          <SkeletonLine width={25} />
        </div>
      )}
      {problem !== null && (
        <div className={styles.aboveLink}>
          <ErrorNotice text={problem} onRetry={onRetry} />
        </div>
      )}
      {nextDue && (
        <p>
          Next payment: <NextDue nextDue={nextDue} currency={currency} />
        </p>
      )}
      <p>
        You’ll find everything you’ve ordered under <Link to={paths.orders}>Orders</Link>.
      </p>
    </article>
  );
};
