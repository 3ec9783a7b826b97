import type { Order } from '../../../contract/order';
import { formatPrice, type PriceAmount } from '../../../lib/money';
import { useAppSelector } from '../../../store/hooks';
import type { RootState } from '../../../store/types';
import styles from './PaymentPanel.module.css';

interface TotalDiffersProps {
  /** The total at checkout. */
  agreed: PriceAmount;
  ordered: PriceAmount;
  currency: string;
}

/** The server's total applies, but a difference is always shown. */
export const TotalDiffers = ({ agreed, ordered, currency }: TotalDiffersProps) =>
  agreed === null || ordered === null || agreed === ordered ? null : (
    <p>
      <strong>This order comes to {formatPrice(ordered, currency)}.</strong> At checkout it was{' '}
      {formatPrice(agreed, currency)}. Please contact us about the difference before you pay.
    </p>
  );

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
