import { SIZE_TABLES } from '../../config/brand/sizes';
import { useAppSelector } from '../../store/hooks';
import { ShopDialog } from '../../ui/ShopDialog';
import { cx } from '../../ui/cx';
import layout from '../../ui/layout.module.css';
import { selectSizeGuide } from '../overlays/overlaysSlice';
import { ContentTable } from './ContentTable';
import styles from './Content.module.css';

/** Sample measurements; the table for the product's category is first. */
export const SizeGuideDialog = ({ onClose }: { onClose: () => void }) => {
  const guide = useAppSelector(selectSizeGuide);
  const own = guide === 'all' ? [] : [SIZE_TABLES[guide]];
  const tables = new Set([...own, ...Object.values(SIZE_TABLES)]);
  return (
    <ShopDialog title="Size Guide" onClose={onClose}>
      <div className={styles.content}>
        <p className={cx(layout.muted, styles.soft)}>
          Sample body measurements in centimeters. If you’re between sizes, choose the larger one for a looser fit.
        </p>
        {[...tables].map((table) => (
          <ContentTable key={table.caption} {...table} />
        ))}
      </div>
    </ShopDialog>
  );
};
