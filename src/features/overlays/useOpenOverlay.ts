import type { MouseEvent } from 'react';
import type { SizeGuide } from '../../domain/clothing';
import { useAppDispatch } from '../../store/hooks';
import { type Overlay, overlayOpened, sizeGuideOpened } from './overlaysSlice';

/**
 * Opens a drawer or dialog from a button and focuses the button first: Safari does not, and focus must return to it. The
 * size guide opens at the product's table.
 */
export const useOpenOverlay = (
  overlay: Overlay,
  sizeGuide: SizeGuide | null = null,
): ((event: MouseEvent<HTMLElement>) => void) => {
  const dispatch = useAppDispatch();
  return ({ currentTarget }) => {
    currentTarget.focus();
    dispatch(sizeGuide ? sizeGuideOpened(sizeGuide) : overlayOpened(overlay));
  };
};
