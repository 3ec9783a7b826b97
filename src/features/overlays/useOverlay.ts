import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { overlayClosed, type Overlay, selectIsOpen } from './overlaysSlice';

/** Connects a drawer or dialog to the store. */
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
