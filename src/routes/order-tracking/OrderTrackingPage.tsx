import { paths } from '../../config/paths';
import { TrackingForm } from '../../features/content/TrackingForm';
import { MuiRoot } from '../../theme/MuiRoot';
import { Link } from '../../ui/Link';
import { PageHeading } from '../../ui/PageHeading';
import { usePageTitle } from '../../ui/usePageMeta';
import styles from './OrderTrackingPage.module.css';

export const OrderTrackingPage = () => {
  usePageTitle('Order tracking');
  return (
    <MuiRoot>
      <div className={styles.page}>
        <PageHeading>Order tracking</PageHeading>
        <p className={styles.words}>
          We can’t look up orders here yet. See the status of each one under <Link to={paths.orders}>My orders</Link>,
          or enter an order ID to open it in your account.
        </p>
        <TrackingForm />
      </div>
    </MuiRoot>
  );
};
