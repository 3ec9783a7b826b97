import type { CachedReply } from '../cache/cachedReply';
import { bodyFor } from '../cache/cachedReply';
import { acceptedEncodings } from './compress';
import type { ShopCall } from './context';
import { Refusal } from './envelope';

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);

// Stock is part of a product, so clients must revalidate each time and mostly get a 304.
export const alwaysRevalidate = 'public, no-cache';
export const cacheBriefly = 'public, max-age=30, stale-while-revalidate=300';

/** Sends a cached reply, or the `missing` message when there is none. */
export const sendCached = async (
  call: ShopCall,
  cacheControl: typeof alwaysRevalidate | typeof cacheBriefly,
  cached: Promise<CachedReply | undefined>,
  missing: string,
): Promise<Response> => {
  const reply = await cached;
  if (!reply) throw new Refusal(missing);
  const etag = `"${reply.etag}"`;
  // A weak tag, because the same reply may be sent in several encodings.
  const headers = { 'Cache-Control': cacheControl, ETag: `W/${etag}`, Vary: 'X-Api-Key, Accept-Encoding' };
  if (matches(call.req.header('if-none-match'), etag)) return call.body(null, 304, headers);
  const { body, encoding } = await bodyFor(reply, acceptedEncodings(call.req.header('accept-encoding')));
  const packing = encoding === undefined ? {} : { 'Content-Encoding': encoding };
  return call.body(body as Uint8Array<ArrayBuffer>, 200, {
    ...headers,
    ...packing,
    'Content-Type': 'application/json',
  });
};
