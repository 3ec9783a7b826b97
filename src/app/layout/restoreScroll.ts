const RESTORE_TIMEOUT_MS = 3000;
const INPUT_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const reach = (): number => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Scrolls to `y` as soon as the page is long enough; stops when the shopper scrolls, or after a timeout. Returns a
 * function that cancels it.
 */
export const restoreScroll = (y: number): (() => void) => {
  const stop = () => {
    observer?.disconnect();
    clearTimeout(timer);
    for (const type of INPUT_EVENTS) window.removeEventListener(type, stop);
  };
  const attempt = () => {
    if (y > 0 && reach() < y) return;
    window.scrollTo({ top: y, behavior: 'instant' });
    stop();
  };
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(attempt);
  const timer = setTimeout(() => {
    window.scrollTo({ top: y, behavior: 'instant' });
    stop();
  }, RESTORE_TIMEOUT_MS);
  for (const type of INPUT_EVENTS) window.addEventListener(type, stop, { passive: true });
  observer?.observe(document.body);
  attempt();
  return stop;
};
