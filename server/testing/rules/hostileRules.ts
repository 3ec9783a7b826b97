import { wellFormed } from '../../../src/lib/searchTerm';
import { WIRE_CALLS } from '../../../src/testing/builders/calls';
import { fc } from '../../../src/testing/property';
import { shopClient, signUp } from '../shopClient';
import type { ShopClient } from '../shopClient';
import { bench } from './suite';
import type { OpenDatabase } from './suite';

/** A sample request of each call. */
const samples = WIRE_CALLS.map(({ call, path, body = {} }) => {
  const [method = '', template = ''] = call.split(' ');
  return { method, template, path: path ?? template, fields: Object.keys(body) };
});
const posts = samples.filter(({ method }) => method === 'POST');

/** Each call whose path or query has a parameter, up to the last one. */
const starts = samples.flatMap(({ method, template, path }) => {
  const start = template.includes('{') ? template.slice(0, template.lastIndexOf('{')) : /^.*[?&]\w+=/.exec(path)?.[0];
  return start === undefined || method === 'POST' ? [] : [[method, start.replace(/\{\w+\}/g, 'x')] as const];
});

const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', "'; DROP TABLE users; --", '%', '1e309', '-0', '9'.repeat(30), '\ud800', '__proto__'),
);

const hostileValue = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer(),
  fc.double(),
  fc.array(
    fc.record({ id: fc.oneof(fc.maxSafeInteger(), hostileText), quantity: fc.oneof(fc.maxSafeInteger(), hostileText) }),
  ),
);

/** No input may make the shop fail: it accepts it, or refuses it with a message. */
export const hostileRules = (open: OpenDatabase) =>
  describe('hostile input', () => {
    let client: ShopClient;
    beforeEach(async () => {
      const { shop } = await bench(open);
      client = shopClient(shop, (await signUp(shop)).token);
    });

    const calm = ({ http, body }: { http: number; body: { status?: number; message?: string } }) => {
      expect(http).toBeLessThan(500);
      expect(body.status).toEqual(expect.any(Number));
      if (body.status === 0) expect(body.message).toEqual(expect.any(String));
    };

    test.each(posts)('POST $path answers hostile fields without a 5xx', async ({ path, fields }) => {
      const bodies = fc.record(Object.fromEntries(fields.map((field) => [field, hostileValue])), { requiredKeys: [] });
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => calm(await client.post(path, body))),
        { numRuns: 25 },
      );
    });

    test.each(starts)('%s %s… answers hostile values without a 5xx', async (method, start) => {
      await fc.assert(
        fc.asyncProperty(hostileText, async (text) => {
          calm(await client.call(start + encodeURIComponent(wellFormed(text) || 'x'), { method }));
        }),
        { numRuns: 25 },
      );
    });
  });
