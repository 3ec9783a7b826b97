import { formatPrice, type PriceAmount } from '../../../lib/money';
import { Button } from '../../../ui/Button';
import { ShopDialog } from '../../../ui/ShopDialog';
import layout from '../../../ui/layout.module.css';
import styles from './PaymentPanel.module.css';

interface CancelDialogProps {
  orderCode: string;
  amount: PriceAmount;
  currency: string;
  /** What cancelling means for the money. */
  money: string | undefined;
  onKeep: () => void;
  onCancel: () => void;
}

/** Asks before an order is cancelled; the answer that changes nothing has the focus. */
export const CancelDialog = ({ orderCode, amount, currency, money, onKeep, onCancel }: CancelDialogProps) => (
  <ShopDialog title="Cancel this order?" onClose={onKeep}>
    <div className={layout.stack}>
      <p>
        Order <bdi>{orderCode}</bdi>
        {amount !== null && `, ${formatPrice(amount, currency)}`}. {money}
      </p>
      <div className={styles.actions}>
        {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- The safe answer of the question. */}
        <Button autoFocus onClick={onKeep}>
          Keep the order
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Yes, cancel it
        </Button>
      </div>
    </div>
  </ShopDialog>
);
