import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { serveDist } from './static';

const page = '<!doctype html><title>Shop</title>';
const script = 'console.log("shop");'.repeat(20);
const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('serveDist', () => {
  let dist: string;
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    serveDist(dist)(new Request(`http://localhost${path}`, { headers, method }));

  beforeAll(async () => {
    const root = await mkdtemp(join(tmpdir(), 'dist-'));
    dist = join(root, 'dist');
    await mkdir(join(dist, 'static'), { recursive: true });
    await writeFile(join(root, 'secret.txt'), 'secret');
    await writeFile(join(dist, 'index.html'), page);
    await writeFile(join(dist, 'robots.txt'), 'User-agent: *');
    await writeFile(join(dist, '.env'), 'KEY=1');
    await writeFile(join(dist, 'static', 'main.abc.js'), script);
    await writeFile(join(dist, 'static', 'main.abc.js.br'), brotliCompressSync(script));
    await writeFile(join(dist, 'static', 'main.abc.js.gz'), gzipSync(script));
    await writeFile(
      join(dist, 'security-headers.json'),
      JSON.stringify({ 'Content-Security-Policy': "default-src 'self'", 'Strict-Transport-Security': 'max-age=1' }),
    );
  });
  afterAll(() => rm(join(dist, '..'), { recursive: true }));

  test('serves hashed files as immutable, in the compression that the client accepts', async () => {
    const packed = await ask('/static/main.abc.js', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(packed.headers.get('Content-Encoding')).toBe('br');
    expect(packed.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(packed.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(packed.headers.get('Vary')).toBe('Accept-Encoding');
    expect(Buffer.from(await packed.arrayBuffer()).equals(brotliCompressSync(script))).toBe(true);
    expect((await ask('/static/main.abc.js', { 'Accept-Encoding': 'gzip' })).headers.get('Content-Encoding')).toBe(
      'gzip',
    );
    const plain = await ask('/static/main.abc.js');
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
  });

  test.each(['/', '/index.html', '/cart', '/pd/shirt/LSH-101?id=1', '/account/orders/o/ORD-1'])(
    'serves the page for %s with its policy and Cache-Control: no-cache',
    async (path) => {
      const reply = await ask(path, browser);
      expect([reply.status, await reply.text()]).toEqual([200, page]);
      expect(reply.headers.get('Cache-Control')).toBe('no-cache');
      expect(reply.headers.get('X-Robots-Tag')).toBeNull();
      expect(reply.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
    },
  );

  test.each(['/no/such/page', '/404', '/pd/shirt', '/ct/a/b/c/d/e/f', '/gone.html'])(
    'answers 404 with the page and noindex for %s, which is no page of the shop',
    async (path) => {
      const reply = await ask(path, browser);
      expect([reply.status, await reply.text()]).toEqual([404, page]);
      expect(reply.headers.get('X-Robots-Tag')).toBe('noindex');
      expect(reply.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
      const again = await ask(path, { ...browser, 'If-None-Match': reply.headers.get('ETag') ?? '' });
      expect(again.status).toBe(404);
    },
  );

  test.each(['/static/gone.js', '/media/gone.svg', '/api/v2/x', '/static/', '/static'])(
    'answers 404 for %s even to a browser',
    async (path) => {
      expect((await ask(path, browser)).status).toBe(404);
    },
  );

  test('serves the page to a same-origin request of the service worker', async () => {
    const reply = await ask('/pd/shirt/LSH-101', { Accept: 'text/html', 'Sec-Fetch-Mode': 'same-origin' });
    expect([reply.status, await reply.text()]).toEqual([200, page]);
  });

  test.each([{ Accept: '*/*' }, {}, { Accept: 'image/*,*/*;q=0.8' }])(
    'serves the page to crawlers and link previews that send %j',
    async (headers) => {
      const reply = await ask('/pd/shirt/LSH-101?id=1', headers);
      expect([reply.status, await reply.text()]).toEqual([200, page]);
    },
  );

  test('answers 404 instead of the page to scripts, JSON requests and requests for missing files', async () => {
    expect((await ask('/gone.json', { Accept: '*/*' })).status).toBe(404);
    expect((await ask('/pd/shirt/LSH-101', { Accept: '*/*', 'Sec-Fetch-Mode': 'cors' })).status).toBe(404);
    expect((await ask('/pd/shirt/LSH-101', { Accept: 'application/json' })).status).toBe(404);
    expect((await ask('/gone.json', { ...browser, 'Sec-Fetch-Mode': 'cors' })).status).toBe(404);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/static/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/.env',
    '/security-headers.json',
    '/static/main.abc.js.br',
    '/%00',
    '/%E0%A4%A',
  ])('answers “Not found” for %s without revealing the file', async (path) => {
    const reply = await ask(path, { Accept: '*/*' });
    expect([reply.status, await reply.text()]).toEqual([404, 'Not found']);
  });

  test('revalidates other files by ETag', async () => {
    const reply = await ask('/robots.txt');
    expect(reply.headers.get('Cache-Control')).toBe('no-cache');
    const again = await ask('/robots.txt', { 'If-None-Match': reply.headers.get('ETag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('answers 405 to POST, and HEAD without a body', async () => {
    expect((await ask('/', browser, 'POST')).status).toBe(405);
    const head = await ask('/', browser, 'HEAD');
    expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([
      200,
      String(page.length),
      '',
    ]);
  });

  test('sends Strict-Transport-Security except on localhost', async () => {
    expect((await ask('/', browser)).headers.get('Strict-Transport-Security')).toBeNull();
    const elsewhere = await serveDist(dist)(new Request('https://shop.example/', { headers: browser }));
    expect(elsewhere.headers.get('Strict-Transport-Security')).toBe('max-age=1');
    expect(elsewhere.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('answers 503 when the shop has not been built', async () => {
    expect((await serveDist(join(dist, 'none'))(new Request('http://localhost/', { headers: browser }))).status).toBe(
      503,
    );
  });
});
