import { DELIVERY_WAYS } from '../../config/brand/promises';
import { ShopDialog } from '../../ui/ShopDialog';
import { cx } from '../../ui/cx';
import layout from '../../ui/layout.module.css';
import { ContentTable } from './ContentTable';
import styles from './Content.module.css';

/** Sample terms; the checkout shows the actual delivery cost of an order. */
export const DeliveryDialog = ({ onClose }: { onClose: () => void }) => (
  <ShopDialog title="Delivery" onClose={onClose}>
    <div className={styles.content}>
      <ContentTable
        caption="Delivery options and fees"
        head={['Option', 'When', 'Fee']}
        rows={DELIVERY_WAYS.map(({ option, when, fee }) => [option, when, fee])}
      />
      <p className={cx(layout.muted, styles.soft)}>
        These are sample fees. Pickup at any of our stores is free, and checkout shows what you pay.
      </p>
    </div>
  </ShopDialog>
);
