import { screen } from '@testing-library/react';
import { renderApp } from '../testing/renderApp';

test('renders the main heading of the home page', async () => {
  const { network } = await renderApp();
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(network.calls.length).toBeGreaterThanOrEqual(0);
});
