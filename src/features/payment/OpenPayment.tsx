import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { type DuplicateActions, DuplicateOrders } from './DuplicateOrders';
import styles from './OpenPayment.module.css';
import { PaymentPanel } from './PaymentPanel';
import { TotalDiffers } from './TotalDiffers';
import { selectFinding, selectPaymentPhase, selectPending } from './paymentSlice';

interface OpenPaymentProps extends DuplicateActions {
  currency: string;
  onRetry: () => void;
  onContinue: () => void;
  onCancel: (orderCode: string) => void;
  /** Cancelling did not work: the shopper may leave the order as it is. */
  canLeave: boolean;
  onLeave: () => void;
}

/** A payment that this browser began and did not see the end of, and what can be done about it. */
export const OpenPayment = (props: OpenPaymentProps) => {
  const { currency, onRetry, onContinue, onCancel, canLeave, onLeave } = props;
  const phase = useAppSelector(selectPaymentPhase);
  const pending = useAppSelector(selectPending);
  const finding = useAppSelector(selectFinding);

  if (phase === 'elsewhere') {
    return (
      <PaymentPanel title="This order is being paid in another tab">
        <p>Finish it there. This page goes on by itself when the other one is done.</p>
      </PaymentPanel>
    );
  }
  if (phase === 'finding' || (phase === 'checking' && pending !== null)) {
    return (
      <PaymentPanel title="We are checking your last order">
        <p>
          <Spinner label="Checking your last order" className={styles.spinner} /> Nothing is sent again before we know
          what became of it.
        </p>
      </PaymentPanel>
    );
  }
  if (pending === null || finding === null || finding.kind === 'none') return null;
  if (finding.kind === 'unreadable') {
    return (
      <PaymentPanel title="Finish checking your payment">
        <p>
          We could not find out what became of your last order. Check again before you pay, so that you pay only once.
        </p>
        <div className={styles.actions}>
          <Button onClick={onRetry}>Check again</Button>
          <Link to={paths.orders}>Look at your orders</Link>
        </div>
      </PaymentPanel>
    );
  }
  const { orderCode } = finding;
  if (finding.kind === 'twice') return <DuplicateOrders {...props} {...finding} />;
  return (
    <PaymentPanel title="Finish checking your payment">
      <p>
        Order <Link to={paths.order(orderCode)}>{orderCode}</Link> has been placed and waits for its payment. Finish
        that one or cancel it before you order anew.
      </p>
      <TotalDiffers agreed={pending.total} ordered={finding.total} currency={currency} />
      <div className={styles.actions}>
        {pending.checkoutUrl !== null && <Button onClick={onContinue}>Continue to payment</Button>}
        <Button
          variant="quiet"
          onClick={() => {
            onCancel(orderCode);
          }}
        >
          Cancel this order
        </Button>
        {canLeave && (
          <Button variant="text" onClick={onLeave}>
            Leave it and order anew
          </Button>
        )}
      </div>
    </PaymentPanel>
  );
};
