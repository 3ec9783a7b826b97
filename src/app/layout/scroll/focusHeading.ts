const HEADING_TIMEOUT_MS = 10_000;
const INPUT_EVENTS = ['keydown', 'pointerdown'] as const;

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

const attempt = (left: string | undefined): boolean => {
  const heading = document.querySelector<HTMLElement>('main [data-page-heading]');
  if (!heading || heading.closest('[inert]')) return false;
  const links = left === undefined ? [] : document.querySelectorAll<HTMLAnchorElement>('main a');
  const target = [...links].find((link) => link.pathname === left && isInView(link)) ?? heading;
  target.focus({ preventScroll: true });
  return document.activeElement === target;
};

/**
 * Moves the focus to the page's heading, which a lazy page may render later or twice, unless the shopper acts first.
 * After Back from the page `left`, the link to it gets the focus if it is in view. Returns a function that cancels it.
 */
export const focusHeading = (left: string | undefined): (() => void) => {
  const stop = () => {
    observer.disconnect();
    clearTimeout(first);
    clearTimeout(last);
    for (const type of INPUT_EVENTS) window.removeEventListener(type, stop);
  };
  let hasFocused = false;
  const tryOnce = () => {
    // A heading that the page replaces, as when the code of its list arrives, takes the focus with it.
    if (!hasFocused || document.activeElement === document.body) hasFocused = attempt(left) || hasFocused;
  };
  const observer = new MutationObserver(tryOnce);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['inert'] });
  // Waits, because the click is still being handled and an open drawer still makes the page inert.
  const first = setTimeout(tryOnce);
  const last = setTimeout(stop, HEADING_TIMEOUT_MS);
  for (const type of INPUT_EVENTS) window.addEventListener(type, stop);
  return stop;
};
