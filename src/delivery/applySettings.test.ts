import { readPageSettings } from '../contract/pageSettings';
import { settingsIn, workerWithSettings } from './pageFile';
import { hashOf } from './securityHeaders';
import { pageVariables, applySettings } from './applySettings';

const template = `<!doctype html><title>Shop</title><meta name=description content="Shop with flexibility"><script type=application/json id=settings></script><script type=application/json id=first-replies></script><script>boot()</script><script defer src=/static/main.js integrity=sha384-x></script><style>a{}</style><style>b{}</style>`;
const built = applySettings({ html: template }, {});

const directives = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values.join(' ')];
    }),
  );
/** The data that a browser finds in the page. */
const parsed = (html: string) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return {
    settings: readPageSettings(page.getElementById('settings')?.textContent ?? '').settings,
    api: page.getElementById('first-replies')?.dataset.api,
    title: page.title,
    description: page.querySelector('meta[name=description]')?.getAttribute('content'),
    elements: page.querySelectorAll('*').length,
  };
};

test('without settings, writes empty settings and a policy for exactly what the page contains', () => {
  expect(parsed(built.html)).toMatchObject({ settings: {}, api: '/api/v1', title: 'Shop' });
  expect(directives(built.headers)).toMatchObject({
    'script-src': `'self' ${hashOf('boot()')}`,
    'style-src': `'self' ${hashOf('')} ${hashOf('a{}')} ${hashOf('b{}')}`,
    'connect-src': "'self'",
    'img-src': "'self' https: data:",
    'report-uri': '/csp-reports',
  });
});

test('writes an API of another origin into the page and admits it in the headers', () => {
  const { html, headers } = applySettings(built, { API_BASE_URL: 'https://api.example.com/' });
  expect(parsed(html)).toMatchObject({
    settings: { apiBaseUrl: 'https://api.example.com' },
    api: 'https://api.example.com/api/v1',
  });
  expect(directives(headers)).toMatchObject({
    'connect-src': "'self' https://api.example.com",
    'img-src': "'self' https: data:",
    'report-uri': 'https://api.example.com/csp-reports',
  });
  expect(headers['Reporting-Endpoints']).toBe('csp="https://api.example.com/csp-reports"');
});

test('admits pictures from the API’s origin when it uses plain http', () => {
  const { headers } = applySettings(built, { API_BASE_URL: 'http://localhost:3460/shop' });
  expect(directives(headers)).toMatchObject({
    'connect-src': "'self' http://localhost:3460",
    'img-src': "'self' https: data: http://localhost:3460",
  });
});

test.each<Record<string, string>>([
  { API_BASE_URL: 'https://api.example.com' },
  { MAPS_API_KEY: 'AIza' },
  { HSTS: 'off', CSP_REPORTS: 'off' },
  { SHOP_PITCH: 'Wear it', API_KEY: 'key', PAYMENT_HOSTS: 'pay.example.com' },
])('%j: settling later equals settling at build time, and settling again changes nothing', (variables) => {
  const later = applySettings(built, variables);
  expect(later).toEqual(applySettings({ html: template }, variables));
  expect(applySettings(later, variables)).toEqual(later);
  expect(applySettings(later, {})).toEqual(later);
});

test('restores the page and headers of the build when settings are turned off', () => {
  const set = { API_BASE_URL: 'https://api.example.com', MAPS_API_KEY: 'AIza' };
  const { html, headers } = applySettings(applySettings(built, set), { API_BASE_URL: 'off', MAPS_API_KEY: 'off' });
  expect(headers).toEqual(built.headers);
  expect(html.replace(/(id="settings">)[^<]*/, '$1{}')).toBe(built.html);
});

test('keeps HSTS and CSP_REPORTS as chosen when another variable is set later', () => {
  const chosen = applySettings(built, { HSTS: 'max-age=300', CSP_REPORTS: 'https://reports.example/x' });
  const { headers } = applySettings(chosen, { API_KEY: 'key' });
  expect(headers['Strict-Transport-Security']).toBe('max-age=300');
  expect(directives(headers)['report-uri']).toBe('https://reports.example/x');
});

test('a maps key adds the maps hosts to connect-src and the styles’ nonce to style-src', () => {
  const { html, headers } = applySettings(built, { MAPS_API_KEY: 'AIza' });
  const [, nonce] = /<style nonce="([^"]+)">/.exec(html) ?? [];
  expect(directives(headers)['style-src']).toContain(`'nonce-${nonce}'`);
  expect(directives(headers)['connect-src']).toBe("'self' https://maps.googleapis.com https://maps.gstatic.com");
});

test('writes name and pitch, escaped, into the title and description of the static HTML', () => {
  const { html } = applySettings(built, { SHOP_NAME: '<b>Kasa & Co', SHOP_PITCH: 'Wear "it" $&' });
  expect(parsed(html)).toMatchObject({ title: '<b>Kasa & Co', description: 'Wear "it" $&' });
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', "$& $1 $` $' $$", 'a\u2028"\\', '&lt;/script>'])(
  'round-trips %j as pitch and provider without adding an element',
  (pitch) => {
    const page = parsed(applySettings(built, { SHOP_PITCH: pitch, SHOP_PROVIDER: pitch }).html);
    expect(page).toMatchObject({ settings: { pitch, provider: pitch }, elements: parsed(built.html).elements });
  },
);

test('writes the page’s settings into the service worker once, with a new revision for the page', () => {
  const worker = `(()=>{"use strict";precache([{'revision':'0a1b','url':'/index.html'},{'revision':null,'url':'/a.js'}])})()`;
  const { html } = applySettings(built, { API_BASE_URL: 'https://api.example.com', SHOP_PITCH: '"$&\u2028</script>' });
  const once = workerWithSettings(worker, html);
  const [line = '', ...rest] = once.split('\n');
  const [, literal = ''] = /^self\.__settingsText=(".*");$/.exec(line) ?? [];
  expect(readPageSettings(JSON.parse(literal) as string).settings).toEqual(settingsIn(html));
  expect(rest.join('\n')).toMatch(/\{'revision':'[\da-f]{32}','url':'\/index\.html'\},\{'revision':null/);
  expect(workerWithSettings(once, html)).toBe(once);
  expect(workerWithSettings(worker, built.html)).not.toContain(/'([\da-f]{32})'/.exec(once)?.[1]);
});

test('takes only non-empty page variables from an environment, and rejects invalid ones by name', () => {
  expect(pageVariables({ PATH: '/bin', API_KEY: 'key', HSTS: '', SHOP_NAME: 'Kasa' })).toEqual({
    API_KEY: 'key',
    SHOP_NAME: 'Kasa',
  });
  expect(() => pageVariables({ HSTS: 'on' })).toThrow('HSTS must be');
  expect(() => pageVariables({ CSP_REPORTS: 'reports' })).toThrow('CSP_REPORTS must be');
  expect(() => pageVariables({ API_BASE_URL: 'api.example.com' })).toThrow('API_BASE_URL must be');
});
