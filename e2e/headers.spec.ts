import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { POLICY_DIRECTIVES, SECURITY_HEADERS } from '../src/testing/securityPolicy';
import { expect, test } from './fixtures';
import { distFolder } from './support/dist';

const page = { Accept: 'text/html', 'Accept-Encoding': 'identity' };

const DIRECTIVES = {
  ...POLICY_DIRECTIVES,
  'script-src': expect.stringMatching(/^'self'( 'sha256-[^']+')+$/),
  'style-src': expect.stringMatching(/^'self'( 'sha256-[^']+')+$/),
};
const directivesOf = (policy = ''): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

test(
  'documents carry a strict content security policy and security headers',
  { tag: '@firefox-all' },
  async ({ request }) => {
    const headers = (await request.get('/', { headers: page })).headers();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers[name.toLowerCase()], name).toBe(value);
    expect(headers['cache-control']).toBe('no-cache');
    // Exact: over plain http, upgrade-insecure-requests and report-to would break the shop.
    expect(directivesOf(headers['content-security-policy'])).toEqual(DIRECTIVES);
    // It would pin https for every project on localhost.
    expect(headers['strict-transport-security']).toBeUndefined();
  },
);

test('the shipped build has exactly the expected headers, and an integrity hash for every script file', () => {
  const read = (name: string) => readFileSync(join(distFolder(), name), 'utf8');
  const { 'Content-Security-Policy': policy, ...headers } = JSON.parse(read('security-headers.json')) as Record<
    string,
    string
  >;
  expect(headers).toEqual({
    ...SECURITY_HEADERS,
    'Reporting-Endpoints': 'csp="/csp-reports"',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
  expect(directivesOf(policy)).toEqual({ ...DIRECTIVES, 'upgrade-insecure-requests': '', 'report-to': 'csp' });
  const scripts = read('index.html').match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? [];
  expect(scripts).not.toEqual([]);
  for (const script of scripts) expect(script).toMatch(/\ssrc="?\/static\/[^>]* integrity="?sha384-/);
});

test(
  'blocks the checkout in a frame of another origin',
  { tag: '@firefox-all' },
  async ({ page: theirs, shopUrl, forgiven }) => {
    forgiven.push(/frame/i);
    const thief = createServer((_request, reply) => {
      reply.setHeader('Content-Type', 'text/html');
      reply.end(`<h1>Win a prize</h1><iframe src="${shopUrl}/checkout"></iframe>`);
    });
    await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve));
    try {
      await theirs.goto(`http://127.0.0.1:${(thief.address() as AddressInfo).port}/`);
      await expect.poll(() => theirs.frames()[1]?.url()).toMatch(/^(chrome-error:|about:neterror\?e=cspBlocked)/);
    } finally {
      thief.closeAllConnections();
      thief.close();
    }
  },
);
