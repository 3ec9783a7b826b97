import { type KeyboardEvent, useEffect } from 'react';
import { DIALOGS_ID, holdBackground } from './background';
import { stepToToasts } from './toastStops';

const dialogPlace = (): HTMLElement => document.getElementById(DIALOGS_ID) ?? document.body;

const ROOT = {
  container: dialogPlace,
  // The page is inert, so nothing but a toast can take the focus away.
  disableEnforceFocus: true,
  disableScrollLock: true,
};
const PAPER = {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    stepToToasts(event.currentTarget, event);
  },
};

/** While open: the page is out of reach and does not scroll, and Tab gets to the toasts. */
export const useModal = (open: boolean): { root: typeof ROOT; paper: typeof PAPER } => {
  useEffect(() => (open ? holdBackground() : undefined), [open]);
  return { root: ROOT, paper: PAPER };
};
