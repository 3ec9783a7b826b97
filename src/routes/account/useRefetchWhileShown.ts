import { useEffect } from 'react';

const EVERY_MS = 60_000;

/** Refetches each minute while the tab is shown, and when the shopper returns to it. */
export const useRefetchWhileShown = (isWanted: boolean, refetch: () => unknown): void => {
  useEffect(() => {
    if (!isWanted) return undefined;
    const refetchIfShown = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    const timer = setInterval(refetchIfShown, EVERY_MS);
    document.addEventListener('visibilitychange', refetchIfShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refetchIfShown);
    };
  }, [isWanted, refetch]);
};
