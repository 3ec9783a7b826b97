import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window fits the query now, and from now on. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (changed) => {
        const list = window.matchMedia(query);
        list.addEventListener('change', changed);
        return () => {
          list.removeEventListener('change', changed);
        };
      },
      [query],
    ),
    () => window.matchMedia(query).matches,
  );
