import { withMapsSources } from './withMapsSources';

const page = {
  html: '<head><style>a{}</style><style>b{}</style></head>',
  csp: "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self'; connect-src 'self'; font-src 'self'; trusted-types shop",
};
const { html, csp } = withMapsSources(page);
const [, nonce] = /'nonce-([^']+)'/.exec(csp) ?? [];

test('puts the nonce that the policy admits on every style of the page', () => {
  expect(nonce).toMatch(/^[\w-]{22}$/);
  expect(html.match(/<style nonce="([^"]+)">/g)).toEqual([`<style nonce="${nonce}">`, `<style nonce="${nonce}">`]);
});

test('derives the same nonce for the same build, and another for another build', () => {
  expect(withMapsSources(page)).toEqual({ html, csp });
  expect(withMapsSources({ ...page, csp: `${page.csp} more` }).csp).not.toContain(nonce);
});
