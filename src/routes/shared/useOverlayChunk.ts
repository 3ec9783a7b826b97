import { notify } from '../../api/apiEvents';
import { NOT_OPENED } from '../../features/overlays/notOpened';
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
    dispatch(notify('error', NOT_OPENED));
  });
  return { open, onClose, chunk };
};
