import { FOOTWEAR_SIZES, JEANS_SIZES } from '../../config/brand/sizes';
import { ShopDialog } from '../../ui/ShopDialog';
import { ContentTable } from './ContentTable';
import styles from './Content.module.css';

/** Sample measurements; the same for every product. */
export const SizeGuideDialog = ({ onClose }: { onClose: () => void }) => (
  <ShopDialog title="Size Guide" onClose={onClose}>
    <div className={styles.content}>
      <p className={styles.soft}>
        Sample body measurements in centimeters. If you’re between sizes, choose the larger one for a looser fit.
      </p>
      <ContentTable
        caption="Jeans"
        head={['Size', 'Bust', 'Waist', 'Hips']}
        rows={JEANS_SIZES.map(({ size, bust, waist, hips }) => [size, bust, waist, hips])}
      />
      <ContentTable
        caption="Footwear"
        head={['Size', 'EU', 'UK', 'Foot, cm']}
        rows={FOOTWEAR_SIZES.map(({ size, eu, uk, foot }) => [size, eu, uk, foot])}
      />
    </div>
  </ShopDialog>
);
