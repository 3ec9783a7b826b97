import { admitBoth } from './admitBoth';
import { settle } from './settle';

const release = (boot: string, variables = {}) =>
  settle(
    { html: `<script type="application/json" id="settings"></script><script>${boot}</script><style>a{}</style>` },
    variables,
  ).headers;
const CSP = 'Content-Security-Policy';
const hashes = (csp = '') => [...csp.matchAll(/'(?:sha256|nonce)-[^']+'/g)].map(([hash]) => hash);

test('the pages of both releases are admitted, and nothing else of the one before', () => {
  const [before, now] = [release('old()', { API_BASE_URL: 'https://old.example' }), release('new()')];
  const both = admitBoth(now, before);
  expect(new Set(hashes(both[CSP]))).toEqual(new Set([...hashes(before[CSP]), ...hashes(now[CSP])]));
  expect(both[CSP]).not.toContain('old.example');
  expect({ ...both, [CSP]: '' }).toEqual({ ...now, [CSP]: '' });
});

test('the mark of a build with maps is admitted too', () => {
  const before = release('old()', { MAPS_API_KEY: 'AIza' });
  expect(admitBoth(release('new()'), before)[CSP]).toContain(/'nonce-[^']+'/.exec(before[CSP] ?? '')?.[0]);
});

test.each([[{}], [release('new()')]])('nothing is added for a release like this one, or for none: %#', (before) => {
  expect(admitBoth(release('new()'), before)).toEqual(release('new()'));
});
