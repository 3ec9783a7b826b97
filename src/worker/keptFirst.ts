import type { Lasting } from './scope';
import { type Kept, responseOf, type Shelf } from './shelf';
import { tellTabs } from './tabs';

export interface Asked {
  event: Lasting;
  request: Request;
  url: URL;
}

export interface Source {
  shelf: Shelf;
  key: string;
  /** Requests the reply again, without a token. */
  ask: () => Promise<Response>;
  /** Stores a reply, or removes the stored one that the reply invalidates. */
  take: (response: Response, before: Kept | null) => Promise<void>;
}

/** A background request: a failure changes nothing. */
export const fetchQuietly = ({ ask, take }: Source): Promise<void> =>
  ask()
    .then((response) => take(response, null))
    .catch(() => undefined);

const renew = async ({ ask, take }: Source, before: Kept): Promise<void> => {
  const response = await ask().catch(() => null);
  if (response) await take(response, before);
  else await tellTabs({ type: 'unreachable' });
};

/**
 * Network first; the stored reply is used only when there is no answer at all: an error response is returned as it is.
 */
const fromNetwork = async ({ event, request }: Asked, { take }: Source, spare: Kept | null): Promise<Response> => {
  try {
    const response = await fetch(request);
    event.waitUntil(take(response.clone(), null).catch(() => undefined));
    return response;
  } catch {
    if (!spare) return Response.error();
    event.waitUntil(tellTabs({ type: 'unreachable' }));
    return responseOf(spare);
  }
};

/** The shopper has pressed reload. */
const wantsNew = ({ cache }: Request): boolean => cache === 'no-cache' || cache === 'reload' || cache === 'no-store';

/** Returns a recent stored reply and refreshes it in the background; else uses the network. */
export const keptFirst = async (asked: Asked, source: Source): Promise<Response> => {
  const kept = await source.shelf.find(source.key);
  if (kept === null || kept.age === 'spare' || wantsNew(asked.request)) return fromNetwork(asked, source, kept);
  if (kept.age === 'shown') asked.event.waitUntil(renew(source, kept).catch(() => undefined));
  return responseOf(kept);
};
