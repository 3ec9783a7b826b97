import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { DIALOGS_ID, holdBackground, isBackgroundHeld } from './background';
import { keepTabInside } from './keepTabInside';
import { useBackCloses } from './useBackCloses';

export const dialogPlace = (): HTMLElement => document.getElementById(DIALOGS_ID) ?? document.body;

/** The opener of a modal that closes in the same step in which another opens. */
let handedOver: Element | null = null;

const ROOT = {
  container: dialogPlace,
  // The page is inert, so nothing but a toast can take the focus away.
  disableEnforceFocus: true,
  disableScrollLock: true,
  // The library restores the focus while the page is still inert, which has no effect.
  disableRestoreFocus: true,
};
const PAPER = {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    keepTabInside(event.currentTarget, event);
  },
};

/**
 * While open: the page is inert and does not scroll, Tab reaches the toasts, and a phone's Back closes. Afterwards the
 * focus returns to the opener, unless it was moved meanwhile, for example to the heading of the next page.
 */
export const useModal = (open: boolean, onClose: () => unknown): { root: typeof ROOT; paper: typeof PAPER } => {
  const opener = useRef<Element>(null);
  useBackCloses(open, onClose);
  // Before the library's effects take the focus.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const at = document.activeElement;
    opener.current = at === document.body ? (handedOver ?? at) : at;
    return () => {
      handedOver = opener.current;
    };
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    const release = holdBackground();
    return () => {
      release();
      // When two modals close at once, the page is reachable only after both have released it.
      queueMicrotask(() => {
        const at = document.activeElement;
        const from = opener.current;
        handedOver = null;
        const isOurs = at === null || at === document.body || dialogPlace().contains(at);
        // The modal that replaced this one restores the focus.
        const isReplaced = isBackgroundHeld() && !dialogPlace().contains(from);
        if (isOurs && !isReplaced && from instanceof HTMLElement) from.focus({ preventScroll: true });
      });
    };
  }, [open]);
  return { root: ROOT, paper: PAPER };
};
