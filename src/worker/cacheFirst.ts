import type { ExtendableEvent } from './scope';
import { type CachedResponse, toResponse, type ReplyCache } from './replyCache';
import { notifyTabs } from './tabs';

export interface WorkerRequest {
  event: ExtendableEvent;
  request: Request;
  url: URL;
}

export interface Source {
  cache: ReplyCache;
  key: string;
  /** Requests the reply again, without a token. */
  refetch: () => Promise<Response>;
  /** Stores a reply, or removes the stored one that the reply invalidates. */
  store: (response: Response, before: CachedResponse | null) => Promise<void>;
  /** Takes the mark that the worker has just requested this reply for a tab: a second request would only repeat it. */
  takeAwaited?: () => boolean;
}

/** A background request: an error changes nothing. */
export const fetchQuietly = ({ refetch, store }: Source): Promise<void> =>
  refetch()
    .then((response) => store(response, null))
    .catch(() => undefined);

const renew = async ({ refetch, store }: Source, before: CachedResponse): Promise<void> => {
  const response = await refetch().catch(() => null);
  if (response) await store(response, before);
  else await notifyTabs({ type: 'unreachable' });
};

/**
 * Network first; the stored reply is used only when there is no answer at all: an error response is returned as it is.
 */
const fromNetwork = async (
  { event, request }: WorkerRequest,
  { store }: Source,
  spare: CachedResponse | null,
): Promise<Response> => {
  try {
    const response = await fetch(request);
    event.waitUntil(store(response.clone(), null).catch(() => undefined));
    return response;
  } catch {
    // The page no longer waits for an aborted request, which does not mean that the network is down.
    if (!spare || request.signal.aborted) return Response.error();
    event.waitUntil(notifyTabs({ type: 'unreachable' }));
    return toResponse(spare);
  }
};

/** The shopper has pressed reload. */
const wantsNew = ({ cache }: Request): boolean => cache === 'no-cache' || cache === 'reload' || cache === 'no-store';

/** Returns a recent stored reply and refreshes it in the background; else uses the network. */
export const cacheFirst = async (workerRequest: WorkerRequest, source: Source): Promise<Response> => {
  const cached = await source.cache.find(source.key);
  if (cached === null || cached.age === 'fallback' || wantsNew(workerRequest.request))
    return fromNetwork(workerRequest, source, cached);
  const isCurrent = source.takeAwaited?.() === true && cached.age === 'fresh';
  if (!isCurrent) workerRequest.event.waitUntil(renew(source, cached).catch(() => undefined));
  return toResponse(cached);
};
