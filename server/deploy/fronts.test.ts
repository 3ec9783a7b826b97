import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { applySettings } from '../../src/delivery/applySettings';
import { serveDist } from '../static';
import { http2Client } from '../testing/askHttp2';
import { FRONT_HOST } from '../testing/frontConfig';
import type { FrontName } from '../testing/frontConfig';
import { hasFront, startFront } from '../testing/fronts';
import type { Front } from '../testing/fronts';

const script = 'console.log("shop");'.repeat(50);
const style = '.shop { color: red }'.repeat(50);
const built = applySettings(
  {
    html: `<!doctype html><title>Shop</title><script type="application/json" id="settings"></script><script>boot()</script>`,
  },
  { API_BASE_URL: 'https://api.example.com', CSP_REPORTS: '/csp-reports' },
);
const html = built.html + '<p>Shop</p>'.repeat(50);
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' };
const byScript = { accept: '*/*', 'sec-fetch-mode': 'cors' };

const writeDist = async (): Promise<string> => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(dist, 'static'));
  const put = async (name: string, text: string) => {
    await writeFile(join(dist, name), text);
    await writeFile(join(dist, `${name}.br`), brotliCompressSync(text));
    await writeFile(join(dist, `${name}.gz`), gzipSync(text));
  };
  await put('index.html', html);
  await put('sw.js', script);
  await put('static/main.1.js', script);
  await put('static/main.1.css', style);
  await writeFile(join(dist, 'static', 'small.1.js'), '1');
  await writeFile(join(dist, 'static', 'serif.1.woff2'), 'font');
  await writeFile(join(dist, 'favicon.svg'), '<svg/>');
  await writeFile(join(dist, 'site.webmanifest'), '{}');
  await writeFile(join(dist, 'licenses.txt'), 'react');
  await writeFile(join(dist, '.stamp'), 'hidden');
  await writeFile(join(dist, 'robots.txt'), 'User-agent: own');
  await mkdir(join(dist, 'sitemaps'));
  await writeFile(join(dist, 'sitemaps', 'pages.xml'), '<urlset/>');
  await writeFile(join(dist, 'security-headers.json'), JSON.stringify(built.headers));
  return dist;
};

const COMPARED = [
  ...Object.keys(built.headers).map((name) => name.toLowerCase()),
  'content-type',
  'content-encoding',
  'cache-control',
];

const REQUESTS: [name: string, path: string, headers: Record<string, string>][] = [
  ['the home page', '/', browser],
  ['the page by its file name', '/index.html', browser],
  ['a deep link', '/pd/linen-shirt/LSH-101?id=1', browser],
  ['an order with a dot in its code', '/account/orders/o/A.1', browser],
  ['a deep link with compression', '/ct/women/dresses', { ...browser, 'accept-encoding': 'gzip, deflate, br' }],
  ['a page for the service worker', '/cart', { accept: 'text/html', 'sec-fetch-mode': 'same-origin' }],
  ['a page for a client that accepts anything', '/pd/linen-shirt/LSH-101', { accept: '*/*' }],
  ['a page for a client without an Accept header', '/ft/best-sellers', {}],
  ['a missing file requested by a script', '/gone.json', byScript],
  ['a missing file requested by a client that accepts anything', '/gone.json', { accept: '*/*' }],
  ['a request for JSON at the address of a page', '/cart', { accept: 'application/json' }],
  ['a script', '/static/main.1.js', byScript],
  ['a script with brotli', '/static/main.1.js', { ...byScript, 'accept-encoding': 'gzip, deflate, br, zstd' }],
  ['a script with gzip only', '/static/main.1.js', { ...byScript, 'accept-encoding': 'gzip' }],
  ['a script with brotli excluded', '/static/main.1.js', { ...byScript, 'accept-encoding': 'br;q=0, gzip' }],
  ['a script too small to be compressed', '/static/small.1.js', { ...byScript, 'accept-encoding': 'br' }],
  ['a style sheet', '/static/main.1.css', { ...byScript, 'accept-encoding': 'br' }],
  ['a font', '/static/serif.1.woff2', byScript],
  ['a missing script of an earlier release', '/static/main.0.js', byScript],
  ['a missing script opened in the browser', '/static/main.0.js', browser],
  ['a folder', '/static/', browser],
  ['the service worker', '/sw.js', { ...byScript, 'accept-encoding': 'br' }],
  ['the icon', '/favicon.svg', byScript],
  ['the manifest', '/site.webmanifest', byScript],
  ['a sitemap', '/sitemaps/pages.xml', { accept: '*/*' }],
  ['robots.txt', '/robots.txt', { accept: '*/*' }],
  ['the licenses', '/licenses.txt', browser],
  ['a hidden file', '/.stamp', byScript],
  ['the file of security headers', '/security-headers.json', byScript],
  ['a compressed file by its own name', '/static/main.1.js.br', byScript],
];

