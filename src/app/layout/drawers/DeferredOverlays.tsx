import { notOpened } from '../../../api/apiEvents';
import { READY_DELAY_MS } from '../../../config/constants';
import { selectNotices } from '../../../features/notices/noticesSlice';
import { allOverlaysClosed, selectAnyOpen } from '../../../features/overlays/overlaysSlice';
import { savesData } from '../../../lib/savesData';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useIsReplay } from '../../../ui/replayed';
import { useChunk } from '../../../ui/useChunk';
import { useElapsed } from '../../../ui/useElapsed';
import { LazyPart } from './LazyPart';

const loadOverlays = () => import(/* webpackChunkName: "overlays" */ './OverlayHost');
const loadNotices = () => import(/* webpackChunkName: "notices" */ '../../../features/notices/NoticeHost');
const loadStatus = () => import(/* webpackChunkName: "status" */ '../../status/StatusHost');

/**
 * Drawers are mounted once the page is idle, or when the first one opens; toasts load with the first notice. A file
 * that failed to load in the background is requested again when it is needed.
 */
export const DeferredOverlays = () => {
  const dispatch = useAppDispatch();
  const isLater = useElapsed(READY_DELAY_MS);
  const isOpen = useAppSelector(selectAnyOpen);
  const notice = useAppSelector(selectNotices).at(-1)?.id;
  const isReplay = useIsReplay();
  // Fetched only to open one when the user asked to save data.
  const overlays = useChunk(loadOverlays, isOpen ? 'opened' : isLater && !savesData(navigator), () => {
    if (!isOpen) return;
    dispatch(allOverlaysClosed());
    dispatch(notOpened());
  });
  // When prefetching is off, toasts are fetched early: they also report that the network is down.
  const notices = useChunk(loadNotices, notice ?? (isLater && savesData(navigator)));
  const status = useChunk(loadStatus, isLater && !isReplay);
  return (
    <>
      {overlays && (
        <LazyPart>
          <overlays.OverlayHost />
        </LazyPart>
      )}
      {status && (
        <LazyPart>
          <status.StatusHost />
        </LazyPart>
      )}
      {notices && (
        <LazyPart>
          <notices.NoticeHost />
        </LazyPart>
      )}
    </>
  );
};
