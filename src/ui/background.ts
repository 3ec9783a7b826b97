/** The part of the document that drawers and dialogs lie over. */
export const PAGE_ID = 'page';

let holds = 0;

const setInert = (): void => {
  const page = document.getElementById(PAGE_ID);
  if (page) page.inert = holds > 0;
};

const apply = (): void => {
  const held = holds > 0;
  const { documentElement } = document;
  const gap =
    held && !documentElement.hasAttribute('data-held') ? window.innerWidth - documentElement.clientWidth : null;
  if (gap !== null) documentElement.style.setProperty('--held-gap', `${gap}px`);
  documentElement.toggleAttribute('data-held', held);
  // Every element of the page is styled anew by it, so what was opened is painted first; what was closed has to wait,
  // because the focus goes back there.
  if (held) requestAnimationFrame(() => setTimeout(setInert));
  else setInert();
};

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
