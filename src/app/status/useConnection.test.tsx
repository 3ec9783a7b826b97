import { act, screen, waitFor } from '@testing-library/react';
import { answered, type Fault } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';

const LINE = 'You’re offline. This page may be out of date or incomplete.';
const DOWN = 'The shop can’t be reached. This page may be out of date or incomplete.';

const say = (type: 'online' | 'offline') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(type === 'online');
  act(() => {
    window.dispatchEvent(new Event(type));
  });
};

const PATIENT = { timeout: 5000 };

/** Mocks the server's reply to the page's connection check. */
const serverAnswers = (answers: boolean) => {
  const fetched = jest.fn(() => (answers ? Promise.resolve(new Response()) : Promise.reject(new TypeError('no'))));
  Object.assign(window, { fetch: fetched });
  return fetched;
};

test('shows the connection line until the server answers, not only until the online event', async () => {
  await renderApp({ path: '/terms' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 2500)));
  expect(screen.queryByText(LINE)).toBeNull();
  serverAnswers(false);
  say('offline');
  expect(await screen.findByText(LINE)).toBeVisible();
  // The browser's `online` event alone is not enough.
  say('online');
  await act(() => Promise.resolve());
  expect(await screen.findByText(DOWN)).toBeVisible();
  const fetched = serverAnswers(true);
  say('online');
  await waitFor(() => {
    expect(screen.queryByText(DOWN)).toBeNull();
  });
  expect(fetched).toHaveBeenCalledWith('/sw.js', {
    method: 'HEAD',
    cache: 'no-store',
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

test.each<[string, Fault]>([
  ['returns 500', answered(500)],
  ['does not reply', { when: 'before', kind: 'offline' }],
])('a server that %s is never reported as offline', async (_how, fault) => {
  serverAnswers(false);
  await renderApp({ path: '/ft/best-sellers', faults: [{ path: /filter_sections/, fault }] });
  expect(await screen.findByRole('button', { name: 'Retry' }, PATIENT)).toBeVisible();
  // The connection line is a lazy chunk that loads after the page.
  await waitFor(() => expect(document.querySelector('.region[role=status]')).not.toBeNull(), PATIENT);
  expect(screen.queryByText(/You’re offline/)).toBeNull();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('shows “You’re offline” once, while the notice reports only what failed', async () => {
  serverAnswers(false);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderApp({
    path: '/ft/best-sellers',
    faults: [{ path: /filter_sections/, fault: { when: 'before', kind: 'offline' } }],
  });
  expect(await screen.findByText(LINE, {}, PATIENT)).toBeVisible();
  expect(screen.getAllByText(/You’re offline/)).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('The shop can’t be reached. Try again.');
});
