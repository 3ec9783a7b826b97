import { prefetchFiles } from './prefetchFiles';
import { startWorker } from './startWorker';
import { watchIntent } from './watchIntent';

/** Prefetches for the next pages and the next visit; runs last, because the current page needs none of it. */
export const prepareNext = async (page: Window): Promise<void> => {
  watchIntent(page);
  await prefetchFiles(page);
  await startWorker(page);
};
