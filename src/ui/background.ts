import { afterPaint } from '../lib/tasks';

/** Id of the page element that drawers and dialogs cover. */
export const PAGE_ID = 'page';
/** Id of the container for drawers and dialogs, apart from the toasts, which stay reachable. */
export const DIALOGS_ID = 'dialogs';

let holds = 0;

const updatePage = (): void => {
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
  // Holding restyles every element of the page, so an opened layer is painted first. Releasing runs at once, because
  // the focus returns to the page.
  if (holds > 0) afterPaint(updatePage);
  else updatePage();
};

export const isBackgroundHeld = (): boolean => holds > 0;

/** Makes the page inert and stops its scrolling until the returned function is called. */
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
