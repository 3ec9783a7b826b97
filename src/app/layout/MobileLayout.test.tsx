import { screen, waitFor, within } from '@testing-library/react';
import { createTestShop } from '../../../server/testing/testShop';
import { signedIn } from '../../testing/customers';
import { answered } from '../../testing/faults';
import { logIn } from '../../testing/logIn';
import { narrowWindow } from '../../testing/mockMedia';
import { renderApp } from '../../testing/renderApp';

const here = () => window.location.pathname;
const bar = () => within(screen.getByRole('navigation', { name: 'Quick links' }));
const openMenu = async (shop: Awaited<ReturnType<typeof renderApp>>) => {
  await shop.user.click(screen.getByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
};

beforeEach(narrowWindow);

test('shows its own search field and no category row in a narrow window', async () => {
  await renderApp({ path: '/contact' });
  expect(screen.getByPlaceholderText('Search products')).toBeInTheDocument();
  expect(screen.queryByPlaceholderText('Search items ...')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

test('focuses the search field from the header bar, which also links to the wishlist', async () => {
  const { user } = await renderApp({ path: '/contact' });
  const banner = within(screen.getByRole('banner'));
  await user.click(banner.getByRole('button', { name: 'Find products' }));
  expect(screen.getByPlaceholderText('Search products')).toHaveFocus();
  expect(banner.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/wishlist');
});

test('lists categories in the menu with an “All” link and children, and no Sign Out for visitors', async () => {
  const shop = await renderApp({ path: '/contact' });
  const menu = await openMenu(shop);
  expect(menu.getByRole('button', { name: 'All Categories' })).toHaveAttribute('aria-expanded', 'true');
  await shop.user.click(await menu.findByRole('button', { name: 'Women' }));
  expect(menu.getByRole('link', { name: 'All Women' })).toHaveAttribute('href', '/ct/women');
  expect(menu.getByRole('link', { name: 'Women’s Jackets' })).toHaveAttribute('href', '/ct/women/womens-jackets');
  expect(menu.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  expect(menu.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
});

test('choosing a category closes the menu and moves the focus to the page', async () => {
  const shop = await renderApp({ path: '/contact' });
  const menu = await openMenu(shop);
  await shop.user.click(await menu.findByRole('button', { name: 'Women' }));
  await shop.user.click(menu.getByRole('link', { name: 'All Women' }));
  await waitFor(() => {
    expect(here()).toBe('/ct/women');
  });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

test('Sign Out in the menu ends a customer’s session and opens the sign-in page', async () => {
  const shop = await renderApp({ path: '/contact' });
  await logIn(shop);
  const menu = await openMenu(shop);
  await shop.user.click(menu.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => {
    expect(here()).toBe('/account/auth');
  });
  expect(shop.store.getState().session.token).toBeNull();
});

test('links to the dashboard in the menu for customers, but not for visitors', async () => {
  const shop = await renderApp({ path: '/contact' });
  const menu = await openMenu(shop);
  expect(menu.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  await logIn(shop);
  await shop.user.click(await menu.findByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
});

test('links Account in the bottom bar to the sign-in page for visitors', async () => {
  await renderApp({ path: '/contact' });
  expect(bar().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(bar().getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/account/orders');
  expect(bar().getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account/auth');
});

test('links Account in the bottom bar to the account page for customers', async () => {
  await logIn(await renderApp({ path: '/contact' }));
  expect(bar().getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account/edit');
});

test('does not refetch failed categories when the menu opens, only on Retry', async () => {
  const TREE = /storefront\/product_categories/;
  const shop = await renderApp({
    faults: [{ path: TREE, fault: answered(400), times: 1 }],
  });
  await screen.findByRole('button', { name: 'Load the categories again' });
  const menu = await openMenu(shop);
  await shop.user.click(await menu.findByRole('button', { name: 'The categories didn’t load. Retry' }));
  expect(await menu.findByRole('button', { name: 'Women' })).toBeInTheDocument();
  expect(shop.network.callsTo(TREE)).toHaveLength(2);
});

test.each([
  ['/', 'Home', 'page'],
  ['/account/orders', 'Orders', 'page'],
  ['/account/orders/o/ORD-7', 'Orders', 'true'],
  ['/account/edit', 'Account', 'page'],
  ['/account/dashboard', 'Account', 'true'],
])('marks the section of %s in the bottom bar', async (path, name, current) => {
  const server = await createTestShop();
  await renderApp({ path, server, stored: await signedIn(server) });
  await waitFor(() => {
    expect(bar().getByRole('link', { name })).toHaveAttribute('aria-current', current);
  });
  expect(bar().getAllByRole('link', { current: false })).toHaveLength(2);
});
