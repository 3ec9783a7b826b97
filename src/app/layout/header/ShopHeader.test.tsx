import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toStored } from '../../../contract/stored';
import { cartLine } from '../../../testing/builders/model';
import { answered } from '../../../testing/faults';
import { expectPath } from '../../../testing/here';
import { logIn } from '../../../testing/logIn';
import { saveData } from '../../../testing/mockMedia';
import { renderApp } from '../../../testing/renderApp';

const banner = () => within(screen.getByRole('banner'));

test('links the logo home, and shows the shop’s name when the image fails to load', async () => {
  const { container } = await renderApp({ path: '/contact' });
  const link = await banner().findByRole('link', { name: 'Kasa & Co, home' });
  expect(link).toHaveAttribute('href', '/');
  const image = link.querySelector('img');
  expect(image).toHaveAttribute('height', '55');
  if (image) fireEvent.error(image);
  expect(banner().getByText('Kasa & Co')).toBeInTheDocument();
  expect(container.querySelector('header img')).toBeNull();
});

test('opens the results for the typed text, and all items for an empty field', async () => {
  const { user } = await renderApp({ path: '/contact' });
  const field = () => screen.getByPlaceholderText('Search items ...');
  await user.type(field(), 'dress & co{Enter}');
  await expectPath('/items/search?q=dress+%26+co');
  await screen.findByRole('heading', { name: 'Items Search Results' });
  expect(field()).toHaveValue('dress & co');
  await user.clear(field());
  await user.click(banner().getByRole('button', { name: 'Search' }));
  await expectPath('/items/search');
});

test('opens the wishlist from the header', async () => {
  const { user } = await renderApp({ path: '/contact' });
  await user.click(banner().getByRole('link', { name: 'Wishlist' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
});

test('shows the number of wishlist items', async () => {
  await renderApp({ path: '/contact', stored: { wishlist: '[101,102]' } });
  expect(banner().getByRole('link', { name: 'Wishlist, 2 items' })).toHaveTextContent(/^2$/);
});

test('links to four social platforms in a new tab with noopener and noreferrer', async () => {
  await renderApp({ path: '/contact' });
  for (const name of ['Facebook', 'Twitter', 'Instagram', 'Pinterest']) {
    const link = banner().getByRole('link', { name });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link.getAttribute('href')).toMatch(/^https:/);
  }
  expect(banner().queryByRole('link', { name: 'YouTube' })).not.toBeInTheDocument();
});

test('shows flagged categories in the navigation, main ones in a dropdown that closes on choice', async () => {
  const { user } = await renderApp({ path: '/contact' });
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(await nav.findByRole('link', { name: 'Women' })).toHaveAttribute('href', '/ct/women');
  await user.click(nav.getByRole('button', { name: 'Categories' }));
  expect(nav.getAllByRole('link', { name: 'Appliances' })[0]).toHaveAttribute('href', '/ct/appliances');
  await user.click(nav.getAllByRole('link', { name: 'Women' })[0] ?? document.body);
  await expectPath('/ct/women');
  expect(nav.getByRole('button', { name: 'Categories' })).toHaveAttribute('aria-expanded', 'false');
});

test('a category’s button shows its picture and all its subcategories, flagged or not', async () => {
  const { user } = await renderApp({ path: '/contact' });
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  const button = await nav.findByRole('button', { name: 'Show what is in Women' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(nav.queryByRole('link', { name: 'Dresses' })).not.toBeInTheDocument();
  act(() => {
    button.focus();
  });
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(nav.getByRole('link', { name: 'Dresses' })).toHaveAttribute('href', '/ct/women/dresses');
  expect(nav.getByRole('link', { name: 'Women’s Jackets' })).toHaveAttribute('href', '/ct/women/womens-jackets');
  expect(nav.getByRole('presentation')).toHaveAttribute('src', '/media/category-women.svg');
  await user.tab();
  expect(nav.getByRole('link', { name: 'Dresses' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('opens subcategories on hover until Escape, pins them on click and closes them on choice', async () => {
  const { user } = await renderApp({ path: '/contact' });
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  const button = await nav.findByRole('button', { name: 'Show what is in Women' });
  const dresses = () => nav.queryByRole('link', { name: 'Dresses' });
  await user.hover(nav.getByRole('link', { name: 'Women' }));
  expect(dresses()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(dresses()).not.toBeInTheDocument();
  await user.unhover(nav.getByRole('link', { name: 'Women' }));
  await user.click(button);
  await user.unhover(button);
  expect(dresses()).toBeVisible();
  await user.click(dresses()!);
  await expectPath('/ct/women/dresses');
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('reports categories that fail to load, and refetches them on request', async () => {
  const { user, network } = await renderApp({
    path: '/contact',
    faults: [{ path: /main_product_categories/, fault: answered(400, '{"status":0}') }],
  });
  await user.click(screen.getByRole('button', { name: 'Categories' }));
  const retry = await screen.findByRole('button', { name: /didn’t load/ });
  network.clear();
  await user.click(retry);
  await user.click(screen.getByRole('button', { name: 'Categories' }));
  await waitFor(() => {
    expect(screen.getAllByRole('link', { name: 'Appliances' }).length).toBeGreaterThan(0);
  });
});

test('shows the number of lines on the bag button', async () => {
  await renderApp({
    path: '/contact',
    stored: { cartList: JSON.stringify([cartLine({ quantity: 5 }), cartLine({ id: '1002' })].map(toStored)) },
  });
  expect(banner().getByRole('button', { name: 'Cart, 2 items' })).toHaveTextContent('2');
});

test('shows the full number on the bag button for 120 lines', async () => {
  const lines = Array.from({ length: 120 }, (_, index) => toStored(cartLine({ id: String(2000 + index) })));
  await renderApp({ path: '/contact', stored: { cartList: JSON.stringify(lines) } });
  expect(banner().getByRole('button', { name: 'Cart, 120 items' })).toHaveTextContent(/^120$/);
});

test('shows visitors Sign In and no account menu', async () => {
  await renderApp({ path: '/contact' });
  expect(banner().getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/account/auth');
  expect(banner().queryByRole('button', { name: 'My Account' })).not.toBeInTheDocument();
});

test('shows customers the account menu, where Logout ends the session and opens the sign-in page', async () => {
  saveData();
  const shop = await renderApp({ path: '/contact' });
  const { user, store, storage } = shop;
  await logIn(shop);
  expect(banner().queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  await user.click(banner().getByRole('button', { name: 'My Account' }));
  expect(banner().getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/account/orders');
  expect(banner().getByRole('link', { name: 'Change Password' })).toHaveAttribute('href', '/account/edit');
  const entries = window.history.length;
  await user.click(banner().getByRole('button', { name: 'Logout' }));
  await expectPath('/account/auth');
  expect(window.history).toHaveLength(entries);
  expect(store.getState().session.token).toBeNull();
  await waitFor(() => {
    expect(storage.getItem('token')).toBeNull();
  });
});

test('opens the problem report from the account menu, and returns the focus to its button on close', async () => {
  const shop = await renderApp({ path: '/contact' });
  const { user } = shop;
  await logIn(shop);
  const button = () => banner().getByRole('button', { name: 'My Account', hidden: true });
  await user.hover(button());
  await waitFor(() => {
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  });
  await user.click(button());
  await user.click(screen.getByRole('menuitem', { name: 'Report a problem' }));
  await screen.findByRole('dialog', { name: 'Report a problem' });
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(button()).toHaveFocus();
  });
});
