import { useGetOrderQuery } from '../../api/ordersApi';
import type { OrderRow } from '../../contract/order';
import { isDownPaymentDue } from '../../domain/instalments';
import { isUnderWay } from '../../domain/orderStatus';
import { selectEligibility } from '../../features/eligibility/eligibilitySlice';
import { useAppSelector } from '../../store/hooks';
import { cx } from '../../ui/cx';
import styles from './account.module.css';
import { ApprovedSignIn } from './ApprovedSignIn';

/**
 * Says above the list that the latest order waits for its down payment. A row carries no loan: the order is read, once,
 * and only for an account that still waits for its answer.
 */
export const ApprovedOrder = ({ rows }: { rows: readonly OrderRow[] }) => {
  const phase = useAppSelector(selectEligibility);
  const code = rows.find(({ status }) => isUnderWay(status))?.orderCode;
  const isAwaited = phase === 'requested' || phase === 'processing';
  const { currentData: order } = useGetOrderQuery(code ?? '', { skip: !isAwaited || code === undefined });
  if (!order || !isDownPaymentDue(order)) return null;
  return (
    <div role="status" className={cx(styles.card, styles.approved)}>
      <h2>
        Order <bdi>{order.orderCode}</bdi>
      </h2>
      <ApprovedSignIn orderCode={order.orderCode} />
    </div>
  );
};
