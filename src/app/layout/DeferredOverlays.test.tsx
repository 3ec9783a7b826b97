import { act, screen } from '@testing-library/react';
import { notify } from '../../api/apiEvents';
import { overlayOpened } from '../../features/overlays/overlaysSlice';
import { renderApp } from '../../testing/renderApp';

test('toasts arrive with the first notice', async () => {
  const { store } = await renderApp({ path: '/contact' });
  act(() => {
    store.dispatch(notify('info', 'Already in cart'));
  });
  expect(await screen.findByText('Already in cart')).toBeInTheDocument();
});

test('a drawer that is opened before it has been loaded opens when it has', async () => {
  const { store } = await renderApp({ path: '/contact' });
  act(() => {
    store.dispatch(overlayOpened('sidePanel'));
  });
  expect(await screen.findByRole('dialog', { name: 'Login' })).toHaveFocus();
});

test('a browser that keeps nothing is told of', async () => {
  await renderApp({ path: '/contact', environment: { storage: null } });
  expect(screen.getByText('This browser does not keep your cart')).toBeInTheDocument();
});

test('the skip link leads to the content', async () => {
  const { user } = await renderApp({ path: '/contact' });
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});
