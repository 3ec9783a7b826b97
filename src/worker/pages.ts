import { CACHE_PREFIX } from '../contract/workerMessages';
import type { Files } from './files';
import { type WorkerRequest, fetchQuietly, cacheFirst, type Source } from './cacheFirst';
import { isPageCacheable, pageKey } from './pageKey';
import { isShopPage, repliesIn } from './pageReplies';
import { cacheRead, notifyRenewed } from './reads';
import { scope } from './scope';
import { type CachedResponse, replyCache } from './replyCache';

const NAME = `${CACHE_PREFIX}pages`;
const pages = replyCache({ name: NAME, most: 40, isGood: isShopPage });

/** Pages name the files of one release, so they are evicted with it. */
export const dropPages = (): Promise<boolean> => caches.delete(NAME);

const isPage = ({ status, type, redirected, headers }: Response): boolean =>
  (status === 200 || status === 404) &&
  type === 'basic' &&
  !redirected &&
  (headers.get('Content-Type') ?? '').startsWith('text/html');

/**
 * Announces changes since a page was stored, reply by reply; a reply that it no longer includes may have changed too.
 */
const notifyChanges = async (before: CachedResponse, now: Map<string, string>): Promise<void> => {
  for (const [url, text] of repliesIn(before.text, scope.location.href)) {
    if (now.get(url) !== text) await notifyRenewed(url, now.has(url));
  }
};

const sourceOf = (url: URL, key: string, files: Files): Source => ({
  cache: pages,
  key,
  refetch: () => fetch(key, { mode: 'same-origin', credentials: 'omit', headers: { Accept: 'text/html' } }),
  store: async (response, before) => {
    if (!isPage(response)) return;
    const html = await response.text();
    if (!isShopPage(html)) return;
    const replies = repliesIn(html, url.href);
    for (const [call, text] of replies) await cacheRead(call, text);
    // A discontinued product: its replies are no longer offered offline, and neither is its page.
    if (response.status === 404) await pages.drop(key);
    else if (files.isOfThisRelease(html)) await pages.put(key, html, response.headers);
    // The page belongs to another release, so look for a new service worker.
    else await scope.registration.update().catch(() => undefined);
    if (before) await notifyChanges(before, replies);
  },
});

/** Stores a page that was opened before the worker was active. */
export const cachePage = async (url: URL, files: Files): Promise<void> => {
  const key = pageKey(url);
  if (key !== null && isPageCacheable(url)) await fetchQuietly(sourceOf(url, key, files));
};

/** For pages that must not be stored, and for new ones: the network, or the bare shell when offline. */
const orShell = async (answer: Promise<Response>, files: Files): Promise<Response> => {
  const response = await answer.catch(() => Response.error());
  return response.type === 'error' ? ((await files.shell()) ?? response) : response;
};

export const answerPage = (workerRequest: WorkerRequest, files: Files): Promise<Response> => {
  const { request, url } = workerRequest;
  const key = pageKey(url);
  if (key === null) return orShell(fetch(request), files);
  const source = sourceOf(url, key, files);
  // A page with an unknown parameter is shown but not stored: the parameter may have changed it.
  const known = isPageCacheable(url) ? source : { ...source, store: () => Promise.resolve() };
  return orShell(cacheFirst(workerRequest, known), files);
};
