import { useCallback, useSyncExternalStore } from 'react';
import { DESKTOP } from '../config/breakpoints';

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

/** True in a narrow window, which has a burger button and a bottom bar. */
export const useIsMobile = (): boolean => useMediaQuery(`(max-width: ${DESKTOP - 0.02}px)`);

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the shopper prefers pages without animation. */
export const prefersReducedMotion = (): boolean => window.matchMedia(REDUCED_MOTION).matches;

export const usePrefersReducedMotion = (): boolean => useMediaQuery(REDUCED_MOTION);
