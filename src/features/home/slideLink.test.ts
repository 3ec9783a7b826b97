import { HOSTILE_ADDRESSES } from '../../testing/hostileAddresses';
import { slideLink } from './slideLink';

const SITE = 'https://shop.example';
const INTERNAL = ['Page', 'Product', 'Category'];

test.each([...INTERNAL, 'External'].flatMap((type) => HOSTILE_ADDRESSES.map((url) => [type, url] as const)))(
  'gives a %s slide no link for the unsafe address %j',
  (linkType, buttonUrl) => {
    expect(slideLink({ linkType, buttonUrl }, SITE)).toBeNull();
  },
);

test.each(INTERNAL)('rejects an address on another site for link type %s', (linkType) => {
  expect(slideLink({ linkType, buttonUrl: 'https://evil.com/ct/women' }, SITE)).toBeNull();
});

test.each(['', 'Video', 'external', 'PAGE', 'toString', '__proto__', 'constructor'])(
  'returns no link for the unknown type %j',
  (linkType) => {
    expect(slideLink({ linkType, buttonUrl: 'https://shop.example/cart' }, SITE)).toBeNull();
  },
);

test.each<[string, string, string]>([
  ['Page', '/ft/new-arrivals', '/ft/new-arrivals'],
  ['Page', 'contact', '/contact'],
  ['Page', ' /terms ', '/terms'],
  ['Page', 'https://shop.example/items/search?q=a#b', '/items/search?q=a#b'],
  ['Page', 'HTTPS://SHOP.example:443', '/'],
  ['Page', 'items/search?q=12:30', '/items/search?q=12:30'],
  ['Product', 'linen-shirt/LSH-101?id=101', '/pd/linen-shirt/LSH-101?id=101'],
  ['Product', '/pd/linen-shirt/LSH-101?id=101', '/pd/linen-shirt/LSH-101?id=101'],
  ['Product', 'pd/linen-shirt/LSH-101', '/pd/linen-shirt/LSH-101'],
  ['Product', '/linen-shirt/LSH-101', '/pd/linen-shirt/LSH-101'],
  ['Product', 'https://shop.example/pd/linen-shirt/LSH-101?id=101', '/pd/linen-shirt/LSH-101?id=101'],
  ['Category', 'women', '/ct/women'],
  ['Category', '/women', '/ct/women'],
  ['Category', 'women/dresses', '/ct/women/dresses'],
  ['Category', '/ct/women/dresses', '/ct/women/dresses'],
  ['Category', 'https://shop.example/ct/women', '/ct/women'],
  ['Category', 'été', '/ct/%C3%A9t%C3%A9'],
])('resolves %s %j to %s', (linkType, buttonUrl, to) => {
  expect(slideLink({ linkType, buttonUrl }, SITE)).toEqual({ kind: 'internal', to });
});

test.each([
  ['Product', 'linen-shirt'],
  ['Product', '/pd/linen-shirt'],
  ['Product', '/pd/a/b/c'],
  ['Product', '../cart'],
  ['Category', '/'],
  ['Category', '/ct/'],
  ['Category', '/ct/a/b/c/d/e/f'],
])('returns no link for the malformed %s address %j', (linkType, buttonUrl) => {
  expect(slideLink({ linkType, buttonUrl }, SITE)).toBeNull();
});

test.each([
  ['https://www.bog.gov.gh/', 'https://www.bog.gov.gh/'],
  ['http://example.com', 'http://example.com/'],
  ['HTTPS://Example.com/a?b=c', 'https://example.com/a?b=c'],
])('resolves External %j to the external URL %s', (buttonUrl, href) => {
  expect(slideLink({ linkType: 'External', buttonUrl }, SITE)).toEqual({ kind: 'external', href });
});

test.each(['/cart', 'www.example.com', 'ftp://example.com/'])(
  'rejects an External address that is not an absolute http(s) URL: %j',
  (buttonUrl) => {
    expect(slideLink({ linkType: 'External', buttonUrl }, SITE)).toBeNull();
  },
);
