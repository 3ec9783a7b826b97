import { runOperator } from '../../domain/operator';
import type { TestShop } from '../testShop';
import { bench, day, minute } from './suite';
import type { Bench, OpenDatabase } from './suite';

const page = 'https://shop.example/account/orders/o/ORD-7Q2?mail=ama@example.com#top';
const script = 'https://shop.example/static/main.abc.js?v=1';

const older = (fields: Record<string, string> = {}) => ({
  'csp-report': {
    'document-uri': page,
    'violated-directive': "script-src 'self'",
    'blocked-uri': 'https://evil.example/steal/ama@example.com?token=abc',
    'source-file': script,
    'script-sample': 'alert("ama@example.com")',
    ...fields,
  },
});
const newer = (...blocked: string[]) =>
  blocked.map((blockedURL) => ({
    type: 'csp-violation',
    user_agent: 'Browser/1',
    body: { documentURL: page, effectiveDirective: 'img-src', blockedURL, sourceFile: script, sample: 'secret' },
  }));

const send = async (shop: TestShop, body: unknown, address = '10.0.0.1', method = 'POST'): Promise<number> => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'Content-Type': 'application/csp-report', 'Content-Length': String(text.length) };
  const request = new Request('http://localhost/csp-reports', {
    method,
    headers,
    ...(method === 'POST' && { body: text }),
  });
  return (await shop.fetch(request, { address })).status;
};

export const reportRules = (open: OpenDatabase) =>
  describe('reports of policy violations', () => {
    let b: Bench;
    const shown = () => runOperator(b.database, ['reports']);
    beforeEach(async () => {
      b = await bench(open);
    });

    test('counts reports of both formats by kind, and lists them for the operator', async () => {
      expect(await shown()).toEqual(['Nothing yet']);
      expect(await send(b.shop, older())).toBe(204);
      b.pass(day);
      expect(await send(b.shop, older())).toBe(204);
      b.pass(minute);
      expect(await send(b.shop, newer('inline', 'data:text/html,x'))).toBe(204);
      expect((await shown()).sort()).toEqual([
        '1 ×  2026-11-22 to 2026-11-22  img-src refused data:  at /account/orders  by /static/main.abc.js',
        '1 ×  2026-11-22 to 2026-11-22  img-src refused inline  at /account/orders  by /static/main.abc.js',
        '2 ×  2026-11-21 to 2026-11-22  script-src refused https://evil.example  at /account/orders  by /static/main.abc.js',
      ]);
    });

    test('stores no query, e-mail address, order code, sample or browser', async () => {
      await send(b.shop, older());
      await send(b.shop, newer('https://cdn.example/ama@example.com?token=abc'));
      const stored = JSON.stringify(await b.database.query('SELECT * FROM csp_reports'));
      expect(stored).toContain('evil.example');
      expect(stored).not.toMatch(/ama@|token|ORD-|alert|secret|Browser|10\.0\.0|\?|#/);
    });

    test.each([
      ['a report caused by an extension', older({ 'source-file': 'moz-extension://1234/content.js' })],
      ['a report about a file of an extension', older({ 'blocked-uri': 'chrome-extension://1234/x.js' })],
      ['a report of about:blank', older({ 'document-uri': 'about:blank' })],
      ['a report with an invalid directive', older({ 'violated-directive': '<b>hello</b>' })],
      ['a report of another type', [{ ...newer('inline')[0], type: 'deprecation' }]],
    ])('does not store %s', async (_name, body) => {
      expect(await send(b.shop, body)).toBe(204);
      expect(await shown()).toEqual(['Nothing yet']);
    });

    test.each([['{'], ['null'], ['"text"'], ['{"csp-report":5}'], ['[{"type":1}]']])(
      'answers 400 to the body %s',
      async (text) => {
        expect(await send(b.shop, text)).toBe(400);
        expect(await shown()).toEqual(['Nothing yet']);
      },
    );

    test('answers 413 to a report that is too long', async () => {
      expect(await send(b.shop, older({ 'source-file': 'x'.repeat(16 * 1024) }))).toBe(413);
    });

    test('accepts twenty reports a minute from one sender and two hundred from all senders', async () => {
      const answers = async (count: number, address: (index: number) => string) => {
        const seen: number[] = [];
        for (let index = 0; index < count; index += 1) seen.push(await send(b.shop, '{', address(index)));
        return seen.map((status) => status === 429);
      };
      expect(await answers(21, () => '10.0.0.1')).toEqual([...Array<boolean>(20).fill(false), true]);
      expect((await answers(181, (index) => `10.0.1.${index}`)).indexOf(true)).toBe(180);
      b.pass(minute);
      expect(await answers(1, () => '10.0.0.1')).toEqual([false]);
    });

    test('reads twenty entries of a report, and stores the latest two hundred kinds for thirty days', async () => {
      const many = (from: number, count: number) =>
        newer(...Array.from({ length: count }, (_, index) => `https://x${from + index}.example/`));
      expect(await send(b.shop, many(0, 25))).toBe(204);
      expect(await shown()).toHaveLength(20);
      for (let batch = 1; batch <= 11; batch += 1) {
        b.pass(minute);
        await send(b.shop, many(batch * 100, 20));
      }
      const lines = await shown();
      expect(lines).toHaveLength(200);
      expect(lines.filter((line) => /x\d{1,2}\.example/.test(line))).toEqual([]);
      b.pass(31 * day);
      await send(b.shop, older());
      expect(await shown()).toHaveLength(1);
    });

    test('accepts reports from another origin, and answers 404 to reads', async () => {
      const ask = (method: string) =>
        b.shop.fetch(
          new Request('http://localhost/csp-reports', {
            method,
            headers: {
              Origin: 'https://shop.example',
              'Access-Control-Request-Method': 'POST',
              'Access-Control-Request-Headers': 'content-type',
            },
          }),
        );
      const { headers } = await ask('OPTIONS');
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
      expect((await ask('GET')).status).toBe(404);
    });
  });
