const ROOT = 'root';
/** How long the application may take, once loaded, to replace the early paint. */
const APP_PAINT_TIMEOUT_MS = 4000;
/** Skeletons of the parts that are painted early; other loading parts have none above the fold. */
const WAITING = ['Loading', 'Loading products', 'Loading the highlights']
  .map((name) => `[aria-label="${name}"]`)
  .join();

/** The page's place in the shell of index.html; null once the application has taken over. */
const shellMain = (): HTMLElement | null => document.querySelector('[data-shell] main');

const isThere = (main: Element | null): boolean =>
  main !== null &&
  main.closest('[data-shell], [aria-busy]') === null &&
  main.querySelector('h1, [role=alert]') !== null &&
  main.querySelector(WAITING) === null;

/**
 * Shows the early paint over the skeleton, outside React's tree, and removes it the moment the page itself is rendered.
 * False when there is nothing to show, or no skeleton left.
 */
export const showEarlyPaint = (parts: readonly Node[]): boolean => {
  const main = shellMain();
  const root = document.getElementById(ROOT);
  if (!main || !root || parts.length === 0) return false;
  const earlyPaint = document.createElement('div');
  earlyPaint.className = main.className;
  earlyPaint.ariaHidden = 'true';
  Object.assign(earlyPaint.style, {
    position: 'absolute',
    top: `${main.offsetTop}px`,
    insetInline: '0',
    zIndex: '3',
    background: 'var(--paper)',
  });
  earlyPaint.append(...parts);
  document.body.append(earlyPaint);
  const { pathname } = location;
  const lift = () => {
    observer.disconnect();
    clearTimeout(timer);
    earlyPaint.remove();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    // The app is shown after a time limit, even when its page has not rendered.
    if (shellMain() === null) timer ??= setTimeout(lift, APP_PAINT_TIMEOUT_MS);
    if (location.pathname !== pathname || isThere(root.querySelector('main'))) lift();
  });
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
  return true;
};
