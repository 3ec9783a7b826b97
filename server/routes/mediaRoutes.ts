import { Hono } from 'hono';
import { readPicture } from '../demo/readPicture';
import type { ShopEnv } from '../http/context';

export const mediaRoutes = new Hono<ShopEnv>().get('/:file', async (call) => {
  const svg = await readPicture(call.req.param('file'));
  if (svg === undefined) return call.text('Not found', 404, { 'Cache-Control': 'no-store' });
  return call.body(svg, 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
    // A picture opened by itself must run nothing and load nothing.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
});
