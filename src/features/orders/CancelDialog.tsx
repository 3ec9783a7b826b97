import type { Price as Amount } from '../../lib/money';
import { Button } from '../../ui/Button';
import { ShopDialog } from '../../ui/ShopDialog';
import styles from './OrderDetails.module.css';
import { Sum } from './Sum';

interface CancelDialogProps {
  orderCode: string;
  amount: Amount;
  currency: string;
  /** What cancelling means for the money. */
  money: string | undefined;
  onKeep: () => void;
  onCancel: () => void;
}

/** Asks before an order is cancelled; the answer that changes nothing has the focus. */
export const CancelDialog = ({ orderCode, amount, currency, money, onKeep, onCancel }: CancelDialogProps) => (
  <ShopDialog title="Cancel this order?" onClose={onKeep}>
    <div className={styles.pay}>
      <p>
        Order <bdi>{orderCode}</bdi>, <Sum amount={amount} currency={currency} />. {money}
      </p>
      <div className={styles.ways}>
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
