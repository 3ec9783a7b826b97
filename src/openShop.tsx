import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { browserEnvironment } from './app/browserEnvironment';
import { watchBrowser } from './app/browserEvents';
import { isSwitchedOn } from './app/devtools';
import { prefetchLikely } from './app/prefetch';
import { makeStore, type Shop } from './app/store';
import { env } from './config/env';
import { SUPPORT_PATH } from './config/paths';
import { sessionWatched } from './features/session/sessionSlice';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** What may be told of the steps is made of them as they happen, once the first screen is there. */
const record = async ({ steps }: Shop): Promise<void> => {
  const { startRecording } = await import(/* webpackChunkName: "recorder" */ './features/support/takeRecording');
  startRecording(steps as never);
};
const show = async ({ steps }: Shop): Promise<void> => {
  const { showSteps } = await import(/* webpackChunkName: "devtools" */ './app/replay/showSteps');
  showSteps(steps);
};

const openShop = (): void => {
  const shop = makeStore(browserEnvironment(window));
  watchBrowser(shop, window);
  shop.store.dispatch(sessionWatched());
  createRoot(root).render(<App store={shop.store} />);
  prefetchLikely(window);
  prefetchLikely(window, () => [record(shop)]);
  if (env.isProduction && isSwitchedOn(window)) void show(shop);
};

if (env.support && window.location.pathname === SUPPORT_PATH) {
  // Support looks at what was recorded: the shop itself is not even started.
  void import(/* webpackChunkName: "support" */ './app/replay/openSupport').then(({ openSupport }) => {
    openSupport(root);
  });
} else openShop();
