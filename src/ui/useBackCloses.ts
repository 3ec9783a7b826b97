import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './layers';
import { useIsMobile } from './useMediaQuery';

/**
 * On a phone, Back closes the open layer before it leaves the page; when `onClose` returns `false` the layer stays
 * open.
 */
export const useBackCloses = (open: boolean, onClose: () => unknown): void => {
  const isMobile = useIsMobile();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !isMobile) return undefined;
    // Pushed at once, though it costs the browser a frame: otherwise a quick Back would leave the page.
    return openLayer(() => close());
  }, [open, isMobile]);
};
