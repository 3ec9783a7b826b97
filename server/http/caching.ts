import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { ShopEnv } from './context';

const etagOf = (body: Uint8Array): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);

/** Public caching with an ETag for reads that are the same for everybody. */
export const sharedCache = (cacheControl: string) =>
  createMiddleware<ShopEnv>(async (call, next) => {
    await next();
    if (call.res.status !== 200 || call.res.headers.has('Cache-Control')) return;
    const body = new Uint8Array(await call.res.clone().arrayBuffer());
    const etag = etagOf(body);
    // A weak tag, because the same reply may travel compressed.
    const headers = { 'Cache-Control': cacheControl, ETag: `W/${etag}`, Vary: 'X-Api-Key' };
    if (matches(call.req.header('if-none-match'), etag)) {
      call.res = undefined;
      call.res = new Response(null, { status: 304, headers });
      return;
    }
    for (const [name, value] of Object.entries(headers)) call.res.headers.set(name, value);
  });
