import type { Order } from '../../contract/order';
import { Button } from '../../ui/Button';
import { CancelUnknown } from './CancelUnknown';
import styles from './OrderDetails.module.css';
import { useCancelOrder } from './useCancelOrder';

/** The cancel button: the last and least prominent action of an order. */
export const CancelOrder = ({ order: { orderCode } }: { order: Order }) => {
  const { cancel, isCancelling, isUnknown } = useCancelOrder();
  return (
    <div className={styles.cancel}>
      {isUnknown && <CancelUnknown />}
      <Button
        variant="text"
        aria-disabled={isCancelling}
        onClick={({ currentTarget }) => {
          void cancel(orderCode, currentTarget);
        }}
      >
        {isCancelling ? 'Cancelling…' : isUnknown ? 'Check again' : 'Cancel order'}
      </Button>
    </div>
  );
};
