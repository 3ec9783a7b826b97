import { act, screen, waitFor } from '@testing-library/react';
import { notify } from '../../../api/apiEvents';
import { READY_DELAY_MS } from '../../../config/constants';
import { overlayOpened } from '../../../features/overlays/overlaysSlice';
import { renderApp } from '../../../testing/renderApp';

let mockIsLost = false;
const mockLose = () => {
  if (mockIsLost) throw new Error('The file did not come.');
};
jest.mock<object>('./OverlayHost', () => {
  mockLose();
  return jest.requireActual('./OverlayHost');
});
jest.mock<object>('./SidePanel', () => {
  mockLose();
  return jest.requireActual('./SidePanel');
});
jest.mock<object>('../../../features/notices/NoticeHost', () => {
  mockLose();
  return jest.requireActual('../../../features/notices/NoticeHost');
});

beforeEach(() => {
  mockIsLost = false;
});

// These tests come first: a module that has loaded once stays loaded.
test('fetches drawers on demand after their idle prefetch failed', async () => {
  mockIsLost = true;
  const { store } = await renderApp({ path: '/contact' });
  // The file is requested twice, with a pause in between.
  await act(() => new Promise((resolve) => setTimeout(resolve, READY_DELAY_MS + 1500)));
  mockIsLost = false;
  act(() => {
    store.dispatch(overlayOpened('cartDrawer'));
  });
  const drawer = await screen.findByRole('dialog', { name: /^SHOPPING BAG/ });
  await waitFor(() => {
    expect(drawer).toHaveFocus();
  });
});

test('closes a drawer whose chunk fails, reports it, and fetches it again on the next click', async () => {
  mockIsLost = true;
  const { store, user } = await renderApp({ path: '/contact' });
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await waitFor(() => {
    expect(store.getState().overlays.open).toEqual([]);
  });
  mockIsLost = false;
  expect(await screen.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent('This could not be opened.');
  await user.click(screen.getByRole('button', { name: 'Account' }));
  const drawer = await screen.findByRole('dialog', { name: 'Login' });
  await waitFor(() => {
    expect(drawer).toHaveFocus();
  });
});

test('loads and shows toasts with the first notice', async () => {
  const { store } = await renderApp({ path: '/contact' });
  act(() => {
    store.dispatch(notify('info', 'Already in cart'));
  });
  expect(await screen.findByText('Already in cart')).toBeInTheDocument();
});

test('opens a requested drawer once its chunk has loaded', async () => {
  const { store } = await renderApp({ path: '/contact' });
  act(() => {
    store.dispatch(overlayOpened('sidePanel'));
  });
  const drawer = await screen.findByRole('dialog', { name: 'Login' });
  await waitFor(() => {
    expect(drawer).toHaveFocus();
  });
});

test('warns that the bag can’t be saved in a browser without storage', async () => {
  await renderApp({ path: '/contact', environment: { storage: null } });
  expect(screen.getByText('This browser can’t save your cart')).toBeInTheDocument();
});

test('the skip link leads to the content', async () => {
  const { user } = await renderApp({ path: '/contact' });
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

test.each([
  ['prefetched once the page is idle', undefined, 1],
  ['not prefetched in data-saver mode', { saveData: true }, 0],
])('drawers are %s', async (_title, connection, drawers) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  await renderApp({ path: '/contact' });
  await new Promise((resolve) => setTimeout(resolve, READY_DELAY_MS + 500));
  await waitFor(() => {
    expect(screen.queryAllByText(/^SHOPPING BAG/)).toHaveLength(drawers);
  });
  Reflect.deleteProperty(navigator, 'connection');
});
