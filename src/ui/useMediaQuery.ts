import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches the media query; updates when that changes. */
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
