import { savesData } from './savesData';

const SOON_MS = 200;
const IDLE_TIMEOUT_MS = 3000;

/** Resolves when the browser is idle, or after this many milliseconds. */
export const idle = (timeout: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      resolve();
    };
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') setTimeout(done, 200);
    else requestIdleCallback(done, { timeout });
  });

export const pageLoaded = (page: Window): Promise<unknown> =>
  new Promise((resolve) => {
    if (page.document.readyState === 'complete') resolve(undefined);
    else page.addEventListener('load', resolve, { once: true });
  });

/**
 * Runs these steps once the page has loaded, one at a time while the browser is idle; none for shoppers who save data.
 */
export const runWhenIdle = async (page: Window, steps: readonly (() => Promise<unknown>)[]): Promise<void> => {
  if (savesData(page.navigator)) return;
  await pageLoaded(page);
  await new Promise((resolve) => setTimeout(resolve, SOON_MS));
  for (const step of steps) {
    await idle(IDLE_TIMEOUT_MS);
    // A file that failed to load is requested again when it is needed.
    await step().catch(() => undefined);
  }
};
