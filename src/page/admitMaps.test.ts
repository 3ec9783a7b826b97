import { admitMaps } from './admitMaps';

const page = {
  html: '<head><style>a{}</style><style>b{}</style></head>',
  csp: "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self'; connect-src 'self'; font-src 'self'; trusted-types shop",
};
const { html, csp } = admitMaps(page);
const [, nonce] = /'nonce-([^']+)'/.exec(csp) ?? [];

test.each([
  ["default-src 'none'", 'what the service does not need'],
  ["script-src 'self' 'sha256-x' https://maps.googleapis.com", 'one host for scripts'],
  [`style-src 'self' 'nonce-${nonce}' https://fonts.googleapis.com`, 'its styles by the mark of the build'],
  ["connect-src 'self' https://maps.googleapis.com https://maps.gstatic.com", 'where it asks'],
  ["font-src 'self' https://fonts.gstatic.com", 'its face'],
  ['trusted-types shop maps google-maps-api-loader google-maps-api#html lit-html', 'policies by name'],
])('%s: %s', (directive) => {
  expect(csp.split('; ')).toContain(directive);
});

test('nothing unsafe and no wildcard comes in', () => {
  expect(csp).not.toMatch(/unsafe-|\*|allow-duplicates|strict-dynamic/);
});

test('the page carries the mark that the policy admits', () => {
  expect(nonce).toMatch(/^[\w-]{22}$/);
  expect(html.match(/<style nonce="([^"]+)">/g)).toEqual([`<style nonce="${nonce}">`, `<style nonce="${nonce}">`]);
});

test('the same build has the same mark, another build another', () => {
  expect(admitMaps(page)).toEqual({ html, csp });
  expect(admitMaps({ ...page, csp: `${page.csp} more` }).csp).not.toContain(nonce);
});
