import { useEffect } from 'react';
import { notify } from '../../api/apiEvents';
import { READY_DELAY_MS } from '../../config/constants';
import { useOverlay } from '../../features/overlays/useOverlay';
import { savesData } from '../../lib/savesData';
import { useAppDispatch } from '../../store/hooks';
import { useChunk } from '../../ui/useChunk';
import { useLater } from '../../ui/useLater';
import type { FilterDrawerProps } from './FilterDrawer';

const load = () => import(/* webpackChunkName: "filter" */ './FilterDrawer');

/** The filter of a list: its file comes when the page is quiet, or when the filter is first opened. */
export const FilterHost = (props: FilterDrawerProps) => {
  const dispatch = useAppDispatch();
  const { open, onClose } = useOverlay('filter');
  const isQuiet = useLater(READY_DELAY_MS);
  const chunk = useChunk(load, open, () => {
    onClose();
    dispatch(notify('error', 'This could not be opened. Please try again.'));
  });
  useEffect(() => {
    // A file that does not come now is asked for again when it is wanted.
    if (isQuiet && !savesData(navigator)) load().catch(() => undefined);
  }, [isQuiet]);
  return chunk && <chunk.FilterDrawer {...props} />;
};
