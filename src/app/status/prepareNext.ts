import { prefetchFiles } from './prefetchFiles';
import { startWorker } from './startWorker';
import { watchIntent } from './watchIntent';

/** Makes the next pages and the next visit fast; last of all, because none of it is for this page. */
export const prepareNext = async (page: Window): Promise<void> => {
  prefetchFiles(page);
  watchIntent(page);
  await startWorker(page);
};
