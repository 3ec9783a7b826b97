import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { overlayClosed, type Overlay, selectIsOpen } from './overlaysSlice';

/** What a drawer or dialog needs to follow the store. */
export const useOverlay = (overlay: Overlay): { open: boolean; onClose: () => void } => {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => selectIsOpen(state, overlay));
  return {
    open,
    onClose: () => {
      dispatch(overlayClosed(overlay));
    },
  };
};
