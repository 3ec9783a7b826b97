import { useCallback, useEffect, useRef, useState } from 'react';
import { hasLostReads, refreshReads } from '../../api/refreshReads';
import { WORKER_PATH } from '../../config/paths';
import { isKeptFor } from '../../lib/workers';
import { useAppDispatch, useAppStore } from '../../store/hooks';

const TRY_AGAIN_MS = 10_000;

/** Whether the shop's server answers, whatever: the browser's own word that it is online means little. */
const isReachable = (): Promise<boolean> =>
  fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Offline from the browser's word, or the worker's, until the server has answered; then what is shown is asked for anew. */
export const useConnection = (): { isOffline: boolean; lostTouch: () => void } => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  // What failed before this part was there counts too. Later failures do not: a call that never works would be repeated for ever.
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine || hasLostReads(store.getState()));
  const hasLooked = useRef(false);
  // Without a network only the worker can have opened the page. Otherwise a server that answers at the first look was not
  // away, and a read that failed has been tried as often as it should be.
  const wasAway = useRef(!navigator.onLine || isKeptFor(window));
  const lostTouch = useCallback(() => {
    wasAway.current = true;
    setIsOffline(true);
  }, []);
  useEffect(() => {
    window.addEventListener('offline', lostTouch);
    return () => {
      window.removeEventListener('offline', lostTouch);
    };
  }, [lostTouch]);
  useEffect(() => {
    if (!isOffline) return undefined;
    let isGone = false;
    const look = async (): Promise<void> => {
      const isBack = navigator.onLine && (await isReachable());
      if (isGone) return;
      if (isBack) {
        setIsOffline(false);
        if (wasAway.current) dispatch(refreshReads());
      }
      wasAway.current = !isBack;
    };
    const lookNow = () => void look();
    // What was heard before this part was there may be over. Later on a look takes its time: where the page's server answers
    // and the API does not, each look reads everything again.
    if (!hasLooked.current) lookNow();
    hasLooked.current = true;
    const timer = setInterval(lookNow, TRY_AGAIN_MS);
    window.addEventListener('online', lookNow);
    return () => {
      isGone = true;
      clearInterval(timer);
      window.removeEventListener('online', lookNow);
    };
  }, [dispatch, isOffline]);
  return { isOffline, lostTouch };
};
