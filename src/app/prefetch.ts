import { savesData } from '../lib/savesData';

const SOON = 200;
const AT_LATEST = 3000;

/** The pages that are likely to come next; the names are those of the router. */
const likely = (): Promise<unknown>[] => [
  import(/* webpackChunkName: "route-product" */ '../routes/product/ProductPage'),
  import(/* webpackChunkName: "route-category" */ '../routes/category/CategoryPage'),
  import(/* webpackChunkName: "route-search" */ '../routes/search/SearchPage'),
  import(/* webpackChunkName: "route-cart" */ '../routes/cart/CartPage'),
  import(/* webpackChunkName: "route-auth" */ '../routes/account/AuthPage'),
  import(/* webpackChunkName: "filter" */ '../routes/shared/FilterDrawer'),
];

/** Fetches the files of the likely next pages once this one is there and the browser has nothing better to do. */
export const prefetchLikely = (page: Window, load: () => Promise<unknown>[] = likely): void => {
  if (savesData(page.navigator)) return;
  const fetchAll = () => {
    // A file that does not come now is asked for again by whoever needs it.
    void Promise.allSettled(load());
  };
  const whenIdle = () => {
    setTimeout(() => {
      if ('requestIdleCallback' in page) page.requestIdleCallback(fetchAll, { timeout: AT_LATEST });
      else fetchAll();
    }, SOON);
  };
  if (page.document.readyState === 'complete') whenIdle();
  else page.addEventListener('load', whenIdle, { once: true });
};
