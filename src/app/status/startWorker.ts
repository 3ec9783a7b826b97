import { env } from '../../config/env';
import { WORKER_PATH } from '../../config/paths';
import { policies } from '../../config/policies';
import { CACHE_PREFIX, type TabMessage } from '../../contract/workerMessages';
import { dropCaches, workersOf } from '../../lib/workers';

/** The addresses of the page and of the resources it has loaded. */
const seenBy = ({ performance, location }: Window): string[] => [
  location.href.replace(/#.*/, ''),
  ...performance.getEntriesByType('resource').map(({ name }) => name),
];

/** Unregisters the worker of an earlier build when this one has none. */
const retire = async (workers: ServiceWorkerContainer): Promise<void> => {
  for (const registration of await workers.getRegistrations()) await registration.unregister();
  await dropCaches(CACHE_PREFIX);
};

/** Registers the worker for the next visit, or unregisters the one of an earlier build. A browser may refuse either. */
export const startWorker = async (page: Window): Promise<void> => {
  const workers = workersOf(page);
  if (!workers) return;
  if (!env.serviceWorker) {
    await retire(workers);
    return;
  }
  const isFirst = workers.controller === null;
  // A Trusted Types policy admits this address only, so that no other script can become a worker.
  const script = policies().worker.createScriptURL(WORKER_PATH);
  await workers.register(script, { updateViaCache: 'none' });
  if (!isFirst) return;
  const { active } = await workers.ready;
  const message: TabMessage = { type: 'seen', addresses: seenBy(page) };
  active?.postMessage(message);
};
