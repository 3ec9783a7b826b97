import { paths } from '../../config/paths';
import { useAppSelector } from '../../store/hooks';
import { Link } from '../../ui/Link';
import { currentUserPendingPayment } from './pendingPayment';
import styles from './UnfinishedPayment.module.css';

/** For whoever closed the browser while paying: the checkout finds out what became of it. */
export const UnfinishedPayment = () =>
  useAppSelector((state) => currentUserPendingPayment(state, Date.now()) !== null) ? (
    <p className={styles.notice}>
      Your last order isn’t finished yet. <Link to={paths.checkout}>Finish checking your payment</Link>
    </p>
  ) : null;
