import type { random } from '../random';

export interface Line {
  serve: (request: Request) => Promise<Response>;
  /** Chance of its own, so that the other mishaps of a seed stay what they are. */
  sockets: ReturnType<typeof random>;
  /** The back end recognises a call that it had before. */
  knowsKeys: boolean;
  onRepeat: (request: Request) => void;
}

/** Of a hundred calls without credentials, so many find a connection that such a call has left behind. */
const USED = 25;
const MOST_REPEATS = 6;

/**
 * The back end acts, and the connection dies instead of answering. When the connection was used before, the browser
 * itself sends the same request again, to the letter, and again when the next one dies; the page sees one call with one
 * end. Calls without credentials usually have a connection that is new: then they fail, and nothing is repeated.
 */
export const overDyingSocket = async (
  { serve, sockets, knowsKeys, onRepeat }: Line,
  request: Request,
): Promise<Response> => {
  const isUsed = request.credentials !== 'omit' || sockets.below(100) < USED;
  if (!isUsed) {
    await serve(request);
    throw new TypeError('the connection died');
  }
  const underWay: Promise<Response>[] = [];
  for (let left = 1 + sockets.below(MOST_REPEATS); left > 0; left -= 1) {
    underWay.push(serve(request.clone()));
    onRepeat(request);
    // The back end may still be at work on the one before. Without keys nobody could see such a latecomer in time.
    if (!knowsKeys || sockets.below(2) === 0) await Promise.all(underWay);
  }
  const [reply] = await Promise.all([serve(request), ...underWay]);
  if (sockets.below(100) < 40) throw new TypeError('the last connection died too');
  return reply;
};
