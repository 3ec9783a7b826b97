import { MOBILE_BELOW } from '../config/constants';
import { useMediaQuery } from './useMediaQuery';

/** The narrow layout: burger, bar at the bottom. The style sheets break at the same width. */
export const useIsMobile = (): boolean => useMediaQuery(`(max-width: ${MOBILE_BELOW - 0.02}px)`);
