import { waitFor } from '@testing-library/react';
import { lineAdded } from '../features/cart/cartSlice';
import { sessionWatched } from '../features/session/sessionSlice';
import type { Environment } from '../store/types';
import { cartLine, user } from '../testing/builders/model';
import { memoryStorage } from '../testing/memoryStorage';
import { testEnvironment } from '../testing/testEnvironment';
import { tokenFor } from '../testing/testTokens';
import { watchBrowser } from './browserEvents';
import { makeStore } from './store';

const HOUR = 3_600_000;
const LINE = '[{"id":1,"quantity":1}]';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
});

/** A tab of a browser with these stored entries. */
const openTab = (stored: Record<string, string>, environment: Partial<Environment> = {}) => {
  const storage = memoryStorage(stored);
  const shop = makeStore(testEnvironment({ storage, ...environment }));
  stop = watchBrowser(shop, window);
  shop.store.dispatch(sessionWatched());
  return { storage, ...shop.store };
};

const see = (visibility: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe.each([
  ['regains the focus', () => window.dispatchEvent(new Event('focus'))],
  ['is restored from the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
  ['becomes visible again', () => see('visible')],
])('a tab that %s', (_name, wakeUp) => {
  test('signs out when the token has expired in the meantime', async () => {
    let now = Date.now();
    const fetch = () =>
      Promise.resolve(Response.json({ active: true }, { headers: { Date: new Date(now).toUTCString() } }));
    const { getState } = openTab({ token: tokenFor(HOUR), account: JSON.stringify(user()) }, { now: () => now, fetch });
    await waitFor(() => {
      expect(getState().session.token).not.toBeNull();
    });
    // A timer does not run while a laptop sleeps.
    now += HOUR + 1000;
    wakeUp();
    await waitFor(() => {
      expect(getState().session).toMatchObject({ token: null, account: null, ended: 'expired' });
    });
  });

  test('adopts the cart and wishlist that other tabs stored, and their log-out', () => {
    const { storage, getState } = openTab({ token: tokenFor(HOUR), account: JSON.stringify(user()) });
    storage.setItem('cartList', LINE);
    storage.setItem('wishlist', '[7]');
    storage.removeItem('token');
    wakeUp();
    expect(getState().cart.lines).toMatchObject([{ id: '1' }]);
    expect(getState().wishlist.ids).toEqual(['7']);
    expect(getState().session).toMatchObject({ token: null, account: null });
  });
});

test.each([
  ['leaves the page', () => window.dispatchEvent(new Event('pagehide'))],
  ['goes to the background', () => see('hidden')],
])('a tab that %s stores a new cart line at once, even while another tab holds every lock', (_name, flush) => {
  // Every lock is held by another tab.
  const locks = { request: () => new Promise<never>(() => undefined) };
  const { storage, dispatch } = openTab({}, { locks });
  dispatch(lineAdded(cartLine({ id: '5' })));
  expect(storage.getItem('cartList')).toBeNull();
  flush();
  expect(storage.getItem('cartList')).toContain('"id":5');
});

test('signs out and keeps the bag and wishlist in memory when the site’s data is cleared', () => {
  const stored = { token: tokenFor(HOUR), account: JSON.stringify(user()), cartList: LINE, wishlist: '[7]' };
  const { storage, getState } = openTab(stored);
  storage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(getState().session).toMatchObject({ token: null, account: null });
  expect(getState().cart.lines).toMatchObject([{ id: '1' }]);
  expect(getState().wishlist.ids).toEqual(['7']);
});

test('adopts an entry as soon as another tab stores it', () => {
  const { storage, getState } = openTab({});
  const token = tokenFor(HOUR);
  storage.setItem('token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(getState().session.token).toBe(token);
});
