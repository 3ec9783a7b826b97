import createWebStorage from 'redux-persist/lib/storage/createWebStorage';
import { loggedIn } from '../api/apiEvents';
import type { CartState } from '../features/cart/cartSlice';
import { lineAdded } from '../features/cart/cartSlice';
import { sessionEnded, type SessionState, sessionWatched } from '../features/session/sessionSlice';
import type { TextStorage } from '../lib/entries/storage';
import { cartLine, user } from '../testing/builders/model';
import { memoryLocks } from '../testing/memoryLocks';
import { memoryStorage } from '../testing/memoryStorage';
import { naiveShop, promised } from '../testing/naiveShop';
import { testEnvironment } from '../testing/testEnvironment';
import { tokenFor } from '../testing/testTokens';
import { turns } from '../testing/turns';
import { makeStore } from './store';

/** Each scenario runs twice: against a naive shop that uses redux-persist, and against this one. */
interface Tab {
  dispatch: (action: { type: string }) => unknown;
  getState: () => { session: SessionState; cart: CartState };
}
type Open = (storage: TextStorage) => Promise<Tab>;

const locks = memoryLocks();
const obvious: Open = async (storage) => (await naiveShop(promised(storage))).store;
const ours: Open = (storage) => Promise.resolve(makeStore(testEnvironment({ storage, locks })).store);

const written = () => turns();
const idsIn = (tab: Tab): string[] => tab.getState().cart.lines.map(({ id }) => id);
const signIn = (tab: Tab) => tab.dispatch(loggedIn({ token: tokenFor(3_600_000), account: user() }));

describe('a tab that missed the log-out changes its cart', () => {
  test.each([
    ['the obvious way: the next tab is signed in again', obvious, true],
    ['here: nobody is', ours, false],
  ])('%s', async (_name, open, isSignedIn) => {
    const storage = memoryStorage();
    const leaving = await open(storage);
    signIn(leaving);
    await written();
    const stale = await open(storage);
    leaving.dispatch(sessionEnded('loggedOut'));
    await written();
    stale.dispatch(lineAdded(cartLine({ id: '9' })));
    await written();
    expect((await open(storage)).getState().session.token !== null).toBe(isSignedIn);
  });
});

describe('two tabs add a line each', () => {
  test.each([
    ['the obvious way: the last one wins', obvious, ['2']],
    ['here: both are kept', ours, ['1', '2']],
  ])('%s', async (_name, open, kept) => {
    const storage = memoryStorage();
    const [one, other] = [await open(storage), await open(storage)];
    one.dispatch(lineAdded(cartLine({ id: '1' })));
    await written();
    other.dispatch(lineAdded(cartLine({ id: '2' })));
    await written();
    expect(idsIn(await open(storage))).toEqual(kept);
  });
});

describe('a storage that is full when the shop opens', () => {
  test.each([
    ['the obvious way: it looks like a log-out with an empty cart', true],
    ['here: everything is read', false],
  ])('%s', async (_name, isObvious) => {
    localStorage.clear();
    const open = async (): Promise<Tab> =>
      isObvious ? (await naiveShop(createWebStorage('local'))).store : ours(localStorage);
    const before = await open();
    signIn(before);
    before.dispatch(lineAdded(cartLine({ id: '1' })));
    await written();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
    const later = await open();
    expect([later.getState().session.token === null, idsIn(later)]).toEqual(isObvious ? [true, []] : [false, ['1']]);
    jest.restoreAllMocks();
    localStorage.clear();
  });
});

describe('stored values that are hand-written, outdated or truncated', () => {
  const BAD = ['null', '5', '"text"', '[]', '{}', '{"lines":null}', '{"lines":[null]}', '{"lines":[{"id":'];
  const breaks = async (open: Open, storage: TextStorage): Promise<boolean> => {
    try {
      idsIn(await open(storage));
      return false;
    } catch {
      return true;
    }
  };

  test('the obvious way: several of them break every later visit', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken: string[] = [];
    for (const bad of BAD) {
      const storage = memoryStorage({ 'persist:root': JSON.stringify({ cart: bad }) });
      if ((await breaks(obvious, storage)) && (await breaks(obvious, storage))) broken.push(bad);
    }
    expect(broken.length).toBeGreaterThan(3);
    jest.restoreAllMocks();
  });

  test.each([...BAD, '[null]', '[{"id":{}}]'])(
    'here: opens without an error when the stored cart is %s',
    async (bad) => {
      expect(await breaks(ours, memoryStorage({ cartList: bad }))).toBe(false);
    },
  );
});

describe('a token of thirty days', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const DAYS_30 = 30 * 86_400_000;

  test('the obvious way: a single timer for the whole period ends the session at once', async () => {
    const tab = await obvious(memoryStorage());
    tab.dispatch(loggedIn({ token: tokenFor(DAYS_30), account: user() }));
    setTimeout(() => tab.dispatch(sessionEnded('expired')), DAYS_30);
    await jest.advanceTimersByTimeAsync(1000);
    expect(tab.getState().session.token).toBeNull();
  });

  test('here: the session is still active a day before the end', async () => {
    const { store } = makeStore(testEnvironment({ storage: memoryStorage({ token: tokenFor(DAYS_30) }) }));
    store.dispatch(sessionWatched());
    await jest.advanceTimersByTimeAsync(DAYS_30 - 86_400_000);
    expect(store.getState().session.token).not.toBeNull();
  });
});
