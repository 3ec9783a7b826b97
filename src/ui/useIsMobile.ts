import { MOBILE_BELOW } from '../config/constants';
import { useMediaQuery } from './useMediaQuery';

/** True in a narrow window, which has a burger button and a bottom bar. The style sheets use the same breakpoint. */
export const useIsMobile = (): boolean => useMediaQuery(`(max-width: ${MOBILE_BELOW - 0.02}px)`);
