import { notOpened } from '../../api/apiEvents';
import type { Overlay } from '../../features/overlays/overlaysSlice';
import { useOverlay } from '../../features/overlays/useOverlay';
import { useAppDispatch } from '../../store/hooks';
import { useChunk } from '../../ui/useChunk';

/** A drawer or dialog whose chunk loads when it is first opened; when loading fails it closes with an error message. */
export const useOverlayChunk = <T>(overlay: Overlay, load: () => Promise<T>) => {
  const dispatch = useAppDispatch();
  const { open, onClose } = useOverlay(overlay);
  const chunk = useChunk(load, open, () => {
    onClose();
    dispatch(notOpened());
  });
  return { open, onClose, chunk };
};
