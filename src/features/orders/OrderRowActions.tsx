import type { OrderRow } from '../../contract/order';
import { isPending } from '../../domain/orderStatus';
import { paths } from '../../config/paths';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageAlert } from '../../ui/PageAlert';
import styles from './OrdersTable.module.css';
import { useCancelOrder } from './useCancelOrder';

export const OrderRowActions = ({ row }: { row: OrderRow }) => {
  const { cancel, isCancelling, failure } = useCancelOrder();
  const isUnknown = failure?.isUnknown === true;
  return (
    <div className={styles.actions}>
      <ButtonLink to={paths.order(row.orderCode)} variant="quiet" aria-label={`View order ${row.orderCode}`}>
        View
      </ButtonLink>
      {failure && <PageAlert kind="error">{failure.text}</PageAlert>}
      {isPending(row.status) && (
        <Button
          variant="text"
          aria-label={isUnknown ? `Check again: order ${row.orderCode}` : `Cancel order ${row.orderCode}`}
          aria-disabled={isCancelling}
          onClick={({ currentTarget }) => {
            void cancel(row.orderCode, currentTarget.closest('tr') ?? currentTarget);
          }}
        >
          {isCancelling ? 'Cancelling…' : isUnknown ? 'Check again' : 'Cancel'}
        </Button>
      )}
    </div>
  );
};
