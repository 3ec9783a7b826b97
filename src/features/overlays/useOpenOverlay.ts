import type { MouseEvent } from 'react';
import { overlayOpened, type Overlay } from './overlaysSlice';
import { useAppDispatch } from '../../store/hooks';

/** Opens a drawer from a button and focuses the button first: Safari does not, and focus must return to it. */
export const useOpenOverlay = (overlay: Overlay): ((event: MouseEvent<HTMLElement>) => void) => {
  const dispatch = useAppDispatch();
  return ({ currentTarget }) => {
    currentTarget.focus();
    dispatch(overlayOpened(overlay));
  };
};
