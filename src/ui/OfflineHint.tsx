import { useContext, useSyncExternalStore } from 'react';
import { ReplayedContext } from './replayed';

const follow = (onChange: () => void): (() => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

const isOffline = (): boolean => !navigator.onLine;

/** Says after what went wrong that it needs the network, while there is none. */
export const OfflineHint = () => {
  const isOfflineHere = useSyncExternalStore(follow, isOffline);
  const replayed = useContext(ReplayedContext);
  return (replayed ? !replayed.online : isOfflineHere) ? ' You’re offline. This needs an internet connection.' : null;
};
