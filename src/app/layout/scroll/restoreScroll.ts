const RESTORE_TIMEOUT_MS = 3000;
const INPUT_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'focusin'] as const;

const reach = (): number => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Scrolls to `y` as soon as the page is long enough, or after a timeout. Stops when the shopper scrolls, and in a new
 * document when a message takes the focus; elsewhere the heading takes it. Returns a function that cancels it.
 */
export const restoreScroll = (y: number, isNewDocument: boolean): (() => void) => {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of INPUT_EVENTS) window.removeEventListener(type, stop);
  };
  const attempt = (isLast?: unknown) => {
    if (isLast !== true && y > 0 && reach() < y) return;
    window.scrollTo({ top: y, behavior: 'instant' });
    stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(attempt, RESTORE_TIMEOUT_MS, true);
  for (const type of INPUT_EVENTS) {
    if (isNewDocument || type !== 'focusin') window.addEventListener(type, stop, { passive: true });
  }
  observer.observe(document.body);
  attempt();
  return stop;
};
