import { HOSTILE_ADDRESSES } from '../testing/hostileAddresses';
import { fc, runCount } from '../testing/property';
import { safeHttpUrl, safeImageUrl, safeRedirectTarget, sameSitePath } from './safeUrl';

const SITE = 'https://shop.example';

/** More that are no paths of this site, but may be links to another one. */
const HOSTILE = [
  ...HOSTILE_ADDRESSES,
  'https://shop.example.evil.com/',
  'https://evil.com/https://shop.example',
  'http://shop.example/',
  'https://shop.example:8443/',
  'evil.com',
  'cart',
  '?q=1',
];

/** Addresses of this site in a form that only an attack needs. */
const ODD = ['//shop.example/cart', '/ca\trt', '/cart\u0000', '/cart\\x', 'https://shop.example/ca\nrt'];

describe('sameSitePath', () => {
  test.each([...HOSTILE, ...ODD])('rejects %j', (value) => expect(sameSitePath(value, SITE)).toBeNull());

  test.each([null, undefined, 5, true, {}, ['/cart'], { toString: () => '/cart' }])('rejects %p', (value) =>
    expect(sameSitePath(value, SITE)).toBeNull(),
  );

  test.each([
    ['/', '/'],
    ['/cart', '/cart'],
    [' /cart ', '/cart'],
    ['/a/../cart', '/cart'],
    ['/pd/shirt/A-1?id=3#size', '/pd/shirt/A-1?id=3#size'],
    ['/items/search?q=https://evil.com', '/items/search?q=https://evil.com'],
    ['/account/orders/o/%2F%2Fevil.com', '/account/orders/o/%2F%2Fevil.com'],
    ['/ct/crème', '/ct/cr%C3%A8me'],
    ['https://shop.example/cart?x=1', '/cart?x=1'],
    ['HTTPS://SHOP.example:443/cart', '/cart'],
  ])('reads %j as the path %j', (value, path) => expect(sameSitePath(value, SITE)).toBe(path));

  test('rejects a path when the site has no valid origin', () =>
    expect(sameSitePath('/cart', 'not an origin')).toBeNull());

  test('accepts only paths that stay on the site when a browser resolves them', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      '%2f',
      '%2e',
      '@',
      ':',
      'evil.com',
      'https:',
      '?',
      '#',
      'a',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = sameSitePath(pieces.join(''), SITE);
        fc.pre(path !== null);
        expect(new URL(path, `${SITE}/any/page`).origin).toBe(SITE);
        expect(sameSitePath(path, SITE)).toBe(path);
      }),
      runCount(5000),
    );
  });
});

describe('safeHttpUrl', () => {
  test.each([
    ['https://example.com', 'https://example.com/'],
    ['http://example.com/a?b#c', 'http://example.com/a?b#c'],
    [' https://example.com/ ', 'https://example.com/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ])('normalises %j to %j', (value, expected) => expect(safeHttpUrl(value)).toBe(expected));

  test.each(HOSTILE.filter((value) => !/^https?:\/\/[^/\\@]+(:\d+)?\/[^@]*$/.test(value)))('rejects %j', (value) =>
    expect(safeHttpUrl(value)).toBeNull(),
  );
});

describe('safeRedirectTarget', () => {
  test.each([
    ['https://pay.example/session/1', []],
    ['https://pay.example/session/1', ['pay.example']],
    ['https://pay.example:8443/', ['pay.example:8443']],
    ['https://pay.example/', ['other.example', ' PAY.example ']],
    ['http://localhost:4000/pay', []],
    ['http://127.0.0.1:4000/pay', []],
    ['http://[::1]:4000/pay', []],
  ])('accepts %j with hosts %j', (value, hosts) => expect(safeRedirectTarget(value, hosts)).toBe(value));

  test.each([
    ['/pay?x=1', SITE, [], 'https://shop.example/pay?x=1'],
    ['/pay', SITE, ['shop.example'], 'https://shop.example/pay'],
    ['/pay', 'http://localhost:3000', [], 'http://localhost:3000/pay'],
    ['https://pay.example/1', SITE, [], 'https://pay.example/1'],
    ['/pay', SITE, ['pay.example'], null],
    ['/pay', 'http://shop.example', [], null],
    ['//evil.com/pay', SITE, [], null],
    ['/.//evil.com/pay', SITE, [], null],
    ['/\\\\evil.com/pay', SITE, [], null],
    ['pay', SITE, [], null],
    ['', SITE, [], null],
  ])('resolves %j of the API at %j with hosts %j to %j', (value, site, hosts, target) =>
    expect(safeRedirectTarget(value, hosts, site)).toBe(target),
  );

  test.each([
    ['http://pay.example/', []],
    ['http://localhost.evil.com/', []],
    ['http://127.0.0.1.evil.com/', []],
    ['http://192.168.0.1/', []],
    ['https://user:pw@pay.example/', []],
    ['https://pay.example@evil.com/', ['pay.example']],
    ['https://evil.com/', ['pay.example']],
    ['https://sub.pay.example/', ['pay.example']],
    ['https://pay.example.evil.com/', ['pay.example']],
    ['https://pay.example:8443/', ['pay.example:443']],
    ['http://localhost/', ['pay.example']],
    ['https://pay.example/', ['']],
  ])('rejects %j with hosts %j', (value, hosts) => expect(safeRedirectTarget(value, hosts)).toBeNull());

  test.each([
    null,
    undefined,
    5,
    {},
    ['https://pay.example/'],
    { href: 'https://pay.example/' },
    new URL('https://pay.example/'),
  ])('rejects %p, which is not a string', (value) => expect(safeRedirectTarget(value)).toBeNull());

  test.each(HOSTILE.filter((value) => !value.startsWith('https://')))('rejects %j', (value) =>
    expect(safeRedirectTarget(value)).toBeNull(),
  );
});

describe('safeImageUrl', () => {
  test.each(['/media/a.jpg', 'https://cdn.example/a.jpg', 'http://cdn.example/a.jpg', '//cdn.example/a.jpg'])(
    'keeps %j as given',
    (value) => expect(safeImageUrl(value)).toBe(value),
  );

  test.each([
    ['media/a.jpg', '/media/a.jpg'],
    ['./media/a.jpg?w=1', '/media/a.jpg?w=1'],
    ['../media/a.jpg', '/media/a.jpg'],
  ])('resolves %j from the root of the site, not from the open page', (value, path) =>
    expect(safeImageUrl(value)).toBe(path),
  );

  test.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:image/png;base64,AAAA',
    'blob:https://shop.example/1',
    'file:///a.png',
    'https://',
    '',
    ' ',
    null,
    5,
    ['/a.png'],
    {},
  ])('rejects %j', (value) => expect(safeImageUrl(value)).toBeNull());
});
