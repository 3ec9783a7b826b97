import { useCallback, useEffect, useRef, useState } from 'react';
import { hasUnansweredReads, refreshReads } from '../../api/refreshReads';
import { WORKER_PATH } from '../../config/paths';
import { hasWorker } from '../../lib/workers';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';

const TRY_AGAIN_MS = 10_000;

/** Whether the shop's server answers at all, with any status: the browser's online state is unreliable. */
const isReachable = (): Promise<boolean> =>
  fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TRY_AGAIN_MS) }).then(
    () => true,
    () => false,
  );

/** `failing`: reads got no answer, which their own notices report. `away`: the page may show stored copies. */
type Touch = 'fine' | 'failing' | 'away';

const firstTouch = (state: Parameters<typeof hasUnansweredReads>[0]): Touch => {
  if (!navigator.onLine) return 'away';
  return hasUnansweredReads(state) ? 'failing' : 'fine';
};

/**
 * Offline from the browser's event, or the worker's message, until the server has answered; then the reads on screen
 * are refetched. The online state is only the browser's guess: it does not change when a shop is down.
 */
export const useConnection = (): { isAway: boolean; isOnline: boolean; lostTouch: () => void } => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isOnline = useAppSelector(({ nav }) => nav.online);
  // Errors before this component mounted count too. Later errors do not: a call that never works would be retried for
  // ever.
  const [touch, setTouch] = useState(() => firstTouch(store.getState()));
  const isFine = touch === 'fine';
  const hasLooked = useRef(false);
  // Without a network only the worker can have opened the page. Otherwise, if the server answers the first check, it
  // was never away, and a failed read needs no further retry.
  const wasAway = useRef(!navigator.onLine || hasWorker(window));
  const lostTouch = useCallback(() => {
    wasAway.current = true;
    setTouch('away');
  }, []);
  useEffect(() => {
    window.addEventListener('offline', lostTouch);
    return () => {
      window.removeEventListener('offline', lostTouch);
    };
  }, [lostTouch]);
  useEffect(() => {
    if (isFine) return undefined;
    let isGone = false;
    const look = async (): Promise<void> => {
      const isBack = navigator.onLine && (await isReachable());
      if (isGone) return;
      if (isBack) {
        setTouch('fine');
        if (wasAway.current) dispatch(refreshReads());
      }
      wasAway.current = !isBack;
    };
    const lookNow = () => void look();
    // A message from before this component mounted may be outdated. Later checks are delayed: where the page's server
    // answers and the API does not, each check refetches everything.
    if (!hasLooked.current) lookNow();
    hasLooked.current = true;
    const timer = setInterval(lookNow, TRY_AGAIN_MS);
    window.addEventListener('online', lookNow);
    return () => {
      isGone = true;
      clearInterval(timer);
      window.removeEventListener('online', lookNow);
    };
  }, [dispatch, isFine]);
  return { isAway: touch === 'away', isOnline, lostTouch };
};
