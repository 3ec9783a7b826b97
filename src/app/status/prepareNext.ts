import { dropCopies } from '../dropCopies';
import { shareCart } from '../shareCart';
import type { Shop } from '../store';
import { prefetchFiles } from './prefetchFiles';
import { startWorker } from './startWorker';
import { watchIntent } from './watchIntent';

/** Prefetches for the next pages and the next visit; runs last, because the current page needs none of it. */
export const prepareNext = async (shop: Shop, page: Window): Promise<void> => {
  dropCopies(shop);
  shareCart(shop, page);
  prefetchFiles(page);
  watchIntent(page);
  await startWorker(page);
};
