import { screen, waitFor } from '@testing-library/react';
import { openCheckout, payButton } from '../../testing/openCheckout';

jest.mock('./useNewRelease', () => ({ useNewRelease: () => () => undefined }));

const PATIENT = { timeout: 15_000 };
const notice = () => screen.queryByText('A new version is ready');

test('offers a new release everywhere but at the checkout, where a reload would interrupt', async () => {
  const { user } = await openCheckout({ path: '/cart' });
  await waitFor(() => {
    expect(notice()).toBeVisible();
  }, PATIENT);
  await user.click(await screen.findByRole('link', { name: 'PROCEED TO CHECKOUT' }));
  expect(await payButton()).toBeVisible();
  expect(notice()).toBeNull();
  await user.click(await screen.findByRole('link', { name: /^Cart \(/ }));
  await waitFor(() => {
    expect(notice()).toBeVisible();
  });
});
