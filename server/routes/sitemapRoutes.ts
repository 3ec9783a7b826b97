import { Hono } from 'hono';
import type { Context } from 'hono';
import { robotsText } from '../domain/crawlerTexts';
import { indexFile, pagesFile, productsFile } from '../domain/sitemap';
import type { ShopEnv } from '../http/context';

const hour = 3600;

const xml = (call: Context<ShopEnv>, text: string | undefined) =>
  text === undefined
    ? call.text('Not found', 404, { 'Cache-Control': 'no-store' })
    : call.body(text, 200, {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': `public, max-age=${hour}`,
      });

/** Serves robots.txt and the sitemap files. */
export const sitemapRoutes = new Hono<ShopEnv>()
  .get('/robots.txt', (call) =>
    call.text(robotsText(call.get('shop').originOf(call.req.raw)), 200, { 'Cache-Control': `public, max-age=${hour}` }),
  )
  .get('/sitemap.xml', async (call) => {
    const { database, originOf } = call.get('shop');
    return xml(call, await indexFile(database, originOf(call.req.raw)));
  })
  .get('/sitemaps/:file', async (call) => {
    const { database, originOf } = call.get('shop');
    const origin = originOf(call.req.raw);
    const file = call.req.param('file');
    if (file === 'pages.xml') return xml(call, await pagesFile(database, origin));
    const [, number] = /^products-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
    return xml(call, number === undefined ? undefined : await productsFile(database, Number(number), origin));
  });
