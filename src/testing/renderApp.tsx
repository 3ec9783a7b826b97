import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShop, type TestShop } from '../../server/testing/testShop';
import { App } from '../app/App';
import { watchBrowser } from '../app/browserEvents';
import type { RootState } from '../app/rootReducer';
import { makeStore } from '../app/store';
import { sessionWatched } from '../features/session/sessionSlice';
import type { Environment } from '../store/environment';
import { faultyFetch, type FaultRule } from './faults';
import { memoryStorage } from './memoryStorage';
import { testEnvironment } from './testEnvironment';
import { runByItself } from './runByItself';

interface RenderAppOptions {
  path?: string;
  /** What the browser has stored from earlier visits. */
  stored?: Record<string, string>;
  preloaded?: Partial<RootState>;
  environment?: Partial<Environment>;
  /** A shop in which something has happened already; a fresh one by default. */
  server?: TestShop;
  /** Faults in force before the first request. */
  faults?: FaultRule[];
}

/** A server that has been running keeps the shop's details ready, so they come before what a page asks for. */
const warmUp = (server: TestShop) =>
  server.fetch(new Request('http://localhost/api/v1/business/get_details', { headers: { 'X-Api-Key': 'demo-key' } }));

/** The whole shop as a shopper meets it: the real store and router over the reference API in this process. */
export const renderApp = async ({
  path = '/',
  stored,
  preloaded,
  environment,
  faults = [],
  server: given,
}: RenderAppOptions = {}) => {
  window.history.replaceState(null, '', path);
  const server = given ?? (await createTestShop());
  await warmUp(server);
  const network = faultyFetch((request) => server.fetch(request));
  faults.forEach(network.add);
  const storage = memoryStorage(stored);
  const shop = makeStore(testEnvironment({ fetch: network.fetch, storage, ...environment }), preloaded);
  const leave = watchBrowser(shop, window);
  afterRender.push(leave);
  shop.store.dispatch(sessionWatched());
  const user = userEvent.setup();
  const view = render(<App store={shop.store} />);
  await act(() => Promise.resolve());
  runByItself();
  return { ...view, ...shop, server, network, storage, user };
};

const afterRender: (() => void)[] = [];
afterEach(() => {
  for (const leave of afterRender.splice(0)) leave();
});
