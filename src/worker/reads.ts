import { env } from '../config/env';
import { readNumber } from '../contract/plainReaders';
import { CACHE_PREFIX } from '../contract/workerMessages';
import { isRecord, parseJson } from '../lib/json';
import { savesData } from '../lib/savesData';
import { type WorkerRequest, fetchQuietly, cacheFirst, type Source } from './cacheFirst';
import { type CachedResponse, toResponse, replyCache } from './replyCache';
import { notifyTabs } from './tabs';

/** Stored replies that tabs are about to read. They are not refreshed again: that would never end. */
const awaited = new Set<string>();

/** Notifies the tabs that a reply which they may show has changed; if it is stored, they read it from the cache. */
export const notifyRenewed = (url: string, isStored: boolean): Promise<void> => {
  if (isStored) awaited.add(url);
  return notifyTabs({ type: 'renewed', url });
};

const statusOf = (text: string): unknown => {
  const reply = parseJson(text);
  return isRecord(reply) ? reply.status : undefined;
};

/** Whether the reply is a success; a refusal is not cached. */
const isGood = (text: string): boolean => readNumber(statusOf(text)) === 1;

const reads = replyCache({ name: `${CACHE_PREFIX}reads`, most: 120, isGood });

const JSON_HEADERS = new Headers({ 'Content-Type': 'application/json' });

/** Stores a reply's text; a refusal invalidates the stored one. */
export const cacheRead = (url: string, text: string): Promise<void> =>
  isGood(text) ? reads.put(url, text, JSON_HEADERS) : reads.drop(url);

/** A temporary error or an unreadable reply, such as a proxy's page, does not invalidate the stored one. */
const isRefusal = (status: number, text: string): boolean =>
  status === 200 ? statusOf(text) !== undefined : status < 500 && status !== 408 && status !== 429;

const sourceOf = (url: string): Source => ({
  cache: reads,
  key: url,
  takeAwaited: () => awaited.delete(url),
  refetch: () => fetch(url, { headers: { Accept: 'application/json', 'X-Api-Key': env.apiKey }, credentials: 'omit' }),
  store: async (response, before: CachedResponse | null) => {
    const text = await response.text();
    const isStored = response.status === 200 && isGood(text);
    if (isStored) await reads.put(url, text, JSON_HEADERS);
    else if (isRefusal(response.status, text)) await reads.drop(url);
    else return;
    if (before && before.text !== text) await notifyRenewed(url, isStored);
  },
});

/** Prefetches a read that is not stored, or not recently. */
export const prefetchRead = async (url: string): Promise<void> => {
  const cached = await reads.find(url);
  if (cached && cached.age !== 'fallback') return;
  await fetchQuietly(sourceOf(url));
  awaited.add(url);
};

const fetchMissing = async (url: string): Promise<void> => {
  if ((await reads.find(url)) === null) await prefetchRead(url);
};

/**
 * A customer's own read goes to the network and is never stored. When the network does not answer, the stored public
 * reply is used; to have one, a successful read is also requested without the token if none is stored yet.
 */
const answerForCustomer = async ({ event, request, url }: WorkerRequest): Promise<Response> => {
  try {
    const response = await fetch(request);
    if (response.ok && !savesData(navigator)) event.waitUntil(fetchMissing(url.href));
    return response;
  } catch {
    const cached = await reads.find(url.href);
    if (!cached || request.signal.aborted) return Response.error();
    event.waitUntil(notifyTabs({ type: 'unreachable' }));
    return toResponse(cached);
  }
};

export const answerRead = (workerRequest: WorkerRequest): Promise<Response> =>
  workerRequest.request.headers.has('Authorization')
    ? answerForCustomer(workerRequest)
    : cacheFirst(workerRequest, sourceOf(workerRequest.url.href));
