import type { random } from '../random';

export interface Line {
  serve: (request: Request) => Promise<Response>;
  /** A separate random source, so that the other faults of a seed do not change. */
  sockets: ReturnType<typeof random>;
  /** The back end recognises a repeated call by its idempotency key. */
  knowsKeys: boolean;
  onRepeat: (request: Request) => void;
}

/** Percentage of calls without credentials that reuse a connection of an earlier such call. */
const USED = 25;
const MOST_REPEATS = 6;

/**
 * The back end acts, and the connection is lost before the reply. If the connection was reused, the browser itself sends
 * the identical request again, and again when the next connection is lost; the page sees one call with one outcome. Calls
 * without credentials usually have a new connection: then they fail, and nothing is repeated.
 */
export const overReusedConnection = async (
  { serve, sockets, knowsKeys, onRepeat }: Line,
  request: Request,
): Promise<Response> => {
  const isUsed = request.credentials !== 'omit' || sockets.below(100) < USED;
  if (!isUsed) {
    await serve(request);
    throw new TypeError('the connection was lost');
  }
  const underWay: Promise<Response>[] = [];
  for (let left = 1 + sockets.below(MOST_REPEATS); left > 0; left -= 1) {
    underWay.push(serve(request.clone()));
    onRepeat(request);
    // The back end may still process the previous request. Without keys, a late order could not be detected in time.
    if (!knowsKeys || sockets.below(2) === 0) await Promise.all(underWay);
  }
  const [reply] = await Promise.all([serve(request), ...underWay]);
  if (sockets.below(100) < 40) throw new TypeError('the last connection was lost too');
  return reply;
};
