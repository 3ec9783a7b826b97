import type { Page } from '@playwright/test';

/** Milliseconds. */
const MOMENT = 100;

/**
 * Holds the longer timers of the open page until the returned function is called. Unlike a paused clock, this does not
 * affect the next page.
 */
export const holdTimers = async (page: Page): Promise<() => Promise<void>> => {
  const release = await page.evaluateHandle((moment) => {
    const { setTimeout: start, clearTimeout: stop } = window;
    const held = new Map<number, () => void>();
    let count = 0;
    Object.assign(window, {
      setTimeout: (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
        if (ms <= moment) return start(work, ms, ...given);
        count -= 1;
        held.set(count, () => {
          work(...given);
        });
        return count;
      },
      clearTimeout: (id?: number) => {
        if (id === undefined || !held.delete(id)) stop(id);
      },
    });
    return () => {
      Object.assign(window, { setTimeout: start, clearTimeout: stop });
      for (const work of held.values()) start(work);
    };
  }, MOMENT);
  return () => release.evaluate((go) => go());
};
