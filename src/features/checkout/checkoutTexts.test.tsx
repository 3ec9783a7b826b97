import { screen } from '@testing-library/react';
import { twoGoods } from '../../../server/testing/goods';
import { shopClient } from '../../../server/testing/shopClient';
import { createTestShop } from '../../../server/testing/testShop';
import { signedIn } from '../../testing/customers';
import { renderApp } from '../../testing/renderApp';

const openCheckout = async () => {
  sessionStorage.clear();
  const server = await createTestShop();
  const [shirt] = await twoGoods(server.database);
  const { token, account } = await signedIn(server);
  await shopClient(server, token).post('/storefront/add-to-cart', { product_variant_id: shirt.id, quantity: 1 });
  const shop = await renderApp({ path: '/checkout', server, stored: { token, account } });
  await screen.findByRole('button', { name: 'PROCEED TO PAYMENT' });
  return shop;
};

test('asks for the address only when delivery is chosen, and shows free shipping', async () => {
  const { user } = await openCheckout();
  expect(screen.getAllByText('Free shipping')[0]).toBeVisible();
  expect(screen.getByLabelText(/^Order Notes/)).toBeVisible();
  expect(screen.queryByText('Shipping Details')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Set delivery address?'));
  expect(screen.getByText('Shipping Details')).toBeVisible();
  for (const label of [/^Full Name/, /^Town\/City/, /^Phone/, /^Email.*optional/i, /^Street Address/])
    expect(screen.getByLabelText(label)).toBeVisible();
});
