import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toStored } from '../../contract/stored';
import { cartLine } from '../../testing/builders/model';
import { logIn } from '../../testing/logIn';
import { renderApp } from '../../testing/renderApp';

const banner = () => within(screen.getByRole('banner'));
const here = () => window.location.pathname + window.location.search;

test('the logo of the shop leads home; without its picture the name stands there', async () => {
  const { container } = await renderApp({ path: '/contact' });
  const link = await banner().findByRole('link', { name: 'Kasa & Co, home' });
  expect(link).toHaveAttribute('href', '/');
  const image = link.querySelector('img');
  expect(image).toHaveAttribute('height', '55');
  if (image) fireEvent.error(image);
  expect(banner().getByText('Kasa & Co')).toBeInTheDocument();
  expect(container.querySelector('header img')).toBeNull();
});

test('searching leads to the results, and nothing typed to all of them', async () => {
  const { user } = await renderApp({ path: '/contact' });
  const field = () => screen.getByPlaceholderText('Search items ...');
  await user.type(field(), 'dress & co{Enter}');
  await waitFor(() => {
    expect(here()).toBe('/items/search?q=dress+%26+co');
  });
  await screen.findByRole('heading', { name: 'Items Search Results' });
  expect(field()).toHaveValue('dress & co');
  await user.clear(field());
  await user.click(banner().getByRole('button', { name: 'Search' }));
  await waitFor(() => {
    expect(here()).toBe('/items/search');
  });
});

test('the wishlist is one press away', async () => {
  const { user } = await renderApp({ path: '/contact' });
  await user.click(banner().getByRole('link', { name: 'Wishlist' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
});

test('four platforms in a new tab that cannot reach back', async () => {
  await renderApp({ path: '/contact' });
  for (const name of ['Facebook', 'Twitter', 'Instagram', 'Pinterest']) {
    const link = banner().getByRole('link', { name });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link.getAttribute('href')).toMatch(/^https:/);
  }
  expect(banner().queryByRole('link', { name: 'YouTube' })).not.toBeInTheDocument();
});

test('flagged categories are the navigation, main ones the dropdown', async () => {
  const { user } = await renderApp({ path: '/contact' });
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(await nav.findByRole('link', { name: 'Women' })).toHaveAttribute('href', '/ct/women');
  expect(nav.getByRole('link', { name: 'Dresses' })).toHaveAttribute('href', '/ct/women/dresses');
  expect(nav.queryByRole('link', { name: 'Women’s Jackets' })).not.toBeInTheDocument();
  await user.click(nav.getByRole('button', { name: 'Categories' }));
  expect(nav.getAllByRole('link', { name: 'Appliances' })[0]).toHaveAttribute('href', '/ct/appliances');
  await user.click(nav.getAllByRole('link', { name: 'Women' })[0] ?? document.body);
  await waitFor(() => {
    expect(here()).toBe('/ct/women');
  });
  expect(nav.getByRole('button', { name: 'Categories' })).toHaveAttribute('aria-expanded', 'false');
});

test('categories that do not load say so and can be asked for again', async () => {
  const { user, network } = await renderApp({
    path: '/contact',
    faults: [
      { path: /main_product_categories/, fault: { when: 'before', kind: 'reply', status: 400, body: '{"status":0}' } },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Categories' }));
  const retry = await screen.findByRole('button', { name: /did not load/ });
  network.clear();
  await user.click(retry);
  await user.click(screen.getByRole('button', { name: 'Categories' }));
  await waitFor(() => {
    expect(screen.getAllByRole('link', { name: 'Appliances' }).length).toBeGreaterThan(0);
  });
});

test('the bag tells how many lines it holds', async () => {
  await renderApp({
    path: '/contact',
    stored: { cartList: JSON.stringify([cartLine({ quantity: 5 }), cartLine({ id: '1002' })].map(toStored)) },
  });
  expect(banner().getByRole('button', { name: 'Shopping bag, 2 items' })).toHaveTextContent('2');
});

test('the bag tells how many also when there are many', async () => {
  const lines = Array.from({ length: 120 }, (_, index) => toStored(cartLine({ id: String(2000 + index) })));
  await renderApp({ path: '/contact', stored: { cartList: JSON.stringify(lines) } });
  expect(banner().getByRole('button', { name: 'Shopping bag, 120 items' })).toHaveTextContent(/^120$/);
});

test('visitors may sign in', async () => {
  await renderApp({ path: '/contact' });
  expect(banner().getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/account/auth');
  expect(banner().queryByRole('button', { name: 'My Account' })).not.toBeInTheDocument();
});

test('customers have their menu, and Logout ends the session on the sign-in page', async () => {
  const shop = await renderApp({ path: '/contact' });
  const { user, store, storage } = shop;
  await logIn(shop);
  expect(banner().queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  await user.click(banner().getByRole('button', { name: 'My Account' }));
  expect(banner().getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/account/orders');
  expect(banner().getByRole('link', { name: 'Change Password' })).toHaveAttribute('href', '/account/edit');
  const entries = window.history.length;
  await user.click(banner().getByRole('button', { name: 'Logout' }));
  await waitFor(() => {
    expect(here()).toBe('/account/auth');
  });
  expect(window.history).toHaveLength(entries);
  expect(store.getState().session.token).toBeNull();
  await waitFor(() => {
    expect(storage.getItem('token')).toBeNull();
  });
});
