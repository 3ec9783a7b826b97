import { createTestShop, type TestShop } from '../../server/testing/testShop';
import type { RootState } from '../app/rootReducer';
import type { Environment } from '../store/types';
import { faultyFetch, type FaultRule } from './faults';
import { memoryStorage } from './memoryStorage';
import { renderShop } from './renderShop';
import { allowUpdatesOutsideAct } from './allowUpdatesOutsideAct';

allowUpdatesOutsideAct();

interface RenderAppOptions {
  path?: string;
  /** Entries stored in the browser on earlier visits. */
  stored?: Record<string, string>;
  preloaded?: Partial<RootState>;
  environment?: Partial<Environment>;
  /** A shop with earlier activity; a fresh one by default. */
  server?: TestShop;
  /** Faults in force before the first request. */
  faults?: FaultRule[];
}

/** A running server has the shop's details cached, so they arrive before the requests of a page. */
const warmUp = (server: TestShop) =>
  server.fetch(new Request('http://localhost/api/v1/business/get_details', { headers: { 'X-Api-Key': 'demo-key' } }));

/** The whole shop: the real store and router over the reference API in this process. */
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
  const view = await renderShop({ fetch: network.fetch, storage, ...environment }, preloaded);
  return { ...view, server, network, storage };
};
