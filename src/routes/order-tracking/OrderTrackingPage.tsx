import { TrackingForm } from '../../features/content/TrackingForm';
import { MuiRoot } from '../../theme/MuiRoot';
import { PageHeading } from '../../ui/PageHeading';
import { usePageTitle } from '../../ui/usePageTitle';
import styles from './OrderTrackingPage.module.css';

export const OrderTrackingPage = () => {
  usePageTitle('Order tracking');
  return (
    <MuiRoot>
      <div className={styles.page}>
        <PageHeading>Order tracking</PageHeading>
        <p className={styles.words}>Have your order ID and the email of your bill at hand.</p>
        <TrackingForm />
      </div>
    </MuiRoot>
  );
};
