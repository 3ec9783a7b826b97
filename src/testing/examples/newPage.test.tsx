import { screen } from '@testing-library/react';
import { paths } from '../../config/paths';
import { renderApp } from '../renderApp';

test('shows the page at its path with its heading and document title', async () => {
  await renderApp({ path: paths.orderTracking });
  expect(await screen.findByRole('heading', { level: 1, name: 'Order tracking' })).toBeVisible();
  expect(document.title).toContain('Order tracking');
});
