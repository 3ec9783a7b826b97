import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

const openSiteMap = async () => {
  const shop = await renderApp({ path: '/cart' });
  const opener = within(await screen.findByRole('contentinfo')).getByRole('button', { name: 'Site Map' });
  await shop.user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Site Map' });
  return { ...shop, opener, dialog, within: within(dialog) };
};

test('opens from the footer on the WOMEN tab with disabled placeholders, and restores the focus on Escape', async () => {
  const { user, opener, dialog, within: map } = await openSiteMap();
  expect(map.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['WOMEN', 'MEN', 'KIDS']);
  expect(map.getByRole('tab', { name: 'WOMEN', selected: true })).toBeVisible();
  expect(map.getByRole('link', { name: 'Accessories' })).toHaveAttribute('href', '/shop3');
  expect(map.getByRole('link', { name: 'ACCESSORIES' })).toHaveAttribute('href', '/shop3');
  expect(map.getByRole('link', { name: 'Gift Card' })).toHaveAttribute('href', '/about');
  for (const name of ['WOMEN', 'SALE UP TO 50% OFF', 'Jackets & Coats', 'Shorts and Bermudas']) {
    const placeholder = map.getByRole('link', { name });
    expect(placeholder).not.toHaveAttribute('href');
    expect(placeholder).toHaveAttribute('aria-disabled', 'true');
  }
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

test('an entry opens its page and closes the site map', async () => {
  const { user, dialog, within: map } = await openSiteMap();
  await user.click(map.getByRole('link', { name: 'Gift Card' }));
  expect(await screen.findByRole('heading', { name: 'OOPS! Page not found' })).toBeVisible();
  expect(dialog).not.toBeInTheDocument();
});
