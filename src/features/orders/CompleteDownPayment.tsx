import type { Order } from '../../contract/order';
import { Button } from '../../ui/Button';
import styles from './OrderDetails.module.css';
import { payDown } from './payDown';
import { PaymentError } from './PaymentError';
import { Sum } from './Sum';
import { usePaymentPress } from './usePaymentPress';

/** Opens the payment page for the down payment of an approved instalment order. */
export const CompleteDownPayment = ({ order, currency }: { order: Order; currency: string }) => {
  const { busy, error, pay, dismissError } = usePaymentPress<'down'>();
  return (
    <div className={styles.pay}>
      <p>
        Due now:{' '}
        <strong>
          <Sum amount={order.loan?.downPaymentAmount ?? null} currency={currency} />
        </strong>
      </p>
      {error !== null && <PaymentError text={error.text} onDismiss={dismissError} />}
      <Button
        aria-disabled={busy !== null}
        onClick={() => {
          void pay('down', (isWanted) => payDown(order, isWanted));
        }}
      >
        {busy !== null ? 'Opening the payment page…' : error?.isUnknown ? 'Check again' : 'Complete Down Payment'}
      </Button>
    </div>
  );
};
