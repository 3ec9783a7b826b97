import { readFileSync } from 'node:fs';
import { findingsOf } from '../testing/headerScores/cspEvaluator';
import { mayBePreloaded, observatory } from '../testing/headerScores/observatory';
import { admitMaps } from './admitMaps';
import { headers, hashOf, hstsValue, policy, reportsAddress } from './securityHeaders';

const html = '<script>boot</script><script defer src=/static/main.js integrity=sha384-x></script>';

/** The headers file that a build with these settings writes. */
const built = ({ api = '', hsts = '', cspReports = '', maps = false } = {}) => {
  const reports = reportsAddress(cspReports, api);
  const own = policy({ scripts: [hashOf('boot')], styles: [hashOf('a{}')], apiOrigin: api, reports });
  const csp = maps ? admitMaps({ html, csp: own }).csp : own;
  return { csp, headers: headers({ csp, hsts: hstsValue(hsts), reports }) };
};

test('page sets the header’s referrer policy in a meta tag before any link, script or style', () => {
  const page = readFileSync('public/index.html', 'utf8');
  const [, policyOfPage] = /<meta name="referrer" content="([^"]*)" \/>/.exec(page) ?? [];
  expect(policyOfPage).toBe(built().headers['Referrer-Policy']);
  expect(page.indexOf('name="referrer"')).toBeLessThan(page.search(/<(link|script|style)/));
});

describe('the score of the Observatory', () => {
  test('scores 135, with every point a header can bring, for a build without settings', () => {
    expect(observatory({ headers: built().headers, html })).toEqual({
      score: 135,
      results: [
        'csp-implemented-with-no-unsafe-default-src-none',
        'cookies-not-found',
        'cross-origin-resource-sharing-not-implemented',
        'redirection-to-https',
        'referrer-policy-private',
        'hsts-implemented-max-age-at-least-six-months',
        'sri-implemented-and-all-scripts-loaded-securely',
        'x-content-type-options-nosniff',
        'x-frame-options-implemented-via-csp',
        'cross-origin-resource-policy-implemented-with-same-origin',
      ],
    });
  });

  test.each([
    ['an API of another origin', { api: 'https://api.shop.example' }],
    ['no reports', { cspReports: 'off' }],
    ['maps', { maps: true }],
  ])('scores 135 for a build with %s', (_name, settings) => {
    expect(observatory({ headers: built(settings).headers, html }).score).toBe(135);
  });

  test('scores 140 for a preloaded name, only an HSTS header with preload is eligible', () => {
    const asked = built({ hsts: 'max-age=63072000; includeSubDomains; preload' });
    expect(mayBePreloaded(asked.headers['Strict-Transport-Security'] ?? '')).toBe(true);
    expect(mayBePreloaded(built().headers['Strict-Transport-Security'] ?? '')).toBe(false);
    expect(observatory({ headers: asked.headers, html, isPreloaded: true }).score).toBe(140);
  });

  test.each([
    ['without HSTS', 80, { 'Strict-Transport-Security': undefined }],
    ['with a policy that lets inline scripts in', 80, { 'Content-Security-Policy': "script-src 'unsafe-inline'" }],
    ['without any policy', 75, { 'Content-Security-Policy': undefined }],
    ['with pictures over http', 110, { 'Content-Security-Policy': "default-src 'none'; img-src http:" }],
    ['with a script file that nothing holds', 130, {}, '<script defer src=/static/main.js></script>'],
    ['with a script of another site that nothing holds', 125, {}, '<script src=https://x.example/a.js></script>'],
  ])('lowers the score of a page %s', (_name, score, change, page = html) => {
    const changed = Object.entries({ ...built().headers, ...change }).filter(([, value]) => value !== undefined);
    const given = Object.fromEntries(changed) as Record<string, string>;
    expect(observatory({ headers: given, html: page }).score).toBe(score);
  });
});

