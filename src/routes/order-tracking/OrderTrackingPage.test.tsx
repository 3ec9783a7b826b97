import { screen, within } from '@testing-library/react';
import { createTestShop } from '../../../server/testing/testShop';
import { renderApp } from '../../testing/renderApp';

/** In a shop without the optional call. */
const openTracking = async () => {
  const shop = await renderApp({ path: '/order-tracking', server: await createTestShop({ features: [] }) });
  const form = within(await screen.findByRole('form', { name: 'Order tracking' }));
  return { ...shop, form, track: form.getByRole('button', { name: 'TRACK' }) };
};

test.each([
  ['', '', 'Enter your order ID and billing email', 'Order ID'],
  ['ORD-1', ' ', 'Enter your billing email', 'Billing email'],
  [' ', 'ama@example.com', 'Enter your order ID', 'Order ID'],
])('with order “%s” and email “%s”, reports “%s” and focuses the field', async (order, email, words, label) => {
  const { user, form, track } = await openTracking();
  if (order) await user.type(form.getByLabelText('Order ID'), order);
  if (email) await user.type(form.getByLabelText('Billing email'), email);
  await user.click(track);
  expect(form.getByRole('alert')).toHaveTextContent(words);
  expect(form.getByLabelText(label)).toHaveFocus();
});

test('sends no request and links to the order in the account', async () => {
  const { user, form, track, network } = await openTracking();
  const before = network.calls.length;
  await user.type(form.getByLabelText('Order ID'), ' ORD/7 ');
  await user.type(form.getByLabelText('Billing email'), 'ama@example.com');
  await user.click(track);
  const way = await form.findByRole('link', { name: 'see order ORD/7' });
  expect(way).toHaveAttribute('href', '/account/orders/o/ORD%2F7');
  expect(network.calls).toHaveLength(before);
  await user.type(form.getByLabelText('Order ID'), '1');
  expect(way).not.toBeInTheDocument();
});

test('states before any typing that orders are not looked up here, and links to My orders', async () => {
  await openTracking();
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/^We can’t look up orders here yet\./)).toBeVisible();
  expect(main.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/account/orders');
});
