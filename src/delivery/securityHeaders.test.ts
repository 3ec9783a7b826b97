import { readFileSync } from 'node:fs';
import { POLICY_DIRECTIVES, SECURITY_HEADERS } from '../testing/securityPolicy';
import { withMapsSources } from './withMapsSources';
import { headers, hashOf, hstsValue, policy, reportsAddress } from './securityHeaders';

/** The headers file that a build with these settings writes. */
const built = ({ api = '', hsts = '', cspReports = '', maps = false } = {}) => {
  const reports = reportsAddress(cspReports, api);
  const own = policy({ scripts: [hashOf('boot')], styles: [hashOf('a{}')], apiOrigin: api, reports });
  const csp = maps ? withMapsSources({ html: '', csp: own }).csp : own;
  return { csp, headers: headers({ csp, hsts: hstsValue(hsts), reports }) };
};

test('page sets the header’s referrer policy in a meta tag before any link, script or style', () => {
  const page = readFileSync('public/index.html', 'utf8');
  const [, policyOfPage] = /<meta name="referrer" content="([^"]*)" \/>/.exec(page) ?? [];
  expect(policyOfPage).toBe(built().headers['Referrer-Policy']);
  expect(page.indexOf('name="referrer"')).toBeLessThan(page.search(/<(link|script|style)/));
});

const HEADERS = {
  ...SECURITY_HEADERS,
  'Reporting-Endpoints': 'csp="/csp-reports"',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};
const DIRECTIVES = {
  ...POLICY_DIRECTIVES,
  'script-src': `'self' ${hashOf('boot')}`,
  'style-src': `'self' ${hashOf('')} ${hashOf('a{}')}`,
  'upgrade-insecure-requests': '',
  'report-to': 'csp',
};

const API = 'https://api.shop.example';
const MAPS = 'https://maps.googleapis.com';

/** The settings of a build, and the headers and directives that differ from a build without settings. */
const BUILDS: [string, Parameters<typeof built>[0], object, object][] = [
  ['no settings', {}, {}, {}],
  [
    'an API of another origin',
    { api: API },
    { 'Reporting-Endpoints': `csp="${API}/csp-reports"` },
    { 'connect-src': `'self' ${API}`, 'report-uri': `${API}/csp-reports` },
  ],
  [
    'no reports',
    { cspReports: 'off' },
    { 'Reporting-Endpoints': undefined },
    { 'report-uri': undefined, 'report-to': undefined },
  ],
  [
    'maps',
    { maps: true },
    {},
    {
      'script-src': `${DIRECTIVES['script-src']} ${MAPS}`,
      'style-src': expect.stringMatching(
        /^'self'( 'sha256-[^']+'){2} 'nonce-[\w-]{22}' https:\/\/fonts\.googleapis\.com$/,
      ),
      'connect-src': `'self' ${MAPS} https://maps.gstatic.com`,
      'font-src': "'self' https://fonts.gstatic.com",
      'trusted-types': `${DIRECTIVES['trusted-types']} maps google-maps-api-loader google-maps-api#html lit-html`,
    },
  ],
  ['HSTS off', { hsts: 'off' }, { 'Strict-Transport-Security': undefined }, {}],
];

describe.each(BUILDS)('a build with %s', (_name, settings, changedHeaders, changedDirectives) => {
  const { 'Content-Security-Policy': csp = '', ...others } = built(settings).headers;
  const directives = csp.split('; ').map((directive) => directive.split(' '));

  test('sends exactly the expected headers', () => {
    expect(others).toEqual({ ...HEADERS, ...changedHeaders });
  });

  test('sends exactly the expected policy directives, each once', () => {
    const values = new Map(directives.map(([name = '', ...sources]) => [name, sources.join(' ')]));
    expect(Object.fromEntries(values)).toEqual({ ...DIRECTIVES, ...changedDirectives });
    expect(directives).toHaveLength(values.size);
  });

  test('allows no inline script, eval, wildcard or plain http source', () => {
    expect(csp).not.toMatch(/unsafe-|strict-dynamic|allow-duplicates|\*|http:/);
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

  test.each([
    ['', 'max-age=63072000; includeSubDomains'],
    ['max-age=63072000; includeSubDomains; preload', 'max-age=63072000; includeSubDomains; preload'],
    ['off', ''],
    ['max-age=300', 'max-age=300'],
  ])('HSTS=%s gives the header value %j', (setting, value) => {
    expect(hstsValue(setting)).toBe(value);
  });

  test.each(['on', 'max-age=1, max-age=2', 'includeSubDomains'])('rejects HSTS=%s', (setting) => {
    expect(() => hstsValue(setting)).toThrow('HSTS must be');
  });
});