describe('the findings of the CSP Evaluator', () => {
  test.each([
    ['a build without settings', {}],
    ['an API of another origin', { api: 'https://api.shop.example' }],
    ['no reports', { cspReports: 'off' }],
  ])('%s: reports no HIGH, MEDIUM or SYNTAX finding, one MEDIUM_MAYBE and one STRICT_CSP', (_name, settings) => {
    const { csp } = built(settings);
    expect(findingsOf(csp, 'HIGH', 'SYNTAX', 'MEDIUM', 'HIGH_MAYBE')).toEqual([]);
    // docs/security.md says why these two stay.
    expect(findingsOf(csp, 'MEDIUM_MAYBE', 'STRICT_CSP')).toEqual([
      "MEDIUM_MAYBE checkScriptAllowlistBypass script-src 'self'",
      'STRICT_CSP checkUnsafeInlineFallback script-src',
    ]);
  });

  test('with maps, reports the host of the service as the only high finding', () => {
    expect(findingsOf(built({ maps: true }).csp, 'HIGH', 'SYNTAX', 'MEDIUM', 'HIGH_MAYBE')).toEqual([
      'HIGH checkScriptAllowlistBypass script-src https://maps.googleapis.com',
    ]);
  });

  test.each([
    ["script-src 'unsafe-inline'; object-src 'none'", "HIGH checkScriptUnsafeInline script-src 'unsafe-inline'"],
    ["default-src 'none'; script-src https:", 'HIGH checkPlainUrlSchemes script-src https:'],
    ['default-src *', 'HIGH checkWildcards default-src *'],
    ["script-src 'self'", 'HIGH checkMissingObjectSrcDirective object-src'],
    ["object-src 'none'", 'HIGH checkMissingScriptSrcDirective script-src'],
    ["default-src 'none'; script-src 'nonce-abcdefgh'", 'HIGH checkMissingBaseUriDirective base-uri'],
    [
      "default-src 'none'; script-src 'nonce-short'; base-uri 'none'",
      "MEDIUM checkNonceLength script-src 'nonce-short'",
    ],
    ["default-src 'none'; img-src http://x.example", 'MEDIUM checkSrcHttp img-src http://x.example'],
    ["default-src 'none'; form 'self'", 'SYNTAX checkUnknownDirective form'],
    ["default-src 'none' script-src", 'SYNTAX checkMissingSemicolon default-src script-src'],
    ['default-src none', 'SYNTAX checkInvalidKeyword default-src none'],
  ])('policy %s: reports %s', (csp, finding) => {
    expect(findingsOf(csp, 'HIGH', 'SYNTAX', 'MEDIUM')).toContain(finding);
  });
});

describe('the settings', () => {
  test.each([
    ['', '', '/csp-reports'],
    ['', 'https://api.shop.example', 'https://api.shop.example/csp-reports'],
    ['off', '', ''],
    ['https://reports.example/x', '', 'https://reports.example/x'],
  ])('CSP_REPORTS=%s with the API at %j resolves to %j', (setting, api, address) => {
    expect(reportsAddress(setting, api)).toBe(address);
  });

  test.each(['//elsewhere.example', 'reports', "/a; script-src 'unsafe-inline'", '/a"'])(
    'rejects CSP_REPORTS=%s',
    (setting) => {
      expect(() => reportsAddress(setting, '')).toThrow('CSP_REPORTS must be');
    },
  );

  test('names a reports endpoint in the policy and a header only when reports are on', () => {
    expect(JSON.stringify(built({ cspReports: 'off' }).headers)).not.toMatch(/report/i);
    expect(built().csp).toMatch(/; report-uri \/csp-reports; report-to csp$/);
    expect(built().headers['Reporting-Endpoints']).toBe('csp="/csp-reports"');
  });

  test.each([
    ['', 'max-age=63072000; includeSubDomains'],
    ['off', ''],
    ['max-age=300', 'max-age=300'],
  ])('HSTS=%s gives the header value %j', (setting, value) => {
    expect(hstsValue(setting)).toBe(value);
  });

  test.each(['on', 'max-age=1, max-age=2', 'includeSubDomains'])('rejects HSTS=%s', (setting) => {
    expect(() => hstsValue(setting)).toThrow('HSTS must be');
  });
});
