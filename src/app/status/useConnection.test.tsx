import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

const LINE = 'You’re offline, so this is what was last saved on this device.';

const say = (type: 'online' | 'offline') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(type === 'online');
  act(() => {
    window.dispatchEvent(new Event(type));
  });
};

/** The server that the page asks whether it is back. */
const serverAnswers = (answers: boolean) => {
  const fetched = jest.fn(() => (answers ? Promise.resolve(new Response()) : Promise.reject(new TypeError('no'))));
  Object.assign(window, { fetch: fetched });
  return fetched;
};

test('the line stands while there is no network, and goes when the server has answered', async () => {
  await renderApp({ path: '/terms' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 2500)));
  expect(screen.queryByText(LINE)).toBeNull();
  serverAnswers(false);
  say('offline');
  expect(await screen.findByText(LINE)).toBeVisible();
  // The browser's own word is not enough.
  say('online');
  await act(() => Promise.resolve());
  expect(screen.getByText(LINE)).toBeVisible();
  const fetched = serverAnswers(true);
  say('online');
  await waitFor(() => {
    expect(screen.queryByText(LINE)).toBeNull();
  });
  expect(fetched).toHaveBeenCalledWith('/sw.js', { method: 'HEAD', cache: 'no-store' });
});
