import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { browserEnvironment } from './app/browserEnvironment';
import { watchBrowser } from './app/browserEvents';
import { prefetchLikely } from './app/prefetch';
import { makeStore } from './app/store';
import { env } from './config/env';
import { SUPPORT_PATH } from './config/paths';
import { sessionWatched } from './features/session/sessionSlice';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const openShop = (): void => {
  const shop = makeStore(browserEnvironment(window));
  watchBrowser(shop, window);
  shop.store.dispatch(sessionWatched());
  createRoot(root).render(<App store={shop.store} />);
  prefetchLikely(window);
};

if (env.support && window.location.pathname === SUPPORT_PATH) {
  // Support looks at what was recorded: the shop itself is not even started.
  void import(/* webpackChunkName: "support" */ './app/replay/openSupport').then(({ openSupport }) => {
    openSupport(root);
  });
} else openShop();
