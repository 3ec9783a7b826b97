import { notify } from '../../api/apiEvents';
import { selectCachedProduct } from '../../api/cachedProduct';
import { useOverlay } from '../../features/overlays/useOverlay';
import { selectQuickViewId } from '../../features/quickview/quickViewSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useChunk } from '../../ui/useChunk';

const load = () => import(/* webpackChunkName: "quick-view" */ './QuickView');

/** Quick view, fetched when somebody first wants it. */
export const QuickViewHost = () => {
  const dispatch = useAppDispatch();
  const { open, onClose } = useOverlay('quickView');
  const id = useAppSelector(selectQuickViewId);
  const product = useAppSelector((state) => selectCachedProduct(state, open ? id : null));
  const chunk = useChunk(load, open, () => {
    onClose();
    dispatch(notify('error', 'This could not be opened. Please try again.'));
  });
  return open && product && chunk ? <chunk.QuickView key={product.id} product={product} onClose={onClose} /> : null;
};
