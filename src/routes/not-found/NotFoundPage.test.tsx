import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content');

test.each(['/404', '/nowhere/at/all'])('shows “Page not found” for %s', async (path) => {
  await renderApp({ path });
  expect(await screen.findByRole('heading', { name: 'OOPS! Page not found' })).toBeInTheDocument();
});

test.each([
  ['/nowhere/at/all', 'OOPS! Page not found'],
  ['/pd/no-such/NONE?id=1', 'Product is not found'],
  ['/ct/no-such-category', 'This category does not exist'],
  ['/ft/no-such-collection', 'This collection does not exist'],
])('marks %s as noindex until the shopper leaves it', async (path, text) => {
  const { user } = await renderApp({ path });
  expect(await screen.findByText(text)).toBeVisible();
  expect(robots()).toBe('noindex');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Terms' }));
  await waitFor(() => {
    expect(robots()).toBeUndefined();
  });
});

test('GO BACK leads home when there is nothing to go back to', async () => {
  const { user } = await renderApp({ path: '/404' });
  await user.click(await screen.findByRole('link', { name: 'GO BACK' }));
  await waitFor(() => {
    expect(window.location.pathname).toBe('/');
  });
});

test('GO BACK returns one step when there is history', async () => {
  const { user } = await renderApp({ path: '/contact' });
  const footer = within(screen.getByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'Terms' }));
  await waitFor(() => {
    expect(window.location.pathname).toBe('/terms');
  });
  act(() => {
    window.history.replaceState(window.history.state, '', '/404');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  await user.click(await screen.findByRole('link', { name: 'GO BACK' }));
  await waitFor(() => {
    expect(window.location.pathname).toBe('/contact');
  });
});
