import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import './app/earlyStyles';
import { browserEnvironment } from './app/browserEnvironment';
import { watchBrowser } from './app/browserEvents';
import { isSwitchedOn } from './app/devtools';
import { readArrived } from './app/readArrived';
import { openAddress, LazyProductPage } from './app/router';
import { makeStore, type Shop } from './app/store';
import { shareCart } from './app/shareCart';
import { env } from './config/env';
import { SUPPORT_PATH } from './config/paths';
import { setUnreadableReporter } from './contract/lists';
import { sessionWatched } from './features/session/sessionSlice';
import { runWhenIdle } from './lib/runWhenIdle';
import { yieldToMain } from './lib/tasks';

const root = document.getElementById('root');
if (!root) throw new Error('No #root element');

/** Records the steps in redacted form, once the first screen is rendered. */
const record = async ({ actionLog }: Shop): Promise<void> => {
  const { startRecording } = await import(/* webpackChunkName: "recorder" */ './support/record/takeRecording');
  startRecording(actionLog);
};
const show = async ({ actionLog }: Shop): Promise<void> => {
  const { showSteps } = await import(/* webpackChunkName: "devtools" */ './support/replay/showSteps');
  showSteps(actionLog);
};

const prepare = async (): Promise<void> => {
  const { prepareNext } = await import(/* webpackChunkName: "status" */ './app/status/prepareNext');
  await prepareNext(window);
};

const openShop = async (): Promise<void> => {
  // Names the products, lines and categories of a reply that could not be read.
  if (!env.isProduction) setUnreadableReporter((message) => console.info(message));
  const shop = makeStore(browserEnvironment(window), { nav: openAddress(window) });
  await yieldToMain();
  watchBrowser(shop, window);
  shareCart(shop, window);
  shop.store.dispatch(sessionWatched());
  await readArrived(shop, window);
  // Rendered in slices, between which a tap is answered.
  startTransition(() => {
    createRoot(root).render(<App shop={shop} />);
  });
  // A tapped card shows its product in the next frame, so the product page is evaluated ahead.
  void runWhenIdle(window, [() => record(shop), LazyProductPage.load, prepare]);
  if (env.isProduction && isSwitchedOn(window)) void show(shop);
};

if (env.support && window.location.pathname === SUPPORT_PATH) {
  // The support page shows a recording, so the shop itself is not started.
  void import(/* webpackChunkName: "support" */ './support/replay/openSupport').then(({ openSupport }) => {
    openSupport(root);
  });
} else void openShop();
