import type {} from './boot/early';
import { makePolicies } from './config/policies';
import { afterPaint, runInTasks } from './lib/tasks';

/** Starting the app blocks a slow phone so long that the early paint would get its pictures late. */
const EARLY_PAINT_TIMEOUT_MS = 500;

/**
 * The parts of the shop in order of dependency. All of them are in this file already; nothing is imported from them
 * here, so that each part exports only what others use.
 */
const PARTS: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './api/shopApi'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './app/layout/NavSync'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './app/rootReducer'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './app/layout/header/ShopHeader'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './app/App'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './app/store'),
];

/** Runs each part in a separate task: all at once would block a slow phone for half a second. */
const openShop = async (): Promise<void> => {
  await runInTasks(PARTS);
  await import(/* webpackMode: "eager", webpackExports: [] */ './openShop');
};

makePolicies();
const { pictures } = window.__early ?? {};
if (pictures === undefined) void openShop();
else {
  const timeout = new Promise((resolve) => setTimeout(resolve, EARLY_PAINT_TIMEOUT_MS));
  const seen = pictures.then(() => new Promise<void>(afterPaint));
  void Promise.race([seen, timeout]).then(openShop);
}
