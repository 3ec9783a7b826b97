import { screen } from '@testing-library/react';
import { paths } from '../../config/paths';
import { renderApp } from '../renderApp';

test('the page opens by its address, under its name', async () => {
  await renderApp({ path: paths.orderTracking });
  expect(await screen.findByRole('heading', { level: 1, name: 'Order tracking' })).toBeVisible();
  expect(document.title).toContain('Order tracking');
});
