import { notify } from '../../api/apiEvents';
import { useOverlay } from '../../features/overlays/useOverlay';
import { selectQuickViewProduct } from '../../features/quickview/quickViewSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useChunk } from '../../ui/useChunk';

const load = () => import(/* webpackChunkName: "quick-view" */ './QuickView');

/** Quick view, fetched when somebody first wants it. */
export const QuickViewHost = () => {
  const dispatch = useAppDispatch();
  const product = useAppSelector(selectQuickViewProduct);
  const { open, onClose } = useOverlay('quickView');
  const chunk = useChunk(load, open, () => {
    onClose();
    dispatch(notify('error', 'This could not be opened. Please try again.'));
  });
  return open && product && chunk ? <chunk.QuickView key={product.id} product={product} onClose={onClose} /> : null;
};
