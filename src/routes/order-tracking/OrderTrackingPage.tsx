import { paths } from '../../config/paths';
import { useFeature } from '../../features/business/useFeature';
import { TrackingForm } from '../../features/content/TrackingForm';
import { MuiRoot } from '../../theme/MuiRoot';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Link } from '../../ui/Link';
import { PageHeading } from '../../ui/PageHeading';
import { Spinner } from '../../ui/Spinner';
import { useNeededChunk } from '../../ui/useNeededChunk';
import { usePageTitle } from '../../ui/usePageMeta';
import styles from './OrderTrackingPage.module.css';

const loadTracking = () => import(/* webpackChunkName: "tracking" */ '../../features/tracking/TrackOrder');

const TrackOrder = () => {
  const { part, retry } = useNeededChunk(loadTracking, true);
  return (
    <>
      <p className={styles.words}>See where an order is, without signing in.</p>
      {part && <part.TrackOrder />}
      {retry && <ErrorNotice text="The form didn’t load." onRetry={retry} />}
      {!part && !retry && <Spinner />}
    </>
  );
};

export const OrderTrackingPage = () => {
  usePageTitle('Order tracking');
  const isOffered = useFeature('tracking');
  return (
    <MuiRoot>
      <div className={styles.page}>
        <PageHeading>Order tracking</PageHeading>
        {isOffered ? (
          <TrackOrder />
        ) : (
          <>
            <p className={styles.words}>
              We can’t look up orders here yet. See the status of each one under{' '}
              <Link to={paths.orders}>My orders</Link>, or enter an order ID to open it in your account.
            </p>
            <TrackingForm />
          </>
        )}
      </div>
    </MuiRoot>
  );
};
