import type { Order } from '../../contract/order';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/types';
import styles from './OpenPayment.module.css';
import { TotalDiffers } from './TotalDiffers';

/** What this browser's shopper agreed to pay for the order; null when it was not ordered here, or long ago. */
const agreedTotal = ({ payment: { pending, lastPayment } }: RootState, orderCode: string) =>
  [pending, lastPayment].find((one) => one?.orderCode === orderCode)?.total ?? null;

/** Told on the order's page when it does not come to what it came to at checkout. */
export const AgreedTotal = ({ order, currency }: { order: Order; currency: string }) => {
  const agreed = useAppSelector((state) => agreedTotal(state, order.orderCode));
  if (agreed === null || order.totalAmount === null || agreed === order.totalAmount) return null;
  return (
    <div role="status" className={styles.panel}>
      <TotalDiffers agreed={agreed} ordered={order.totalAmount} currency={currency} />
    </div>
  );
};
