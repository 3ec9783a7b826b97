import { DELIVERY_WAYS } from '../../config/brand/promises';
import { ShopDialog } from '../../ui/ShopDialog';
import { cx } from '../../ui/cx';
import layout from '../../ui/layout.module.css';
import { ContentTable } from './ContentTable';
import styles from './Content.module.css';
import { deliveryTable } from './deliveryTable';

export const DeliveryDialog = ({ currency, onClose }: { currency: string; onClose: () => void }) => {
  const { rows, note } = deliveryTable(DELIVERY_WAYS, currency);
  return (
    <ShopDialog title="Delivery" onClose={onClose}>
      <div className={styles.content}>
        <ContentTable caption="Delivery options and fees" head={['Option', 'When', 'Fee']} rows={rows} />
        <p className={cx(layout.muted, styles.soft)}>{note}</p>
      </div>
    </ShopDialog>
  );
};
