import { type RefObject, useEffect } from 'react';
import { holdBackground } from './background';

/** While open: the page is out of reach and the focus is inside; afterwards it is back where it came from. */
export const useDrawerFocus = (panel: RefObject<HTMLElement | null>, open: boolean): void => {
  // Not a layout effect: React puts the focus back where it was before a commit, after those have run.
  useEffect(() => {
    const element = panel.current;
    if (!open || !element) return undefined;
    const opener = document.activeElement;
    const release = holdBackground();
    element.focus({ preventScroll: true });
    return () => {
      const at = document.activeElement;
      // Somebody may have moved the focus on purpose: to the heading of the next page, say.
      const isOurs = at === null || at === document.body || element.contains(at);
      release();
      if (isOurs && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [panel, open]);
};
