import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { browserEnvironment } from './app/browserEnvironment';
import { watchBrowser } from './app/browserEvents';
import { prefetchLikely } from './app/prefetch';
import { makeStore } from './app/store';
import { sessionWatched } from './features/session/sessionSlice';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const shop = makeStore(browserEnvironment(window));
watchBrowser(shop, window);
shop.store.dispatch(sessionWatched());
createRoot(root).render(<App store={shop.store} />);
prefetchLikely(window);
