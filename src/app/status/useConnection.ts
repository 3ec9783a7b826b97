import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { hasLostReads, refreshReads } from '../../api/refreshReads';
import { WORKER_PATH } from '../../config/paths';
import { isKeptFor } from '../../lib/workers';
import { useAppDispatch, useAppStore } from '../../store/hooks';

const TRY_AGAIN_MS = 10_000;

const followOnline = (onChange: () => void): (() => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

const isOnlineNow = (): boolean => navigator.onLine;

/** Whether the shop's server answers, whatever: the browser's own word that it is online means little. */
const isReachable = (): Promise<boolean> =>
  fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** `failing`: reads got no answer, which their own notices say. `away`: what is shown may be a copy kept on the device. */
type Touch = 'fine' | 'failing' | 'away';

const firstTouch = (state: Parameters<typeof hasLostReads>[0]): Touch => {
  if (!navigator.onLine) return 'away';
  return hasLostReads(state) ? 'failing' : 'fine';
};

/**
 * Out of touch from the browser's word, or the worker's, until the server has answered; then what is shown is asked for
 * anew. Being online is only the browser's opinion: a shop that is down leaves it as it was.
 */
export const useConnection = (): { isAway: boolean; isOnline: boolean; lostTouch: () => void } => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isOnline = useSyncExternalStore(followOnline, isOnlineNow);
  // What failed before this part was there counts too. Later failures do not: a call that never works would be repeated for ever.
  const [touch, setTouch] = useState(() => firstTouch(store.getState()));
  const isFine = touch === 'fine';
  const hasLooked = useRef(false);
  // Without a network only the worker can have opened the page. Otherwise a server that answers at the first look was not
  // away, and a read that failed has been tried as often as it should be.
  const wasAway = useRef(!navigator.onLine || isKeptFor(window));
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
  }, [dispatch, isFine]);
  return { isAway: touch === 'away', isOnline, lostTouch };
};
