import { Hono } from 'hono';
import { readWidth } from '../catalogueFiles/pictureWidths';
import { readPicture } from '../demo/readPicture';
import { typeOf } from '../distFiles';
import type { ShopEnv } from '../http/context';

export const mediaRoutes = (mediaDir: string | undefined) =>
  new Hono<ShopEnv>().get('/:file', async (call) => {
    const file = call.req.param('file');
    const narrow = await readWidth(file, call.req.query('w'), mediaDir);
    const picture = narrow ?? (await readPicture(file, mediaDir));
    if (picture === undefined) return call.text('Not found', 404, { 'Cache-Control': 'no-store' });
    return call.body(new Uint8Array(picture), 200, {
      'Content-Type': narrow ? 'image/webp' : file.endsWith('.svg') ? 'image/svg+xml; charset=utf-8' : typeOf(file),
      'Cache-Control': 'public, max-age=31536000, immutable',
      // A picture opened by itself must run nothing and load nothing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
  });
