import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

test.each(['/404', '/nowhere/at/all'])('shows “Page not found” for %s', async (path) => {
  await renderApp({ path });
  expect(await screen.findByRole('heading', { name: 'OOPS! Page not found' })).toBeInTheDocument();
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
