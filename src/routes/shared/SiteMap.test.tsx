import { screen, within } from '@testing-library/react';
import { here } from '../../testing/here';
import { renderApp } from '../../testing/renderApp';

const openSiteMap = async () => {
  const shop = await renderApp({ path: '/cart' });
  const opener = within(await screen.findByRole('contentinfo')).getByRole('button', { name: 'Site Map' });
  await shop.user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Site Map' });
  return { ...shop, opener, dialog, within: within(dialog) };
};

test('opens from the footer on the WOMEN tab, where every entry leads somewhere, and restores the focus on Escape', async () => {
  const { user, opener, dialog, within: map } = await openSiteMap();
  expect(map.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['WOMEN', 'MEN', 'KIDS']);
  expect(map.getByRole('tab', { name: 'WOMEN', selected: true })).toBeVisible();
  expect(map.getByRole('link', { name: 'Accessories' })).toHaveAttribute('href', '/shop3');
  expect(map.getByRole('link', { name: 'ACCESSORIES' })).toHaveAttribute('href', '/shop3');
  expect(map.getByRole('link', { name: 'Gift Card' })).toHaveAttribute('href', '/about');
  for (const link of map.getAllByRole('link')) expect(link).toHaveAttribute('href', expect.stringMatching(/^\//));
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('the arrow keys open the MEN and KIDS tabs, which have texts of their own', async () => {
  const { user, within: map } = await openSiteMap();
  await user.click(map.getByRole('tab', { name: 'WOMEN' }));
  await user.keyboard('{ArrowRight}');
  expect(map.getByRole('tabpanel', { name: 'MEN' })).toHaveTextContent(/\w{20,}|\w+ \w+/);
  expect(map.queryByRole('link', { name: 'Jeans' })).not.toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(map.getByRole('tabpanel', { name: 'KIDS' })).toHaveTextContent(/\w+ \w+/);
});

test.each([
  ['Gift Card', 'About us', '/about'],
  ['Shirts & Blouses', 'Items Search Results', '/items/search?q=Shirts+%26+Blouses'],
])('the entry %s opens its page and closes the site map', async (name, heading, address) => {
  const { user, dialog, within: map } = await openSiteMap();
  await user.click(map.getByRole('link', { name }));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(here()).toBe(address);
  expect(dialog).not.toBeInTheDocument();
});
