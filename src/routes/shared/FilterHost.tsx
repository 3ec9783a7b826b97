import { notify } from '../../api/apiEvents';
import { useOverlay } from '../../features/overlays/useOverlay';
import { useAppDispatch } from '../../store/hooks';
import { useChunk } from '../../ui/useChunk';
import { usePrefetch } from '../../ui/usePrefetch';
import type { FilterDrawerProps } from './FilterDrawer';

const load = () => import(/* webpackChunkName: "filter" */ './FilterDrawer');

/** The filter of a list: its file comes when the page is quiet, or when the filter is first opened. */
export const FilterHost = (props: FilterDrawerProps) => {
  const dispatch = useAppDispatch();
  const { open, onClose } = useOverlay('filter');
  usePrefetch(load);
  const chunk = useChunk(load, open, () => {
    onClose();
    dispatch(notify('error', 'This could not be opened. Please try again.'));
  });
  return chunk && <chunk.FilterDrawer {...props} />;
};
