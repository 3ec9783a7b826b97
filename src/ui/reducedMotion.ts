import { useMediaQuery } from './useMediaQuery';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the shopper prefers pages without animation. */
export const prefersReducedMotion = (): boolean => window.matchMedia(QUERY).matches;

export const usePrefersReducedMotion = (): boolean => useMediaQuery(QUERY);