const fronts: FrontName[] = ['nginx', 'caddy'];
const here = fronts.filter(hasFront);
for (const name of fronts.filter((one) => !here.includes(one))) {
  describe(`behind ${name}`, () => test.skip(`skipped: ${name} is not installed`, () => undefined));
}

for (const name of here)
  describe(`behind ${name}`, () => {
    let dist: string;
    let front: Front;
    let client: ReturnType<typeof http2Client>;
    const api = createServer((request, reply) => {
      reply.setHeader('Content-Type', 'application/json');
      reply.end(JSON.stringify({ asked: request.url, method: request.method, headers: request.headers }));
    });

    beforeAll(async () => {
      dist = await writeDist();
      api.listen(0, '127.0.0.1');
      await once(api, 'listening');
      front = await startFront(name, { dist, headers: built.headers, apis: [(api.address() as AddressInfo).port] });
      client = http2Client(front.url);
    });
    afterAll(async () => {
      client.close();
      await front.stop();
      api.closeAllConnections();
      api.close();
      await rm(dist, { recursive: true });
    });

    test.each(REQUESTS)('answers %s like the reference server', async (_name, path, headers) => {
      const reference = serveDist(dist, { publicOrigin: `https://${FRONT_HOST}` });
      const [given, expected] = await Promise.all([
        client.ask(path, headers),
        reference(new Request(`http://localhost${path}`, { headers })),
      ]);
      expect(given.status).toBe(expected.status);
      // Replies other than 200 may have the front's own body.
      if (expected.status !== 200) return;
      expect(given.body.equals(Buffer.from(await expected.arrayBuffer()))).toBe(true);
      const seen = (get: (header: string) => unknown) =>
        Object.fromEntries(COMPARED.map((header) => [header, get(header)?.toString().toLowerCase()]));
      expect(seen((header) => given.headers[header])).toEqual(
        seen((header) => expected.headers.get(header) ?? undefined),
      );
      if (expected.headers.has('content-encoding')) expect(given.headers.vary).toMatch(/accept-encoding/i);
    });

    test('answers 304 without a body when the page is unchanged', async () => {
      const { headers } = await client.ask('/', browser);
      const again = await client.ask('/', { ...browser, 'if-none-match': headers.etag ?? '' });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    });

    test('does not mark a missing file as immutable', async () => {
      expect((await client.ask('/static/main.0.js', byScript)).headers['cache-control'] ?? '').not.toContain(
        'immutable',
      );
    });

    test('forwards API calls with the caller’s address and protocol', async () => {
      const { status, body } = await client.ask('/api/v1/storefront/products/search?q=shirt', { accept: '*/*' });
      expect([status, JSON.parse(body.toString())]).toMatchObject([
        200,
        {
          asked: '/api/v1/storefront/products/search?q=shirt',
          headers: { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' },
        },
      ]);
    });

    test('serves the retailer’s own robots.txt, and forwards a missing sitemap.xml to the server', async () => {
      expect((await client.ask('/robots.txt')).body.toString()).toBe('User-agent: own');
      expect((await client.ask('/sitemap.xml')).body.toString()).toContain('"asked":"/sitemap.xml"');
    });

    test('does not forward the mails and the operator page of the reference server', async () => {
      for (const path of ['/outbox', '/operator']) {
        expect((await client.ask(path, browser)).body.toString()).not.toContain('"asked"');
      }
    });

    // Caddy has no built-in rate limit.
    if (name !== 'nginx') return;
    test('answers frequent sign-in attempts with 429 and Retry-After, and still answers reads', async () => {
      const tries = await Promise.all(
        Array.from({ length: 40 }, () => client.ask('/api/v1/storefront/customer/access', {}, '{}')),
      );
      const refused = tries.filter(({ status }) => status === 429);
      expect(tries.length - refused.length).toBeGreaterThanOrEqual(20);
      expect(refused.length).toBeGreaterThanOrEqual(15);
      expect(refused[0]?.headers['retry-after']).toBe('60');
      expect(JSON.parse(refused[0]?.body.toString() ?? '')).toMatchObject({ status: 0 });
      expect((await client.ask('/api/v1/business/get_details')).status).toBe(200);
    });
  });
