import { screen, waitFor } from '@testing-library/react';
import { customerWithCart } from '../../testing/customerWithCart';
import { memoryStorage } from '../../testing/memoryStorage';
import { renderApp } from '../../testing/renderApp';

test('opens no payment page for an approval forged in storage, because the server decides', async () => {
  sessionStorage.clear();
  const { server, stored, orders } = await customerWithCart();
  const account = JSON.stringify({ ...(JSON.parse(stored.account) as object), eligible: 'Approved' });
  const left: string[] = [];
  const storage = memoryStorage({ ...stored, account });
  const environment = { storage, leave: (url: string) => left.push(url) };
  const { user, network } = await renderApp({ path: '/checkout', server, environment });
  await user.click(await screen.findByRole('radio', { name: 'Pay In Installments' }));
  await user.type(screen.getByLabelText('Down Payment'), '5');
  await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
  await user.click(await screen.findByRole('checkbox', { name: /I accept/ }));
  await user.click(screen.getByRole('button', { name: 'Accept & Apply' }));
  expect(await screen.findByText('Your order has been saved.', {}, { timeout: 20_000 })).toBeInTheDocument();
  await waitFor(() => {
    expect(window.location.pathname).toBe('/account/orders');
  });
  expect(left).toEqual([]);
  expect(network.callsTo(/^\/storefront\/checkout$/)).toHaveLength(1);
  expect(await orders()).toHaveLength(1);
});
