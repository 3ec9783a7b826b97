import type {} from './boot/early';
import { makePolicies } from './config/policies';
import { afterPaint } from './lib/afterPaint';
import { runInTasks } from './lib/yieldToMain';

/** Starting takes a slow phone so long that what is painted already would get its pictures late. */
const EARLY_PAINT_TIMEOUT_MS = 500;

/**
 * What the shop is made of, in the order in which one needs the other. All of it is in this file already; nothing is taken
 * from it here, so that each part exports only what others use.
 */
const PARTS: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './api/shopApi'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './app/layout/NavSync'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './app/rootReducer'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './app/layout/ShopHeader'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './app/App'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './app/store'),
];

/** Each part runs in a task of its own: all at once keep a slow phone from answering for half a second. */
const openShop = async (): Promise<void> => {
  await runInTasks(PARTS);
  await import(/* webpackMode: "eager", webpackExports: [] */ './openShop');
};

makePolicies();
const { pictures } = window.__early ?? {};
if (pictures === undefined) void openShop();
else {
  const patience = new Promise((resolve) => setTimeout(resolve, EARLY_PAINT_TIMEOUT_MS));
  const seen = pictures.then(() => new Promise<void>(afterPaint));
  void Promise.race([seen, patience]).then(openShop);
}
