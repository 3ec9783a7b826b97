import { comebackPath, returnPath } from './returnPath';

const ORIGIN = 'https://shop.example';

test.each([
  [['/checkout'], '/checkout'],
  [['/account/orders/o/ORD-1?x=1#top'], '/account/orders/o/ORD-1?x=1#top'],
  [[null, '/ft/best-sellers'], '/ft/best-sellers'],
  [['/checkout', '/cart'], '/checkout'],
  [[`${ORIGIN}/cart`], '/cart'],
  [[], '/'],
  [[null, undefined, 5, {}, ['/cart']], '/'],
])('%j leads to %s', (addresses, path) => {
  expect(returnPath(addresses, ORIGIN)).toBe(path);
});

test.each([
  '/account/auth',
  '/account/auth#register-tab',
  '/account/auth?x=1',
  '/account/auth/verify?id=1',
  '/account/reset-password?email=a&code=1',
  '/reset_password',
  '/cart/../account/auth',
])('nobody is led back to %s', (address) => {
  expect(returnPath([address, '/cart'], ORIGIN)).toBe('/cart');
});

test('the return from a payment page is finished after signing in, and never comes back by itself', () => {
  const address = '/payment/return?checkoutid=1';
  expect(returnPath([address], ORIGIN)).toBe(address);
  expect(comebackPath(address, ORIGIN)).toBeNull();
});

test('pages whose names only begin alike are other pages', () => {
  expect(returnPath(['/account/authors'], ORIGIN)).toBe('/account/authors');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\/evil.example',
  'https:evil.example',
  'https://evil.example/cart',
  'https://shop.example@evil.example/',
  'https://shop.example.evil.example/',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '/..//evil.example',
  '/.//evil.example',
  '///evil.example',
  'cart',
  '',
])('not of this shop: %j', (address) => {
  expect(returnPath([address], ORIGIN)).toBe('/');
});

test.each([
  ['/cart', '/cart'],
  ['/account/auth', null],
  ['//evil.example', null],
  [null, null],
])('%s comes back as %s', (address, path) => {
  expect(comebackPath(address, ORIGIN)).toBe(path);
});
