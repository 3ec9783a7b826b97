import { ShopDialog } from '../../ui/ShopDialog';
import { ContentTable } from './ContentTable';
import styles from './Content.module.css';
import { DELIVERY_WAYS } from './deliveryWays';

/** Sample terms; what an order really costs is said at the checkout. */
export const DeliveryDialog = ({ onClose }: { onClose: () => void }) => (
  <ShopDialog title="Delivery" onClose={onClose}>
    <div className={styles.content}>
      <ContentTable
        caption="Ways and fees"
        head={['Way', 'When', 'Fee']}
        rows={DELIVERY_WAYS.map(({ way, when, fee }) => [way, when, fee])}
      />
      <p className={styles.soft}>
        These are sample terms. Pickup at one of our stores is free; the checkout shows what you pay.
      </p>
    </div>
  </ShopDialog>
);
