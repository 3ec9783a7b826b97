import type { MouseEvent } from 'react';
import { overlayOpened } from '../../features/overlays/overlaysSlice';
import styles from '../../features/quickview/QuickView.module.css';
import { useAppDispatch } from '../../store/hooks';

/** Opens the size guide over quick view. Safari does not focus a pressed button, and the focus must return to it. */
export const SizeGuideLink = () => {
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className={styles.guide}
      aria-haspopup="dialog"
      onClick={({ currentTarget }: MouseEvent<HTMLElement>) => {
        currentTarget.focus();
        dispatch(overlayOpened('sizeGuide'));
      }}
    >
      Size Guide
    </button>
  );
};
