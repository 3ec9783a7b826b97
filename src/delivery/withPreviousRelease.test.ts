import { withPreviousRelease } from './withPreviousRelease';
import { applySettings } from './applySettings';

const release = (boot: string, variables = {}) =>
  applySettings(
    { html: `<script type="application/json" id="settings"></script><script>${boot}</script><style>a{}</style>` },
    variables,
  ).headers;
const CSP = 'Content-Security-Policy';
const hashes = (csp = '') => [...csp.matchAll(/'(?:sha256|nonce)-[^']+'/g)].map(([hash]) => hash);

test('admits the pages of both releases, but no other file of the previous one', () => {
  const [before, now] = [release('old()', { API_BASE_URL: 'https://old.example' }), release('new()')];
  const both = withPreviousRelease(now, before);
  expect(new Set(hashes(both[CSP]))).toEqual(new Set([...hashes(before[CSP]), ...hashes(now[CSP])]));
  expect(both[CSP]).not.toContain('old.example');
  expect({ ...both, [CSP]: '' }).toEqual({ ...now, [CSP]: '' });
});

test('admits the nonce of a previous build with maps too', () => {
  const before = release('old()', { MAPS_API_KEY: 'AIza' });
  expect(withPreviousRelease(release('new()'), before)[CSP]).toContain(/'nonce-[^']+'/.exec(before[CSP] ?? '')?.[0]);
});

test.each([[{}], [release('new()')]])('adds nothing for an identical previous release or for none: %#', (before) => {
  expect(withPreviousRelease(release('new()'), before)).toEqual(release('new()'));
});
