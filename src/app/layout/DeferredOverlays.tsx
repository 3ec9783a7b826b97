import { notify } from '../../api/apiEvents';
import { READY_DELAY_MS } from '../../config/constants';
import { selectNotices } from '../../features/notices/noticesSlice';
import { NOT_OPENED } from '../../features/overlays/notOpened';
import { allOverlaysClosed, selectAnyOpen } from '../../features/overlays/overlaysSlice';
import { twice } from '../../lib/twice';
import { runInTasks } from '../../lib/yieldToMain';
import { savesData } from '../../lib/savesData';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useIsReplay } from '../../store/replay';
import { useChunk } from '../../ui/useChunk';
import { useLater } from '../../ui/useLater';
import { MUI_PIECES } from '../muiPieces';
import { LazyPart } from './LazyPart';

const loadOverlays = () =>
  twice(async () => {
    await runInTasks(MUI_PIECES);
    return import(/* webpackChunkName: "overlays" */ './OverlayHost');
  });
const loadNotices = () => twice(() => import(/* webpackChunkName: "notices" */ '../../features/notices/NoticeHost'));
const loadStatus = () => twice(() => import(/* webpackChunkName: "status" */ '../status/StatusHost'));

/**
 * What the first screen does without: drawers and toasts come a moment later, or with the first one. What was lost then,
 * where nobody waited for it, is fetched anew when somebody does.
 */
export const DeferredOverlays = () => {
  const dispatch = useAppDispatch();
  const isLater = useLater(READY_DELAY_MS);
  const isOpen = useAppSelector(selectAnyOpen);
  const notice = useAppSelector(selectNotices).at(-1)?.id;
  const isReplay = useIsReplay();
  // Who pays for every byte fetches dialogs only to open one.
  const overlays = useChunk(loadOverlays, isOpen ? 'opened' : isLater && !savesData(navigator), () => {
    if (!isOpen) return;
    dispatch(allOverlaysClosed());
    dispatch(notify('error', NOT_OPENED));
  });
  const notices = useChunk(loadNotices, notice ?? isLater);
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
