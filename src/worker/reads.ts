import { env } from '../config/env';
import { CACHE_PREFIX } from '../contract/workerMessages';
import { isRecord } from '../lib/isRecord';
import { parseJson } from '../lib/parseJson';
import { savesData } from '../lib/savesData';
import { type Asked, fetchQuietly, keptFirst, type Source } from './keptFirst';
import { type Kept, responseOf, shelf } from './shelf';
import { tellTabs } from './tabs';

/** A reply that brings something; a refusal is not for keeping. */
const isGood = (text: string): boolean => {
  const reply = parseJson(text);
  return isRecord(reply) && reply.status === 1;
};

const reads = shelf({ name: `${CACHE_PREFIX}reads`, most: 120, isGood });

const JSON_HEADERS = new Headers({ 'Content-Type': 'application/json' });

/** Stores a reply's text; a refusal invalidates the stored one. */
export const keepRead = (url: string, text: string): Promise<void> =>
  isGood(text) ? reads.keep(url, text, JSON_HEADERS) : reads.drop(url);

/** A temporary error does not invalidate the stored reply. */
const isRefusal = (status: number): boolean => status < 500 && status !== 408 && status !== 429;

const sourceOf = (url: string): Source => ({
  shelf: reads,
  key: url,
  ask: () => fetch(url, { headers: { Accept: 'application/json', 'X-Api-Key': env.apiKey }, credentials: 'omit' }),
  take: async (response, before: Kept | null) => {
    const text = await response.text();
    const isKept = response.status === 200 && isGood(text);
    if (isKept) await reads.keep(url, text, JSON_HEADERS);
    else if (isRefusal(response.status)) await reads.drop(url);
    else return;
    if (before && before.text !== text) await tellTabs({ type: 'renewed', url });
  },
});

/** Prefetches a read that is not stored, or not recently. */
export const fetchAhead = async (url: string): Promise<void> => {
  const kept = await reads.find(url);
  if (kept && kept.age !== 'spare') return;
  await fetchQuietly(sourceOf(url));
};

const fetchMissing = async (url: string): Promise<void> => {
  if ((await reads.find(url)) === null) await fetchAhead(url);
};

/**
 * A customer's own read goes to the network and is never stored. When the network does not answer, the public reply is
 * used; so it is requested a second time, without the token, when it is not stored.
 */
const inTheirName = async ({ event, request, url }: Asked): Promise<Response> => {
  try {
    const response = await fetch(request);
    if (response.ok && !savesData(navigator)) event.waitUntil(fetchMissing(url.href));
    return response;
  } catch {
    const kept = await reads.find(url.href);
    if (!kept) return Response.error();
    event.waitUntil(tellTabs({ type: 'unreachable' }));
    return responseOf(kept);
  }
};

export const answerRead = (asked: Asked): Promise<Response> =>
  asked.request.headers.has('Authorization') ? inTheirName(asked) : keptFirst(asked, sourceOf(asked.url.href));
