import { useCallback, useEffect, useRef, useState } from 'react';
import { hasUnansweredReads, refreshReads } from '../../api/refreshReads';
import { WORKER_PATH } from '../../config/paths';
import { hasWorker } from '../../lib/workers';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';

const CHECK_INTERVAL_MS = 10_000;

/** Whether the shop's server answers at all, with any status: the browser's online state is unreliable. */
const isReachable = async (): Promise<boolean> => {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort();
  }, CHECK_INTERVAL_MS);
  const { signal } = limit;
  const isAnswered = await fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
  clearTimeout(timer);
  return isAnswered;
};

/** `failing`: reads got no answer, which their own notices report. `unreachable`: the page may show stored copies. */
type Connection = 'connected' | 'failing' | 'unreachable';

const initialConnection = (state: Parameters<typeof hasUnansweredReads>[0]): Connection => {
  if (!navigator.onLine) return 'unreachable';
  return hasUnansweredReads(state) ? 'failing' : 'connected';
};

/**
 * Unreachable from the browser's offline event, or the worker's message, until the server has answered; then the reads
 * on screen are refetched. The online state is only the browser's guess: it does not change when a shop is down.
 */
export const useConnection = (): { isUnreachable: boolean; isOnline: boolean; markUnreachable: () => void } => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isOnline = useAppSelector(({ nav }) => nav.online);
  // Errors before this component mounted count too. Later errors do not: a call that never works would be retried for
  // ever.
  const [connection, setConnection] = useState(() => initialConnection(store.getState()));
  const isConnected = connection === 'connected';
  const hasChecked = useRef(false);
  // Without a network only the worker can have opened the page. Otherwise, if the server answers the first check, it
  // was never unreachable, and a failed read needs no further retry.
  const wasUnreachable = useRef(!navigator.onLine || hasWorker(window));
  const markUnreachable = useCallback(() => {
    wasUnreachable.current = true;
    setConnection('unreachable');
  }, []);
  useEffect(() => {
    window.addEventListener('offline', markUnreachable);
    return () => {
      window.removeEventListener('offline', markUnreachable);
    };
  }, [markUnreachable]);
  useEffect(() => {
    if (isConnected) return undefined;
    let isGone = false;
    const check = async (): Promise<void> => {
      const isBack = navigator.onLine && (await isReachable());
      if (isGone) return;
      if (isBack) {
        setConnection('connected');
        if (wasUnreachable.current) dispatch(refreshReads());
      }
      wasUnreachable.current = !isBack;
    };
    const checkNow = () => void check();
    // A message from before this component mounted may be outdated. Later checks are delayed: where the page's server
    // answers and the API does not, each check refetches everything.
    if (!hasChecked.current) checkNow();
    hasChecked.current = true;
    const timer = setInterval(checkNow, CHECK_INTERVAL_MS);
    window.addEventListener('online', checkNow);
    return () => {
      isGone = true;
      clearInterval(timer);
      window.removeEventListener('online', checkNow);
    };
  }, [dispatch, isConnected]);
  return { isUnreachable: connection === 'unreachable', isOnline, markUnreachable };
};
