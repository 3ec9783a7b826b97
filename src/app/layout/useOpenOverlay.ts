import type { MouseEvent } from 'react';
import { overlayOpened, type Overlay } from '../../features/overlays/overlaysSlice';
import { useAppDispatch } from '../../store/hooks';

/** Opens a drawer from a button. Safari does not focus a pressed button, and the focus must come back to it. */
export const useOpenOverlay = (overlay: Overlay): ((event: MouseEvent<HTMLElement>) => void) => {
  const dispatch = useAppDispatch();
  return ({ currentTarget }) => {
    currentTarget.focus();
    dispatch(overlayOpened(overlay));
  };
};
