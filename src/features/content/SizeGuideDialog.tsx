import { OWN_SIZE_TABLES, SAMPLE_SIZE_TABLES, type SizeTable } from '../../config/brand/sizes';
import type { SizeGuide } from '../../domain/clothing';
import { useAppSelector } from '../../store/hooks';
import { ShopDialog } from '../../ui/ShopDialog';
import { cx } from '../../ui/cx';
import layout from '../../ui/layout.module.css';
import { selectSizeGuide } from '../overlays/overlaysSlice';
import { ContentTable } from './ContentTable';
import styles from './Content.module.css';

type Tables = Partial<Record<SizeGuide, SizeTable>>;
const OWN: Tables = OWN_SIZE_TABLES;
const SAMPLES: Tables = SAMPLE_SIZE_TABLES;

/** The retailer's table for the product's category, if there is one, then the samples. */
export const SizeGuideDialog = ({ onClose }: { onClose: () => void }) => {
  const guide = useAppSelector(selectSizeGuide);
  const own = OWN[guide];
  const samples = new Set([SAMPLES[guide] ?? [], Object.values(SAMPLES)].flat());
  const text = cx(layout.muted, styles.soft);
  return (
    <ShopDialog title="Size Guide" onClose={onClose}>
      <div className={styles.content}>
        <p className={text}>
          {own ? 'Body measurements in centimeters.' : 'Sample body measurements in centimeters.'} If you’re between
          sizes, choose the larger one for a looser fit.
        </p>
        {own && <ContentTable {...own} />}
        {own && <p className={text}>The tables below are samples.</p>}
        {[...samples].map((table) => (
          <ContentTable key={table.caption} {...table} />
        ))}
      </div>
    </ShopDialog>
  );
};
