import { selectCachedProduct, selectProductOfPage } from '../../api/cachedProduct';
import { selectQuickViewId } from '../../features/quickview/quickViewSlice';
import { useAppSelector } from '../../store/hooks';
import { useOverlayChunk } from './useOverlayChunk';

const load = () => import(/* webpackChunkName: "quick-view" */ './QuickView');

/** Quick view, loaded when it is first opened. */
export const QuickViewHost = () => {
  const { open, onClose, chunk } = useOverlayChunk('quickView', load);
  const id = useAppSelector(selectQuickViewId);
  const product = useAppSelector((state) =>
    open && id !== null ? (selectCachedProduct(state, id) ?? selectProductOfPage(state, id)) : undefined,
  );
  return open && product && chunk ? <chunk.QuickView key={product.id} product={product} onClose={onClose} /> : null;
};
