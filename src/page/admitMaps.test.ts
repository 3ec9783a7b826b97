import { admitMaps } from './admitMaps';

const page = {
  html: '<head><style>a{}</style><style>b{}</style></head>',
  csp: "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self'; connect-src 'self'; font-src 'self'; trusted-types shop",
};
const { html, csp } = admitMaps(page);
const [, nonce] = /'nonce-([^']+)'/.exec(csp) ?? [];

test.each([
  ["default-src 'none'", 'the default stays closed'],
  ["script-src 'self' 'sha256-x' https://maps.googleapis.com", 'the script host of the service'],
  [`style-src 'self' 'nonce-${nonce}' https://fonts.googleapis.com`, 'its styles, by the nonce of the build'],
  ["connect-src 'self' https://maps.googleapis.com https://maps.gstatic.com", 'the hosts that it requests'],
  ["font-src 'self' https://fonts.gstatic.com", 'the host of its font'],
  ['trusted-types shop maps google-maps-api-loader google-maps-api#html lit-html', 'its policies by name'],
])('sets %s: %s', (directive) => {
  expect(csp.split('; ')).toContain(directive);
});

test('adds nothing unsafe and no wildcard to the policy', () => {
  expect(csp).not.toMatch(/unsafe-|\*|allow-duplicates|strict-dynamic/);
});

test('puts the nonce that the policy admits on every style of the page', () => {
  expect(nonce).toMatch(/^[\w-]{22}$/);
  expect(html.match(/<style nonce="([^"]+)">/g)).toEqual([`<style nonce="${nonce}">`, `<style nonce="${nonce}">`]);
});

test('derives the same nonce for the same build, and another for another build', () => {
  expect(admitMaps(page)).toEqual({ html, csp });
  expect(admitMaps({ ...page, csp: `${page.csp} more` }).csp).not.toContain(nonce);
});
