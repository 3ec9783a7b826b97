import { FOOTWEAR_SIZES, JEANS_SIZES } from '../../config/brand/sizes';
import { useAppSelector } from '../../store/hooks';
import { ShopDialog } from '../../ui/ShopDialog';
import { cx } from '../../ui/cx';
import layout from '../../ui/layout.module.css';
import { selectSizeTable } from '../overlays/overlaysSlice';
import { ContentTable } from './ContentTable';
import styles from './Content.module.css';

const jeans = (
  <ContentTable
    key="jeans"
    caption="Jeans"
    head={['Size', 'Bust', 'Waist', 'Hips']}
    rows={JEANS_SIZES.map(({ size, bust, waist, hips }) => [size, bust, waist, hips])}
  />
);
const footwear = (
  <ContentTable
    key="footwear"
    caption="Footwear"
    head={['Size', 'EU', 'UK', 'Foot, cm']}
    rows={FOOTWEAR_SIZES.map(({ size, eu, uk, foot }) => [size, eu, uk, foot])}
  />
);

/** Sample measurements; the table for the product's category is first. */
export const SizeGuideDialog = ({ onClose }: { onClose: () => void }) => {
  const isFootwear = useAppSelector(selectSizeTable) === 'footwear';
  return (
    <ShopDialog title="Size Guide" onClose={onClose}>
      <div className={styles.content}>
        <p className={cx(layout.muted, styles.soft)}>
          Sample body measurements in centimeters. If you’re between sizes, choose the larger one for a looser fit.
        </p>
        {isFootwear ? [footwear, jeans] : [jeans, footwear]}
      </div>
    </ShopDialog>
  );
};
