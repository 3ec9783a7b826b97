import { useCallback, useSyncExternalStore } from 'react';
import { MOBILE_BELOW } from '../config/constants';

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

/** True in a narrow window, which has a burger button and a bottom bar. The style sheets use the same breakpoint. */
export const useIsMobile = (): boolean => useMediaQuery(`(max-width: ${MOBILE_BELOW - 0.02}px)`);

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the shopper prefers pages without animation. */
export const prefersReducedMotion = (): boolean => window.matchMedia(REDUCED_MOTION).matches;

export const usePrefersReducedMotion = (): boolean => useMediaQuery(REDUCED_MOTION);
