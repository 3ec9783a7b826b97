import type { Order } from '../../../contract/order';
import { useAppSelector } from '../../../store/hooks';
import type { RootState } from '../../../store/types';
import styles from './PaymentPanel.module.css';
import { TotalDiffers } from './TotalDiffers';

/** The total agreed to in this browser; null when the order was not placed here, or long ago. */
const agreedTotal = ({ payment: { pending, lastPayment } }: RootState, orderCode: string) =>
  [pending, lastPayment].find((one) => one?.orderCode === orderCode)?.total ?? null;

/** Shown on the order's page when its total differs from the checkout total. */
export const AgreedTotal = ({ order, currency }: { order: Order; currency: string }) => {
  const agreed = useAppSelector((state) => agreedTotal(state, order.orderCode));
  if (agreed === null || order.totalAmount === null || agreed === order.totalAmount) return null;
  return (
    <div role="status" className={styles.panel}>
      <TotalDiffers agreed={agreed} ordered={order.totalAmount} currency={currency} />
    </div>
  );
};
