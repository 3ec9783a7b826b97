import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { connectionChanged } from '../../../features/nav/navSlice';
import { testEnvironment } from '../../../testing/testEnvironment';
import { Link } from '../../../ui/Link';
import { makeStore } from '../../store';
import { RouteBoundary } from './RouteBoundary';

let failure: Error | null;
const Page = () => {
  if (failure) throw failure;
  return <h1>Here it is</h1>;
};
const show = () => {
  const { store } = makeStore(testEnvironment());
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/bad']}>
        <Link to="/good">Elsewhere</Link>
        <RouteBoundary>
          <Routes>
            <Route path="/bad" element={<Page />} />
            <Route path="*" element={<h1>Another page</h1>} />
          </Routes>
        </RouteBoundary>
      </MemoryRouter>
    </Provider>,
  );
  return store;
};

// React logs every error that a boundary catches; these tests throw intentionally.
beforeEach(() => {
  jest.mocked(console.error).mockImplementation(() => undefined);
});

test('replaces a page that throws with an error message, a working Try again and a Home link', async () => {
  failure = new Error('broken');
  const store = show();
  expect(screen.getByRole('heading', { name: 'Something went wrong here' })).toBeInTheDocument();
  expect(store.getState().nav.failed).toBe('broken');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  failure = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: 'Here it is' })).toBeInTheDocument();
  expect(store.getState().nav.failed).toBeNull();
});

test('clears the error when the shopper navigates to another page', async () => {
  failure = new Error('broken');
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByRole('heading', { name: 'Another page' })).toBeInTheDocument();
});

test('offers Reload Page instead of Try again after a failed chunk', () => {
  failure = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
  show();
  expect(screen.getByRole('heading', { name: 'This page didn’t load' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('says that the page opens later after a chunk failed offline', () => {
  failure = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
  const store = show();
  expect(
    screen.getByText('The connection was lost, or the shop has just been updated. Your cart is safe.'),
  ).toBeInTheDocument();
  act(() => {
    store.dispatch(connectionChanged(false));
  });
  expect(screen.getByText('You’re offline. The page loads once you’re online. Your cart is safe.')).toBeInTheDocument();
});

test('reloads a page whose chunk failed when the browser is back online', () => {
  failure = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
  show();
  // jsdom does not implement navigation and logs an error instead.
  jest.mocked(console.error).mockClear();
  window.dispatchEvent(new Event('online'));
  expect(String(jest.mocked(console.error).mock.calls)).toMatch(/navigation/);
});

test('does not reload a page that throws when the browser is back online', () => {
  failure = new Error('broken');
  show();
  jest.mocked(console.error).mockClear();
  window.dispatchEvent(new Event('online'));
  expect(console.error).not.toHaveBeenCalled();
});
