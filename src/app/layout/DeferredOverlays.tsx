import { type ReactNode, Suspense, useState } from 'react';
import { READY_DELAY_MS } from '../../config/constants';
import { selectNotices } from '../../features/notices/noticesSlice';
import { selectAnyOpen } from '../../features/overlays/overlaysSlice';
import { savesData } from '../../lib/savesData';
import { useAppSelector } from '../../store/hooks';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { useLater } from '../../ui/useLater';
import { lazyWithRetry } from '../lazyWithRetry';

const OverlayHost = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "overlays" */ './OverlayHost')).OverlayHost,
);
const NoticeHost = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "notices" */ '../../features/notices/NoticeHost')).NoticeHost,
);

/** True once `wanted` has been. */
const useOnce = (wanted: boolean): boolean => {
  const [been, setBeen] = useState(wanted);
  if (wanted && !been) setBeen(true);
  return been || wanted;
};

/** A part that fails here is missing; the shop goes on. */
const LazyPart = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);

/** What the first screen does without: drawers and toasts come a moment later, or with the first one. */
export const DeferredOverlays = () => {
  const later = useLater(READY_DELAY_MS);
  const isOpen = useAppSelector(selectAnyOpen);
  // Who pays for every byte fetches dialogs only to open one.
  const showOverlays = useOnce(isOpen || (later && !savesData(navigator)));
  const showNotices = useOnce(useAppSelector(selectNotices).length > 0 || later);
  return (
    <>
      {showOverlays && (
        <LazyPart>
          <OverlayHost />
        </LazyPart>
      )}
      {showNotices && (
        <LazyPart>
          <NoticeHost />
        </LazyPart>
      )}
    </>
  );
};
