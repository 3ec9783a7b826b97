import { idle } from '../lib/idle';
import { savesData } from '../lib/savesData';
import { MUI_PIECES } from './muiPieces';
import { LIKELY_PAGES } from './router';

const SOON_MS = 200;
const IDLE_TIMEOUT_MS = 3000;

type Load = () => Promise<unknown>;

const [ProductPage, CategoryPage, SearchPage, CartPage, AuthPage] = LIKELY_PAGES;

export const LIKELY: readonly Load[] = [
  ProductPage.load,
  CategoryPage.load,
  SearchPage.load,
  CartPage.load,
  ...MUI_PIECES,
  AuthPage.load,
  () => import(/* webpackChunkName: "filter" */ '../routes/shared/FilterDrawer'),
];

const loaded = (page: Window): Promise<void> =>
  new Promise((resolve) => {
    const done = () => setTimeout(resolve, SOON_MS);
    if (page.document.readyState === 'complete') done();
    else page.addEventListener('load', done, { once: true });
  });

/**
 * Fetches the files of the likely next pages once this one is there, each when the browser has nothing better to do: a
 * file is run when it has come, and several at once would keep a slow phone from answering.
 */
export const prefetchLikely = async (page: Window, loads: readonly Load[]): Promise<void> => {
  if (savesData(page.navigator)) return;
  await loaded(page);
  for (const load of loads) {
    await idle(IDLE_TIMEOUT_MS);
    // A file that does not come now is asked for again by whoever needs it.
    await load().catch(() => undefined);
  }
};
