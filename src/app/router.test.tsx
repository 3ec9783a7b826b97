import { screen } from '@testing-library/react';
import { expectPath, here } from '../testing/here';
import { createTestShop } from '../../server/testing/testShop';
import { signedIn } from '../testing/customers';
import { renderApp } from '../testing/renderApp';

/** A console message of the router that is not an error of the shop. */
const expectUndecodable = () => jest.mocked(console.warn).mockImplementation(() => undefined);
const heading = () => screen.findByRole('heading', { level: 1 });

const PRIVATE = [
  '/checkout',
  '/account/orders',
  '/account/orders/o/ORD-0000',
  '/account/edit',
  '/account/edit-address',
  '/account/dashboard?x=1',
];

describe('customer-only pages', () => {
  test.each(PRIVATE)(
    '%s redirects visitors to sign-in, requests no customer data and remembers the path',
    async (path) => {
      const { network } = await renderApp({ path });
      await expectPath('/account/auth');
      expect(await screen.findByRole('tab', { name: 'Login' })).toBeInTheDocument();
      expect(window.history.state).toMatchObject({ usr: { from: path } });
      expect(network.callsTo(/order|my-cart|is_logged_in/)).toEqual([]);
    },
  );

  test.each(PRIVATE.filter((path) => path !== '/checkout'))('%s opens for a customer', async (path) => {
    const server = await createTestShop();
    await renderApp({ path, server, stored: await signedIn(server) });
    await heading();
    expect(here()).toBe(path);
  });
});

test.each(['/order-tracking', '/order-complete?o=ORD-0000', '/cart', '/wishlist'])(
  '%s opens for visitors',
  async (path) => {
    await renderApp({ path });
    await heading();
    expect(here()).toBe(path);
  },
);

test.each([
  ['/Cart/?x=1', '/cart?x=1'],
  ['/account/%61uth', '/account/auth'],
  ['/Items/Search/?q=shirt', '/items/search?q=shirt'],
])('%s opens as %s', async (path, usual) => {
  await renderApp({ path });
  await heading();
  expect(here()).toBe(usual);
});

test('a customer who opens the sign-in in capitals is redirected home', async () => {
  const server = await createTestShop();
  await renderApp({ path: '/Account/Auth', server, stored: await signedIn(server) });
  await expectPath('/');
});

test.each(['/payment/xyz', '/payment', '/account/foo', '/account', '/%E0%A4%A', '/ct', '/pd/only-one', '/<script>'])(
  '%s shows “Page not found”',
  async (path) => {
    if (path.includes('%')) expectUndecodable();
    await renderApp({ path });
    expect(await screen.findByRole('heading', { name: 'OOPS! Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'GO BACK' })).toBeInTheDocument();
  },
);

test.each([
  ['/pd/%E0%A4%A/x', 'Product is not found'],
  ['/ct/%E0%A4%A', 'This category does not exist'],
])('%s, which cannot be decoded, shows “%s”', async (path, words) => {
  expectUndecodable();
  await renderApp({ path });
  expect(await screen.findByText(words)).toBeInTheDocument();
});
