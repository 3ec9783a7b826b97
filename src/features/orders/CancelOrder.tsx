import type { Order } from '../../contract/order';
import { Button } from '../../ui/Button';
import { PageAlert } from '../../ui/PageAlert';
import styles from './OrderDetails.module.css';
import { useCancelOrder } from './useCancelOrder';

/** The cancel button: the last and least prominent action of an order. */
export const CancelOrder = ({ order: { orderCode } }: { order: Order }) => {
  const { cancel, isCancelling, failure } = useCancelOrder();
  return (
    <div className={styles.cancel}>
      {failure && <PageAlert kind="error">{failure.text}</PageAlert>}
      <Button
        variant="text"
        aria-disabled={isCancelling}
        onClick={({ currentTarget }) => {
          void cancel(orderCode, currentTarget);
        }}
      >
        {isCancelling ? 'Cancelling…' : failure?.isUnknown ? 'Check again' : 'Cancel order'}
      </Button>
    </div>
  );
};
