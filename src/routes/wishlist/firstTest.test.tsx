import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

test('shows a product on the wishlist after its heart is pressed', async () => {
  const { user } = await renderApp({ path: '/items/search' });
  const [heart] = await screen.findAllByRole('button', { name: /^Add to Wishlist: / });
  await user.click(heart!);
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /^Wishlist/ }));
  const wishes = within(await screen.findByRole('list', { name: 'Wishlist' }));
  expect(wishes.getAllByRole('heading')).toHaveLength(1);
});
