import { screen, within } from '@testing-library/react';
import { cartShop } from '../../testing/cartShop';
import { narrowWindow } from '../../testing/mockMedia';
import { renderApp } from '../../testing/renderApp';

const open = async () => {
  sessionStorage.clear();
  const shop = await cartShop();
  const session = await shop.customerWith([shop.shirt, 2]);
  const app = await renderApp({ path: '/checkout', server: shop.server, stored: { ...session } });
  await screen.findByRole('button', { name: 'PROCEED TO PAYMENT' });
  return { ...app, shop };
};

test('shows only logo, three steps, Help, Terms and Licenses, without search or quick links', async () => {
  await open();
  const header = within(screen.getByRole('banner'));
  expect(header.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['', 'Help']);
  const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Cart (1)', 'Details', 'Payment']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Terms', 'Licenses']);
  const goods = screen.getByRole('table', { name: 'Items in your order' });
  expect(goods.querySelectorAll('tbody img')).toHaveLength(1);
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Quick links' })).not.toBeInTheDocument();
});

test('has one pay button, and no tab bar, menu, search or Back to top in a narrow window', async () => {
  narrowWindow();
  await open();
  const form = screen.getByRole('form', { name: 'Checkout' });
  expect(form.querySelectorAll('[type="submit"]')).toHaveLength(1);
  expect(document.querySelectorAll('[data-pay-bar]')).toHaveLength(1);
  expect(within(form).getByText(/^Total/)).toBeInTheDocument();
  for (const name of ['Quick links', 'Main'])
    expect(screen.queryByRole('navigation', { name })).not.toBeInTheDocument();
  for (const name of ['Menu', 'Find products', 'Back to top'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('links the first step to the bag, where the shop’s search is back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'Cart (1)' }));
  expect(await screen.findByRole('heading', { level: 1, name: /bag|cart/i })).toBeVisible();
  expect(screen.getByRole('search')).toBeVisible();
});
