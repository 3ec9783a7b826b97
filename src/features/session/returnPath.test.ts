import { safeReturnPath, returnPath } from './returnPath';

const ORIGIN = 'https://shop.example';

test.each([
  [['/checkout'], '/checkout'],
  [['/account/orders/o/ORD-1?x=1#top'], '/account/orders/o/ORD-1?x=1#top'],
  [[null, '/ft/best-sellers'], '/ft/best-sellers'],
  [['/checkout', '/cart'], '/checkout'],
  [[`${ORIGIN}/cart`], '/cart'],
  [[], '/'],
  [[null, undefined, 5, {}, ['/cart']], '/'],
])('resolves the candidates %j to the return path %s', (addresses, path) => {
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
])('skips %s as a return path', (address) => {
  expect(returnPath([address, '/cart'], ORIGIN)).toBe('/cart');
});

test('accepts the return from a payment page as a return path after login, but not as a comeback path', () => {
  const address = '/payment/return?checkoutid=1';
  expect(returnPath([address], ORIGIN)).toBe(address);
  expect(safeReturnPath(address, ORIGIN)).toBeNull();
});

test('accepts a page whose path only has the same prefix as the sign-in page', () => {
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
])('falls back to the home page for a foreign or malformed address: %j', (address) => {
  expect(returnPath([address], ORIGIN)).toBe('/');
});

test.each([
  ['/cart', '/cart'],
  ['/account/auth', null],
  ['//evil.example', null],
  [null, null],
])('reads the address %s as the comeback path %s', (address, path) => {
  expect(safeReturnPath(address, ORIGIN)).toBe(path);
});
