import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './layers';
import { useIsMobile } from './useIsMobile';

/** On a phone, Back closes what lies over the page before it leaves the page; `false` from it says that it stays. */
export const useBackCloses = (open: boolean, onClose: () => unknown): void => {
  const isMobile = useIsMobile();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !isMobile) return undefined;
    // At once, though it takes the browser as long as a frame: whoever is quick with Back would leave the page.
    return openLayer(() => close());
  }, [open, isMobile]);
};
