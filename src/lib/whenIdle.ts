import { idle } from './idle';
import { savesData } from './savesData';

const SOON_MS = 200;
const IDLE_TIMEOUT_MS = 3000;

const loaded = (page: Window): Promise<void> =>
  new Promise((resolve) => {
    const done = () => setTimeout(resolve, SOON_MS);
    if (page.document.readyState === 'complete') done();
    else page.addEventListener('load', done, { once: true });
  });

/**
 * Runs these steps once the page has loaded, one at a time while the browser is idle; none for shoppers who save data.
 */
export const whenIdle = async (page: Window, steps: readonly (() => Promise<unknown>)[]): Promise<void> => {
  if (savesData(page.navigator)) return;
  await loaded(page);
  for (const step of steps) {
    await idle(IDLE_TIMEOUT_MS);
    // A file that failed to load is requested again when it is needed.
    await step().catch(() => undefined);
  }
};
