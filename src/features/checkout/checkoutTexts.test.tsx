import { screen, within } from '@testing-library/react';
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

test('labels the schedule columns and shows a dash as the cycle of the starting row', async () => {
  const { user } = await openCheckout();
  await user.click(screen.getByRole('radio', { name: 'Pay In Installments' }));
  const duration = screen.getByLabelText<HTMLSelectElement>('Duration');
  expect(duration).toHaveValue('3');
  expect([...duration.options].map(({ value }) => value)).toEqual(['1', '3', '6', '12', '24']);
  await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Installment Payment Schedule' }));
  const columns = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns.map((name) => name.replace(/ \(.*/, ''))).toEqual(['Payment Cycle', 'Amount Payable', 'Balance']);
  const [, start, first] = dialog.getAllByRole('row');
  expect(start).toHaveTextContent(/^-/);
  expect(first).toHaveTextContent(/^1/);
  for (const fact of ['Loan Amount', 'Duration', 'Interest Rate']) expect(dialog.getByText(fact)).toBeVisible();
  expect(dialog.getByRole('checkbox')).not.toBeChecked();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
});
