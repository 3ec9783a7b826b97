import { useOpenOverlay } from '../../features/overlays/useOpenOverlay';
import styles from '../../features/quickview/QuickView.module.css';

/** Opens the size guide over quick view. */
export const SizeGuideLink = () => (
  <button type="button" className={styles.guide} aria-haspopup="dialog" onClick={useOpenOverlay('sizeGuide')}>
    Size Guide
  </button>
);
