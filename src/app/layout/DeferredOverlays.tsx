import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { selectNotices } from '../../features/notices/noticesSlice';
import { selectAnyOpen } from '../../features/overlays/overlaysSlice';
import { useAppSelector } from '../../store/hooks';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { lazyWithRetry } from '../lazyWithRetry';

const OverlayHost = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "overlays" */ './OverlayHost')).OverlayHost,
);
const NoticeHost = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "notices" */ '../../features/notices/NoticeHost')).NoticeHost,
);

const READY_DELAY_MS = 1500;

/** True once `wanted` has been. */
const useOnce = (wanted: boolean): boolean => {
  const [been, setBeen] = useState(wanted);
  if (wanted && !been) setBeen(true);
  return been || wanted;
};

const useLater = (): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, READY_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return late;
};

/** A part that fails here is missing; the shop goes on. */
const Island = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);

/** What the first screen does without: drawers and toasts come a moment later, or with the first one. */
export const DeferredOverlays = () => {
  const later = useLater();
  const isOpen = useAppSelector(selectAnyOpen);
  const showOverlays = useOnce(isOpen || later);
  const showNotices = useOnce(useAppSelector(selectNotices).length > 0 || later);
  return (
    <>
      {showOverlays && (
        <Island>
          <OverlayHost />
        </Island>
      )}
      {showNotices && (
        <Island>
          <NoticeHost />
        </Island>
      )}
    </>
  );
};
