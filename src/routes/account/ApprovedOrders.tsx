import { useGetOrderQuery } from '../../api/ordersApi';
import { APPROVED } from '../../contract/customer';
import type { OrderRow } from '../../contract/order';
import { isDownPaymentDue } from '../../domain/instalments';
import { isUnderWay } from '../../domain/orderStatus';
import { useFeature } from '../../features/business/useFeature';
import { isLoanKnown } from '../../features/orders/orderLabels';
import { selectAccount } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { cx } from '../../ui/cx';
import styles from './account.module.css';
import { ApprovedSignIn } from './ApprovedSignIn';

/** Maximum number of extra requests for a list whose rows contain no loan. */
const MOST_READ = 5;

const ApprovedOrder = ({ row, isRead }: { row: OrderRow; isRead: boolean }) => {
  const { currentData } = useGetOrderQuery(row.orderCode, { skip: !isRead });
  if (!isDownPaymentDue(currentData ?? row)) return null;
  return (
    <div role="status" className={cx(styles.card, styles.approved)}>
      <h2>
        Order <bdi>{row.orderCode}</bdi>
      </h2>
      <ApprovedSignIn orderCode={row.orderCode} />
    </div>
  );
};

/**
 * Lists above the orders those whose down payment needs a new sign-in, unless the back end offers the fresh account. If
 * a row contains no loan, the order itself is requested.
 */
export const ApprovedOrders = ({ rows }: { rows: readonly OrderRow[] }) => {
  const eligible = useAppSelector(selectAccount)?.eligible;
  const isFresh = useFeature('account');
  if (isFresh || eligible === APPROVED) return null;
  const open = rows.filter(({ status }) => isUnderWay(status));
  const toRead = open.filter((row) => !isLoanKnown(row)).slice(0, MOST_READ);
  return open.map((row) => <ApprovedOrder key={row.orderCode} row={row} isRead={toRead.includes(row)} />);
};
