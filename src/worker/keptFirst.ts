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
  /** Asks anew, in nobody's name. */
  ask: () => Promise<Response>;
  /** Puts an answer on the shelf, or takes from it what the answer has made untrue. */
  take: (response: Response, before: Kept | null) => Promise<void>;
}

/** Asks for what nobody waits for: a failure changes nothing. */
export const fetchQuietly = ({ ask, take }: Source): Promise<void> =>
  ask()
    .then((response) => take(response, null))
    .catch(() => undefined);

const renew = async ({ ask, take }: Source, before: Kept): Promise<void> => {
  const response = await ask().catch(() => null);
  if (response) await take(response, before);
  else await tellTabs({ type: 'unreachable' });
};

/** From the network; what is kept stands in only where nobody answers at all: a fault that is answered stays one. */
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

/** What is kept, while it is young, and asked for anew behind it; else from the network. */
export const keptFirst = async (asked: Asked, source: Source): Promise<Response> => {
  const kept = await source.shelf.find(source.key);
  if (kept === null || kept.age === 'spare' || wantsNew(asked.request)) return fromNetwork(asked, source, kept);
  if (kept.age === 'shown') asked.event.waitUntil(renew(source, kept).catch(() => undefined));
  return responseOf(kept);
};
