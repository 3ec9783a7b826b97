import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readFirstReplies } from '../../src/contract/firstReplies';
import { serveDist } from '../static';
import { createTestShop } from '../testing/testShop';
import type { TestShop } from '../testing/testShop';
import { emptyDataBlock } from './dataBlock';
import { cachedPages } from './cachedPages';

const html = `<!doctype html><head><title>Shop</title><meta name=description content="Shop with flexibility">${emptyDataBlock}</head><body></body>`;
const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('a page with its first replies', () => {
  let dist: string;
  let shop: TestShop;
  let product: { id: number; slug: string; code: string; summary: string };

  const server = () =>
    serveDist(dist, { makePage: cachedPages({ fetch: shop.fetch, apiKey: 'demo-key' }, { timeoutMs: 20_000 }) });
  const ask = (path: string, headers: Record<string, string> = {}, { method = 'GET', serve = server() } = {}) =>
    serve(new Request(`http://localhost${path}`, { headers: { ...browser, ...headers }, method }));
  const call = async (path: string): Promise<unknown> =>
    (await shop.fetch(new Request(`http://localhost/api/v1${path}`, { headers: { 'X-Api-Key': 'demo-key' } }))).json();
  const embeddedIn = (text: string) => {
    const page = new DOMParser().parseFromString(text, 'text/html');
    return readFirstReplies(page.getElementById('first-replies')?.textContent ?? '');
  };

  const setSummary = (summary: string) =>
    shop.database.query('UPDATE products SET summary = $2::json WHERE id = $1', [product.id, summary]);
  const setTitle = (title: string) => setSummary(JSON.stringify({ ...(JSON.parse(product.summary) as object), title }));

  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'dist-'));
    await writeFile(join(dist, 'index.html'), html);
    await writeFile(join(dist, 'index.html.br'), brotliCompressSync(html));
    shop = await createTestShop();
    [product] = (await shop.database.query<typeof product>(
      'SELECT id, slug, code, summary::text AS summary FROM products ORDER BY id LIMIT 1',
    )) as [typeof product];
  });
  afterAll(async () => {
    // The catalogue is shared with the tests of other files.
    await setSummary(product.summary);
    await rm(dist, { recursive: true });
  });

  test.each([
    ['/', ['/storefront/get-sliders', '/business/get_details'], []],
    ['/items/search', ['/business/get_details'], ['/storefront/products/search']],
    ['/ct/women', ['/storefront/product_categories'], ['/storefront/category_products/women']],
    ['/contact', ['/business/get_details', '/storefront/main_product_categories'], []],
  ])('embeds the replies and excerpts that %s reads first', async (path, replies, excerpts) => {
    const embedded = embeddedIn(await (await ask(path)).text());
    expect(Object.keys(embedded.replies)).toEqual(expect.arrayContaining(replies));
    expect(Object.keys(embedded.excerpts)).toEqual(excerpts);
    for (const [name, reply] of Object.entries(embedded.replies)) expect(reply).toEqual(await call(name));
  });

  test.each([
    ['/pd/no-such/NONE?id=1', 404],
    ['/ct/no-such', 404],
    ['/ct/women/no-such', 404],
    ['/ft/no-such', 404],
    ['/no/such/page', 404],
    ['/ct/women', 200],
    ['/ct/no-such/women/any/type', 200],
    ['/ft/best-sellers', 200],
    ['/items/search?q=no-such', 200],
    ['/cart', 200],
  ])('answers %s with HTTP %i and the page', async (path, status) => {
    const reply = await ask(path);
    expect([reply.status, reply.headers.get('X-Robots-Tag')]).toEqual([status, status === 404 ? 'noindex' : null]);
    expect(embeddedIn(await reply.text()).replies).toHaveProperty(['/business/get_details']);
  });

  test('does not judge an address by its own catalogue when the page reads another API', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'dist-'));
    await writeFile(join(elsewhere, 'index.html'), html.replace('data-api="', 'data-api="https://api.example.com'));
    const makePage = cachedPages({ fetch: shop.fetch, apiKey: 'demo-key' }, { timeoutMs: 20_000 });
    const serve = serveDist(elsewhere, { makePage });
    expect((await ask('/ct/no-such', {}, { serve })).status).toBe(200);
    expect((await ask('/no/such/page', {}, { serve })).status).toBe(404);
    await rm(elsewhere, { recursive: true });
  });

  const previewOf = async (path: string) => {
    const head = new DOMParser().parseFromString(await (await ask(path)).text(), 'text/html').head;
    const content = (name: string) => head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
    return {
      tab: head.querySelector('title')?.textContent,
      title: content('title'),
      type: content('type'),
      image: content('image'),
      site: content('site_name'),
      description: head.querySelector('meta[name=description]')?.getAttribute('content'),
    };
  };

  test.each([
    ['/', 'Shop with flexibility – Kasa & Co', 'website'],
    ['/ct/women', 'Women – Kasa & Co', 'website'],
    ['/ft/best-sellers', 'Best Sellers – Kasa & Co', 'website'],
  ])('serves the link preview of %s in the HTML, without a script', async (path, title, type) => {
    expect(await previewOf(path)).toMatchObject({ tab: title, title, type, site: 'Kasa & Co' });
  });

  test('includes the type and title in the link preview of a product, and a picture that is no SVG', async () => {
    await setSummary(product.summary);
    const shown = await previewOf(`/pd/${product.slug}/${product.code}?id=${product.id}`);
    expect(shown).toMatchObject({ type: 'product', image: 'http://localhost/preview.png' });
    expect(shown.title).toContain('Kasa & Co');
    expect(shown.tab).toBe(shown.title);
  });

  test.each([
    [undefined, 'http://localhost/'],
    ['https://shop.example/', 'https://shop.example/'],
  ])('ignores the Host header when the public origin is %s', async (publicOrigin, origin) => {
    const makePage = cachedPages({ fetch: shop.fetch, apiKey: 'demo-key' }, { timeoutMs: 20_000, publicOrigin });
    const address = `http://thief.example/pd/${product.slug}/${product.code}?id=${product.id}`;
    const reply = await serveDist(dist, { publicOrigin, makePage })(new Request(address, { headers: browser }));
    const text = await reply.text();
    expect(text).toContain(`property="og:image" content="${origin}preview.png`);
    expect(text).not.toContain('thief.example');
  });

  test('keeps the built title and description on a page without a link preview', async () => {
    const { tab, title, description } = await previewOf('/cart');
    expect([tab, title, description]).toEqual(['Shop', undefined, 'Shop with flexibility']);
  });

  test('compresses the page with the requested encoding and sends its length', async () => {
    const serve = server();
    const plain = await (await ask('/', {}, { serve })).text();
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const reply = await ask('/', { 'Accept-Encoding': encoding }, { serve });
      const body = Buffer.from(await reply.arrayBuffer());
      expect(reply.headers.get('Content-Encoding')).toBe(encoding);
      expect(reply.headers.get('Content-Length')).toBe(String(body.length));
      expect(unpack(body).toString()).toBe(plain);
    }
  });

  test('sends the headers of every page, and the same ones without a body for HEAD', async () => {
    const head = await ask('/', {}, { method: 'HEAD' });
    const full = await ask('/');
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers));
    expect(full.headers.get('Cache-Control')).toBe('no-cache');
    expect(full.headers.get('Vary')).toBe('Accept-Encoding');
    expect(full.headers.get('Content-Length')).toBe(String(Buffer.byteLength(await full.text())));
    expect(await head.text()).toBe('');
  });

  test('answers 304 while the replies are unchanged, and sends the whole page once one has changed', async () => {
    const path = `/pd/${product.slug}/${product.code}?id=${product.id}`;
    const etag = (await ask(path)).headers.get('ETag') ?? '';
    const same = await ask(path, { 'If-None-Match': etag });
    expect([same.status, await same.text()]).toEqual([304, '']);
    await setTitle('Another');
    const changed = await ask(path, { 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('"title":"Another"');
  });

  test('ignores the caller’s credentials and cookies', async () => {
    const anonymous = await (await ask('/')).text();
    const known = await (await ask('/', { Authorization: 'Bearer x', Cookie: 'a=b', 'X-Api-Key': 'other' })).text();
    expect(known).toBe(anonymous);
  });

  test('sends the page as built when the API refuses every call', async () => {
    const makePage = cachedPages({ fetch: shop.fetch, apiKey: 'another key' }, { timeoutMs: 20_000 });
    const reply = await ask('/', { 'Accept-Encoding': 'br' }, { serve: serveDist(dist, { makePage }) });
    expect(Buffer.from(await reply.arrayBuffer()).equals(brotliCompressSync(html))).toBe(true);
  });
});
