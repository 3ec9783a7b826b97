import type { OrderRow } from '../../contract/order';
import { type OrderStage, stageTexts } from '../../domain/orderStage';
import { type GoodsInCart, isBackInCart } from '../../domain/openOrder';
import { isPending, isVoid } from '../../domain/orderStatus';
import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { cx } from '../../ui/cx';
import layout from '../../ui/layout.module.css';
import { CancelButton } from './CancelButton';
import styles from './OrdersTable.module.css';

interface OrderRowActionsProps {
  row: OrderRow;
  stage: OrderStage;
  currency: string;
  cartLines: readonly GoodsInCart[];
}

export const OrderRowActions = ({ row, stage, currency, cartLines }: OrderRowActionsProps) => {
  const { orderCode, status, totalAmount, products } = row;
  const { action, money } = stageTexts(stage);
  const page = paths.order(orderCode);
  return (
    <div className={cx(layout.row, styles.actions)}>
      <ButtonLink to={page} variant="quiet" aria-label={`View order ${orderCode}`}>
        View
      </ButtonLink>
      {action === 'payDown' && (
        <ButtonLink to={page} variant="text" aria-label={`Pay for order ${orderCode}`}>
          Pay
        </ButtonLink>
      )}
      {action === 'tryAgain' && (!isVoid(status) || isBackInCart(products, cartLines)) && (
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
