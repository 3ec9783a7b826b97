import { skipToken } from '@reduxjs/toolkit/query';
import { selectCachedProduct, selectProductOfPage } from '../../api/cachedProduct';
import { useGetProductQuery } from '../../api/catalogueApi';
import type { Product } from '../../contract/product';
import { useFeature } from '../../features/business/useFeature';
import { selectQuickViewId } from '../../features/quickview/quickViewSlice';
import { useAppSelector } from '../../store/hooks';
import { useOverlayChunk } from './useOverlayChunk';

const load = () => import(/* webpackChunkName: "quick-view" */ './QuickView');

const addressOf = ({ slug, code, id }: Product) => ({ slug, code, id });

/** Quick view, loaded when it is first opened. */
export const QuickViewHost = () => {
  const { open, onClose, chunk } = useOverlayChunk('quickView', load);
  const id = useAppSelector(selectQuickViewId);
  const listed = useAppSelector((state) =>
    open && id !== null ? (selectCachedProduct(state, id) ?? selectProductOfPage(state, id)) : undefined,
  );
  // A list that arrives by page has only what a card shows.
  const isExcerpt = useFeature('lists') && listed !== undefined;
  const { currentData, isError } = useGetProductQuery(isExcerpt ? addressOf(listed) : skipToken);
  const product = !isExcerpt || isError ? listed : currentData;
  return open && product && chunk ? <chunk.QuickView key={product.id} product={product} onClose={onClose} /> : null;
};
