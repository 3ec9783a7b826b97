import { paths } from '../../../config/paths';
import { Link } from '../../../ui/Link';
import styles from './UnfinishedPayment.module.css';
import { usePendingPayment } from './usePendingPayment';

/** Shown when the browser was closed during payment, for one order or any; the checkout determines the outcome. */
export const UnfinishedPayment = ({ orderCode }: { orderCode?: string }) => {
  const pending = usePendingPayment();
  if (pending === null || (orderCode !== undefined && pending.orderCode !== orderCode)) return null;
  return (
    <p className={styles.notice}>
      {orderCode === undefined ? 'Your last order' : 'This order'} isn’t finished yet.{' '}
      <Link to={paths.checkout}>Finish your payment</Link>
    </p>
  );
};
