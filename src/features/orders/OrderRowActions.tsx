import type { OrderRow } from '../../contract/order';
import { type OrderStage, stageTexts } from '../../domain/orderStage';
import { isPending, isVoid } from '../../domain/orderStatus';
import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { CancelButton } from './CancelButton';
import styles from './OrdersTable.module.css';

interface OrderRowActionsProps {
  row: OrderRow;
  stage: OrderStage;
  currency: string;
}

export const OrderRowActions = ({ row, stage, currency }: OrderRowActionsProps) => {
  const { orderCode, status, totalAmount } = row;
  const { action, money } = stageTexts(stage);
  const page = paths.order(orderCode);
  return (
    <div className={styles.actions}>
      <ButtonLink to={page} variant="quiet" aria-label={`View order ${orderCode}`}>
        View
      </ButtonLink>
      {action === 'payDown' && (
        <ButtonLink to={page} variant="text" aria-label={`Pay for order ${orderCode}`}>
          Pay
        </ButtonLink>
      )}
      {action === 'tryAgain' && (
        // The goods of an order that came to nothing are back in the cart.
        <ButtonLink to={isVoid(status) ? paths.cart : page} variant="text" aria-label={`Try again: order ${orderCode}`}>
          Try again
        </ButtonLink>
      )}
      {isPending(status) && (
        <CancelButton orderCode={orderCode} amount={totalAmount} currency={currency} money={money} inRow />
      )}
    </div>
  );
};
