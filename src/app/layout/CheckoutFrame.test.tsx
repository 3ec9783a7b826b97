import { screen, within } from '@testing-library/react';
import { cartShop } from '../../testing/cartShop';
import { renderApp } from '../../testing/renderApp';

const open = async () => {
  const shop = await cartShop();
  const session = await shop.customerWith([shop.shirt, 2]);
  const app = await renderApp({ path: '/checkout', server: shop.server, stored: { ...session } });
  await screen.findByRole('button', { name: 'PROCEED TO PAYMENT' });
  return { ...app, shop };
};

test('nothing at the checkout leads astray: logo, three steps, help, terms', async () => {
  await open();
  const header = within(screen.getByRole('banner'));
  expect(header.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['', 'Help']);
  const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Bag (1)', 'Details', 'Payment']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Terms']);
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Quick links' })).not.toBeInTheDocument();
});

test('the first step leads back to the bag, where the rest of the shop is back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'Bag (1)' }));
  expect(await screen.findByRole('heading', { level: 1, name: /bag|cart/i })).toBeVisible();
  expect(screen.getByRole('search')).toBeVisible();
});
