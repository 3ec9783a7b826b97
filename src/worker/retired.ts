/** The worker of a build with SERVICE_WORKER=off: it replaces any other, empties its caches and unregisters. */
import { dropCaches } from '../lib/workers';
import { CACHE_PREFIX } from '../contract/workerMessages';
import { scope } from './scope';

scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(dropCaches(CACHE_PREFIX).then(() => scope.registration.unregister()));
});
