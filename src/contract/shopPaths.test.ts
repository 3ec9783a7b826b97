import { matchPath } from 'react-router';
import { patterns } from '../config/paths';
import { isShopPath } from './shopPaths';

const ADDRESSES = [
  ...['/', '//', '/Cart/', '/cart//', '/cart/x', '/items', '/items/search', '/items/search/x'],
  ...['/pd', '/pd/shirt', '/pd/shirt/LSH-101', '/pd//LSH-101', '/pd/shirt/LSH-101/x', '/pd/%D8%A7/a%2Fb'],
  ...['/ct', '/ct/', '/ct/women', '/ct/women/', '/ct/a/b/c/d/e', '/ct/a/b/c/d/e/f', '/ft/best', '/ft/best/x'],
  ...['/account', '/account/auth', '/account/auth/verify', '/account/orders/o/A.1', '/payment/cancel', '/payment'],
  ...[
    '/reset_password',
    '/terms-conditions',
    '/about',
    '/shop3',
    '/page-unavailable',
    '/nowhere',
    '/no/such/page',
    '/index',
  ],
];

test.each(ADDRESSES)('knows like the router whether %s is a page', (pathname) => {
  const isRouted = Object.values(patterns).some((pattern) => matchPath(pattern, pathname) !== null);
  expect(isShopPath(pathname)).toBe(isRouted);
});

test.each(['/404', '/404/'])('does not count %s as a page', (pathname) => {
  expect(isShopPath(pathname)).toBe(false);
});
