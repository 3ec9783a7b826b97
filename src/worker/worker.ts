/**
 * The shop's service worker. It caches public content: the files of this release, pages, public reads and pictures. A
 * request that has a token or changes something bypasses it.
 */
import './workerSettings';
import { clientsClaim } from 'workbox-core/clientsClaim.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import type { TabMessage } from '../contract/workerMessages';
import { filesOf } from './files';
import { answerPage, dropPages } from './pages';
import { isPicturePath, pictures } from './pictures';
import { isPublicRead } from './publicRead';
import { answerRead } from './reads';
import { type ExtendableEvent, scope } from './scope';
import { cacheLoadedResources } from './seen';
import { repeatMessages } from './tabs';

declare const self: { __WB_MANIFEST: Parameters<typeof filesOf>[0] };

const files = filesOf(self.__WB_MANIFEST, scope.location.href);
/** Paths that the server serves beside the shop: never one of its pages. */
const NO_PAGES = /^\/(api|media|outbox(\.json)?|pay|operator|csp-reports|support|static)(\/|$)|^\/[^/]+\.\w+$/;

scope.addEventListener('install', (event) => {
  void files.install(event);
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropPages().catch(() => false), files.activate(event)]));
});
clientsClaim();

scope.addEventListener('message', (event) => {
  const message = event.data as TabMessage;
  if (message.type === 'takeOver') void scope.skipWaiting();
  else if (message.type === 'listening') {
    if (event.source) repeatMessages(event.source);
  } else event.waitUntil(cacheLoadedResources(event, message.addresses, files));
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && files.isFile(url),
  ({ request, event }) => files.answer(request, event as ExtendableEvent),
);
registerRoute(({ url }) => isPublicRead(url, scope.location.origin), answerRead);
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    request.destination === 'image' &&
    isPicturePath(url.pathname) &&
    !request.headers.has('Authorization'),
  pictures,
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !NO_PAGES.test(url.pathname),
  (workerRequest) => answerPage(workerRequest, files),
);
