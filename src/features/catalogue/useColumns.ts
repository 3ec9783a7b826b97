import { useIsMobile } from '../../ui/useIsMobile';
import { useMediaQuery } from '../../ui/useMediaQuery';
import type { Columns } from './columns';

/** The number of columns that fit; the style sheet of ProductGrid uses the same breakpoints. */
export const useColumns = (chosen: Columns): number => {
  const isPhone = useMediaQuery('(max-width: 719.98px)');
  const isMobile = useIsMobile();
  if (isPhone) return 2;
  return isMobile ? Math.min(chosen, 4) : chosen;
};
