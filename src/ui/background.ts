import { afterPaint } from '../lib/afterPaint';

/** The part of the document that drawers and dialogs lie over. */
export const PAGE_ID = 'page';
/** Where they are put: apart from the toasts, which stay within reach. */
export const DIALOGS_ID = 'dialogs';

let holds = 0;

const follow = (): void => {
  const held = holds > 0;
  const { body, documentElement } = document;
  const isNew = held && !documentElement.hasAttribute('data-held');
  const gap = isNew ? window.innerWidth - documentElement.clientWidth : 0;
  if (gap > 0) body.style.paddingRight = `${gap}px`;
  else if (!held) body.style.paddingRight = '';
  documentElement.toggleAttribute('data-held', held);
  const page = document.getElementById(PAGE_ID);
  if (page) page.inert = held;
};

const apply = (): void => {
  // Every element of the page is styled anew by it, so what was opened is painted first; what was closed has to wait,
  // because the focus goes back there.
  if (holds > 0) afterPaint(follow);
  else follow();
};

export const isBackgroundHeld = (): boolean => holds > 0;

/** Takes the page out of reach and stops its scrolling until the returned function is called. */
export const holdBackground = (): (() => void) => {
  holds += 1;
  apply();
  let released = false;
  return () => {
    if (released) return;
    released = true;
    holds -= 1;
    apply();
  };
};
