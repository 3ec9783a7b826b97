import { WIRE_CALLS } from '../../../src/testing/builders/calls';
import { twoGoods } from '../goods';
import { ama, shopClient, signUp } from '../shopClient';
import { bench } from './suite';
import type { Bench, OpenDatabase } from './suite';

/** The calls that need a signed-in customer. */
const guarded = WIRE_CALLS.flatMap(({ call, path, signedIn }) => {
  const [method = '', ownPath = ''] = call.split(' ');
  return signedIn ? [[method, path ?? ownPath] as const] : [];
});

export const accessRules = (open: OpenDatabase) =>
  describe('requests', () => {
    let b: Bench;
    beforeEach(async () => {
      b = await bench(open);
    });

    test.each(guarded)('%s %s answers 401 without a token', async (method, path) => {
      const text = method === 'POST' ? '{}' : undefined;
      const refused = await shopClient(b.shop).call(path, { method, ...(text === undefined ? {} : { text }) });
      expect(refused).toMatchObject({ http: 401, body: { status: 0, message: expect.any(String) } });
      expect(refused.headers.get('Cache-Control')).toBe('no-store');
    });

    test.each(['', 'wrong'])('answers 403 to the API key "%s"', async (key) => {
      const call = (path: string) => shopClient(b.shop).call(path, { headers: { 'X-Api-Key': key } });
      expect(await call('/business/get_details')).toMatchObject({
        http: 403,
        body: { status: 0, message: expect.any(String) },
      });
      expect((await call('/storefront/my-cart')).http).toBe(403);
      const other = shopClient(await b.reopen({ apiKey: 'other' }));
      expect((await other.get('/business/get_details')).http).toBe(403);
    });

    test.each(['{', '', 'null', '[]', '"text"', '{"email":5,"password":{}}'])(
      'answers 400 to the body %s',
      async (text) => {
        const refused = await shopClient(b.shop).call('/storefront/customer/access', { text, method: 'POST' });
        expect(refused).toMatchObject({ http: 400, body: { status: 0, message: expect.any(String) } });
      },
    );

    test('answers 413 to a body above 96 kB', async () => {
      const big = await shopClient(b.shop).post('/storefront/customer/access', {
        email: 'a'.repeat(97 * 1024),
        password: 'x',
      });
      expect(big).toMatchObject({ http: 413, body: { status: 0, message: expect.any(String) } });
    });

    test('answers 404 with an envelope to an unknown address', async () => {
      const missing = await shopClient(b.shop).get('/storefront/nothing');
      expect(missing).toMatchObject({ http: 404, body: { status: 0, message: expect.any(String) } });
    });

    test('answers 404 to an unknown picture', async () => {
      expect((await b.shop.fetch(new Request('http://localhost/media/no-such-picture.svg'))).status).toBe(404);
    });

    test('hides an unexpected error from the caller and personal data from the log', async () => {
      const lines: string[] = [];
      const broken = { ...b.database, query: () => Promise.reject(new Error(`row (${ama.email}) is bad`)) };
      const shop = await b.reopen({
        database: broken,
        log: (event, error) => lines.push(`${event} ${(error as Error).name}`),
      });
      const failed = await shopClient(shop).post('/storefront/customer/access', ama);
      expect(failed).toMatchObject({
        http: 500,
        body: { status: 0, message: 'Something went wrong. Please try again.' },
      });
      expect(lines).toEqual(['POST /api/v1/storefront/customer/access failed Error']);
      const written: unknown[] = [];
      jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void written.push(...words));
      await shopClient(await b.reopen({ database: broken })).post('/storefront/customer/access', ama);
      expect(written.join(' ')).toContain('POST /api/v1/storefront/customer/access failed: Error');
      expect(written.join(' ')).not.toContain(ama.email);
    });

    test('allows caching of public reads and revalidation of variants, and sends the shop’s date', async () => {
      const client = shopClient(b.shop);
      const first = await client.get('/storefront/product_categories');
      expect(first.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+/);
      const [goods] = await twoGoods(b.database);
      const variant = await client.get(`/storefront/product-variant/${goods.id}`);
      expect(variant.headers.get('Cache-Control')).toBe('public, no-cache');
      expect((await client.get('/storefront/product-variant/0')).headers.get('Cache-Control')).toBe('no-store');
      expect(first.headers.get('Date')).toBe('Sat, 21 Nov 2026 10:00:00 GMT');
    });

    test('allows cross-origin requests only from configured origins', async () => {
      const ask = (origin: string) =>
        named.fetch(
          new Request('http://localhost/api/v1/storefront/my-cart', {
            method: 'OPTIONS',
            headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
          }),
        );
      const named = await b.reopen({ allowedOrigins: ['https://shop.example'] });
      const preflight = await ask('https://shop.example');
      expect([preflight.status, preflight.headers.get('Access-Control-Allow-Origin')]).toEqual([
        204,
        'https://shop.example',
      ]);
      expect(preflight.headers.get('Access-Control-Allow-Headers')?.split(',')).toEqual([
        'Accept',
        'Authorization',
        'Content-Type',
        'Idempotency-Key',
        'X-Api-Key',
      ]);
      const reply = await shopClient(named).call('/business/get_details', {
        headers: { Origin: 'https://shop.example' },
      });
      expect(reply.headers.get('Access-Control-Expose-Headers')).toBe('Date,Retry-After');
      expect((await ask('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull();
      const other = await shopClient(b.shop).call('/business/get_details', {
        headers: { Origin: 'https://shop.example' },
      });
      expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull();
    });

    test('checks only ten of a hundred concurrent password guesses', async () => {
      await signUp(b.shop);
      const guess = () =>
        shopClient(b.shop).post('/storefront/customer/access', { email: ama.email, password: 'wrong' });
      const replies = await Promise.all(Array.from({ length: 100 }, guess));
      expect(replies.filter(({ http }) => http === 200)).toHaveLength(10);
      expect(replies.filter(({ http }) => http === 429)).toHaveLength(90);
    });

    test.each([
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', null],
    ])('encodes a long reply for the Accept-Encoding “%s” as %s', async (accept, encoding) => {
      const request = new Request('http://localhost/api/v1/storefront/products/search', {
        headers: { 'X-Api-Key': 'demo-key', 'Accept-Encoding': accept },
      });
      const reply = await b.shop.fetch(request);
      expect(reply.headers.get('Content-Encoding')).toBe(encoding);
      expect(reply.headers.get('Vary')).toMatch(/X-Api-Key.*Accept-Encoding/);
    });
  });
