import { isPageCacheable, pageKey } from './pageKey';

const HERE = 'https://shop.example';
const url = (path: string) => new URL(HERE + path);

test.each([
  ['/', '/'],
  ['/items/search?q=shirt', '/items/search?q=shirt'],
  ['/items/search?q=shirt&sort=2&cols=3', '/items/search?q=shirt'],
  ['/items/search?q=shirt&page=2', '/items/search?q=shirt'],
  ['/ft/best-sellers', '/ft/best-sellers'],
  ['/ct/women/dresses?color=Red', '/ct/women/dresses'],
  ['/ct/women/dresses?attr[Length]=Long', '/ct/women/dresses'],
  ['/pd/linen-shirt/LSH-101?id=7&variant=9', '/pd/linen-shirt/LSH-101?id=7'],
  ['/cart', '/cart'],
  ['/wishlist', '/wishlist'],
  ['/terms', '/terms'],
  ['/contact', '/contact'],
])('caches %s under %s', (path, key) => {
  expect(pageKey(url(path))).toBe(HERE + key);
  expect(isPageCacheable(url(path))).toBe(true);
});

test.each([
  '/account/auth',
  '/account/auth/verify?expires=1&hash=a&id=1&signature=b',
  '/account/reset-password?token=abc&email=a@b.example',
  '/reset_password?token=abc',
  '/account/orders',
  '/account/orders/o/ORD-1',
  '/account/edit',
  '/account/dashboard',
  '/checkout',
  '/payment/return?checkoutid=1',
  '/order-complete?o=ORD-1',
  '/order-tracking',
  '/page-unavailable',
  '/no/such/page',
  '/support',
])('never caches %s', (path) => {
  expect(pageKey(url(path))).toBeNull();
});

test('serves a page with an unknown parameter from the cache but does not cache it', () => {
  expect(pageKey(url('/?code=s3cret'))).toBe(`${HERE}/`);
  expect(isPageCacheable(url('/?code=s3cret'))).toBe(false);
});
