const HEADING_TIMEOUT_MS = 10_000;
const INPUT_EVENTS = ['keydown', 'pointerdown'] as const;

const attempt = (): boolean => {
  const heading = document.querySelector<HTMLElement>('main [data-page-heading]');
  if (!heading || heading.closest('[inert]')) return false;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
};

/**
 * Moves the focus to the page's heading, which a lazy page may render later, unless the shopper acts first. Returns a
 * function that cancels it.
 */
export const focusHeading = (): (() => void) => {
  const stop = () => {
    observer.disconnect();
    clearTimeout(first);
    clearTimeout(last);
    for (const type of INPUT_EVENTS) window.removeEventListener(type, stop);
  };
  const tryOnce = () => {
    if (attempt()) stop();
  };
  const observer = new MutationObserver(tryOnce);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['inert'] });
  // Waits, because the click is still being handled and an open drawer still makes the page inert.
  const first = setTimeout(tryOnce);
  const last = setTimeout(stop, HEADING_TIMEOUT_MS);
  for (const type of INPUT_EVENTS) window.addEventListener(type, stop);
  return stop;
};
