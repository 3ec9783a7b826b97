import { cartLine, user } from '../testing/builders/model';
import { memoryLocks } from '../testing/memoryLocks';
import { type MemoryStorage, memoryStorage } from '../testing/memoryStorage';
import { testEnvironment } from '../testing/testEnvironment';
import { tokenFor } from '../testing/testTokens';
import { turns } from '../testing/turns';
import { loggedIn } from '../api/apiEvents';
import { lineAdded, lineRemoved, quantityChanged } from '../features/cart/cartSlice';
import { sessionEnded, sessionWatched } from '../features/session/sessionSlice';
import { productToggled } from '../features/wishlist/wishlistSlice';
import { makeStore } from './store';

const DAY = 86_400_000;
const settled = () => turns();

/** Tabs of one browser: they share the storage and receive each other's writes as real tabs do. */
const browser = (storage: MemoryStorage = memoryStorage()) => {
  const locks = memoryLocks();
  const tabs: ReturnType<typeof makeStore>[] = [];
  const open = () => {
    const watched: MemoryStorage = {
      ...storage,
      setItem: (key, text) => {
        storage.setItem(key, text);
        tell(key);
      },
      removeItem: (key) => {
        storage.removeItem(key);
        tell(key);
      },
    };
    const tab = makeStore(testEnvironment({ storage: watched, locks }));
    const tell = (key: string) => {
      for (const other of tabs)
        if (other !== tab && !asleep.has(other)) setTimeout(() => other.entries.receive(key), 1);
    };
    tabs.push(tab);
    return tab;
  };
  const asleep = new Set<ReturnType<typeof makeStore>>();
  return { storage, open, asleep };
};

const line = (id: string, quantity = 1) => cartLine({ id, quantity });
const lineIds = (tab: ReturnType<typeof makeStore>) =>
  tab.store
    .getState()
    .cart.lines.map(({ id }) => id)
    .sort();
const storedIds = (storage: MemoryStorage) =>
  (JSON.parse(storage.getItem('cartList') ?? '[]') as { id: number }[]).map(({ id }) => String(id)).sort();

describe('stored entries', () => {
  test('stores each entry under its own key in a readable form, and nothing else', async () => {
    const { open, storage } = browser();
    const { store } = open();
    const token = tokenFor(DAY);
    store.dispatch(loggedIn({ token, account: user() }));
    store.dispatch(lineAdded(line('1001', 2)));
    store.dispatch(productToggled('101'));
    await settled();
    const { cartList, account, ...rest } = storage.entries();
    expect(rest).toEqual({ schema: '1', token, wishlist: '[101]' });
    expect(JSON.parse(account ?? '')).toEqual(user());
    expect(JSON.parse(cartList ?? '')).toMatchObject([{ id: 1001, quantity: 2 }]);
  });

  test('stores the token and account of a new session at once', () => {
    const { open, storage } = browser();
    const token = tokenFor(DAY);
    open().store.dispatch(loggedIn({ token, account: user({ email: 'ama@example.com' }) }));
    expect(storage.getItem('token')).toBe(token);
    expect(storage.getItem('account')).toContain('ama@example.com');
  });

  test('restores the cart on a new visit as soon as the store is created', async () => {
    const { open } = browser();
    open().store.dispatch(lineAdded(line('1001', 2)));
    await settled();
    expect(open().store.getState().cart.lines).toMatchObject([{ id: '1001', quantity: 2 }]);
  });

  test('entries of a newer release are neither read nor changed', async () => {
    const stored = { schema: '2', cartList: '[{"id":1,"quantity":1}]' };
    const { open, storage } = browser(memoryStorage(stored));
    const { store } = open();
    expect(store.getState().cart.lines).toEqual([]);
    store.dispatch(lineAdded(line('2')));
    await settled();
    expect(storage.entries()).toEqual(stored);
  });
});

describe('several tabs', () => {
  test('keeps both lines when each tab adds one', async () => {
    const { open, storage } = browser();
    const [a, b] = [open(), open()];
    a.store.dispatch(lineAdded(line('1')));
    b.store.dispatch(lineAdded(line('2')));
    await settled();
    expect(storedIds(storage)).toEqual(['1', '2']);
    expect(lineIds(a)).toEqual(['1', '2']);
    expect(lineIds(b)).toEqual(['1', '2']);
  });

  test('a line removed in one tab stays removed while the other changes its quantity', async () => {
    const { open, storage } = browser();
    const [a, b] = [open(), open()];
    a.store.dispatch(lineAdded(line('1')));
    await settled();
    a.store.dispatch(lineRemoved('1'));
    b.store.dispatch(quantityChanged({ id: '1', quantity: 3 }));
    await settled();
    expect(storedIds(storage)).toEqual([]);
    expect([lineIds(a), lineIds(b)]).toEqual([[], []]);
  });

  test('merges the wishlists of both tabs: the last toggle of each product wins', async () => {
    const { open, storage } = browser();
    const [a, b] = [open(), open()];
    for (const id of ['1', '2', '3']) a.store.dispatch(productToggled(id));
    for (const id of ['11', '12']) b.store.dispatch(productToggled(id));
    await settled();
    a.store.dispatch(productToggled('11'));
    b.store.dispatch(productToggled('1'));
    await settled();
    for (const tab of [a, b]) expect([...tab.store.getState().wishlist.ids].sort()).toEqual(['12', '2', '3']);
    expect((JSON.parse(storage.getItem('wishlist') ?? '') as number[]).sort()).toEqual([12, 2, 3]);
  });

  test('does not restore the session from a stale tab that missed the log-out', async () => {
    const { open, storage, asleep } = browser();
    const [a, stale] = [open(), open()];
    a.store.dispatch(loggedIn({ token: tokenFor(DAY), account: user() }));
    await settled();
    asleep.add(stale);
    a.store.dispatch(sessionEnded('loggedOut'));
    await settled();
    stale.store.dispatch(lineAdded(line('9')));
    stale.store.dispatch(productToggled('7'));
    await settled();
    stale.entries.saveAll();
    expect(storage.getItem('token')).toBeNull();
    expect(storage.getItem('account')).toBeNull();
    expect(open().store.getState().session.token).toBeNull();
    stale.entries.receiveAll();
    expect(stale.store.getState().session).toMatchObject({ token: null, account: null, ended: 'loggedOut' });
  });

  test('syncs signing in and out to the other tab', async () => {
    const { open } = browser();
    const [a, b] = [open(), open()];
    const token = tokenFor(DAY);
    a.store.dispatch(loggedIn({ token, account: user({ eligible: 'Approved' }) }));
    expect(a.store.getState().eligibility.phase).toBe('confirmed');
    await settled();
    expect(b.store.getState().session).toMatchObject({ token, account: user({ eligible: 'Approved' }) });
    expect(b.store.getState().eligibility.phase).toBe('confirmed');
    b.store.dispatch(sessionEnded('loggedOut'));
    await settled();
    expect(a.store.getState().session.token).toBeNull();
  });
});

describe('a failing storage', () => {
  test('full from the start: reads the stored entries, keeps changes in memory and reports it', async () => {
    const token = tokenFor(DAY);
    const storage = memoryStorage({ token, account: JSON.stringify(user()), cartList: '[{"id":1001,"quantity":2}]' });
    storage.fill();
    const { store } = makeStore(testEnvironment({ storage }));
    expect(store.getState().session.token).toBe(token);
    expect(store.getState().cart.lines).toHaveLength(1);
    store.dispatch(lineAdded(line('2')));
    await settled();
    expect(store.getState().cart.lines).toHaveLength(2);
    expect(store.getState().notices.storageRefused).toBe(true);
    expect(storedIds(storage)).toEqual(['1001']);
  });

  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  test.each([
    ['blocked', null],
    ['throwing on every access', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ])('%s: still boots, keeps changes in memory and reports it', async (_name, storage) => {
    const { store } = makeStore(testEnvironment({ storage }));
    store.dispatch(lineAdded(line('2')));
    await settled();
    expect(store.getState().cart.lines).toHaveLength(1);
    expect(store.getState().notices.storageRefused).toBe(true);
  });
});

const good = () => ({
  token: tokenFor(DAY),
  account: JSON.stringify(user()),
  cartList: '[{"id":1001,"quantity":2,"price":120,"product":{"title":"Linen Shirt"}}]',
  wishlist: '[101,102]',
  checkout_id: 'chk-1',
});

const BAD_VALUES = [
  ['truncated JSON', '[{"id":1001,"quan'],
  ['null', 'null'],
  ['an empty array', '[]'],
  ['an empty object', '{}'],
  ['a number', '5'],
  ['a string', '"hello"'],
  ['wrong inner types', '[{"id":{},"quantity":"many"},5,null]'],
  ['wrong inner types of an object', '{"first_name":[1],"email":{}}'],
  ['4 MB', `"${'x'.repeat(4_000_000)}"`],
  ['a negative and a huge quantity', '[{"id":1,"quantity":-1},{"id":2,"quantity":1000000000}]'],
  ['HTML', '<html><body>Sign in to the network</body></html>'],
  ['prototype keys', '[{"__proto__":{"polluted":true},"id":1}]'],
  ['duplicate lines', '[{"id":1,"quantity":1},{"id":1,"quantity":1},{"id":1,"quantity":9}]'],
  ['markup as a price', '[{"id":1,"quantity":1,"price":"<img src=x onerror=alert(1)>"}]'],
  ['a token with too many parts', 'a.b.c.d.é'],
  ['an empty string', ''],
] as const;

describe.each(BAD_VALUES)('a bad stored value: %s', (_name, bad) => {
  test.each(['token', 'account', 'cartList', 'wishlist', 'checkout_id'] as const)(
    '%s: keeps the other entries',
    async (key) => {
      const entries = good();
      const storage = memoryStorage({ ...entries, [key]: bad });
      const { store } = makeStore(testEnvironment({ storage }));
      await settled();
      const { session, cart, wishlist, payment } = store.getState();
      const seen = {
        token: session.token,
        account: session.account && JSON.stringify(session.account),
        cartList: cart.lines.map(({ id }) => id).join(),
        wishlist: wishlist.ids.join(),
        checkout_id: payment.checkoutId,
      };
      const stored = { ...entries, cartList: '1001', wishlist: '101,102' };
      const kept = { ...entries, cartList: expect.stringContaining('"id":1001,"quantity":2') as string };
      // Without a token there is no session, and its account goes.
      const names = (Object.keys(stored) as (keyof typeof stored)[]).filter(
        (one) => key !== 'token' || one !== 'account',
      );
      for (const name of names)
        if (name !== key) expect([seen[name], storage.getItem(name)]).toEqual([stored[name], kept[name]]);
      expect(seen[key]).not.toBe(stored[key]);
      if (key === 'account') expect(session.account).toBeNull();
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      expect(cart.lines.every(({ quantity }) => quantity > 0 && Number.isSafeInteger(quantity))).toBe(true);
      const aside = storage.getItem(`${key}.bad`);
      expect(aside?.length ?? 0).toBeLessThanOrEqual(20_000);
    },
  );
});

test('sets an unreadable entry aside for support once, without overwriting it later', async () => {
  const storage = memoryStorage({ cartList: '[{"id":1,"quan', wishlist: '[1,2]' });
  makeStore(testEnvironment({ storage }));
  await settled();
  expect(storage.getItem('cartList.bad')).toBe('[{"id":1,"quan');
  expect(storage.getItem('wishlist.bad')).toBeNull();
  storage.setItem('cartList', 'worse');
  makeStore(testEnvironment({ storage }));
  expect(storage.getItem('cartList.bad')).toBe('[{"id":1,"quan');
});

test.each([
  ['on logout', () => sessionEnded('loggedOut')],
  ['on signing in without “Remember me”', () => loggedIn({ token: tokenFor(DAY), account: user(), keep: false })],
])('removes the copies of unreadable personal entries %s', async (_name, end) => {
  const storage = memoryStorage({ token: tokenFor(DAY), account: '{"email":"ama@example.com"' });
  const shop = makeStore(testEnvironment({ storage }));
  expect(storage.getItem('account.bad')).toContain('ama@example.com');
  shop.store.dispatch(end());
  await settled();
  expect(JSON.stringify(storage.entries())).not.toContain('ama@example.com');
});

describe('token expiry', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([25, 30, 60, 400])('a token of %i days does not end early, and ends on time', async (days) => {
    const storage = memoryStorage({ token: tokenFor(days * DAY) });
    const { store } = makeStore(testEnvironment({ storage }));
    store.dispatch(sessionWatched());
    await jest.advanceTimersByTimeAsync((days - 1) * DAY);
    expect(store.getState().session.token).not.toBeNull();
    await jest.advanceTimersByTimeAsync(DAY + 1000);
    expect(store.getState().session).toMatchObject({ token: null, ended: 'expired' });
  });

  test.each([
    ['expired', tokenFor(-1000), 'expired'],
    ['unreadable', 'not-a-token', 'unreadable'],
  ])(
    'clears an %s token and its account on start, but keeps the cart and the wishlist',
    async (_name, token, ended) => {
      const storage = memoryStorage({ ...good(), token });
      const { store } = makeStore(testEnvironment({ storage }));
      store.dispatch(sessionWatched());
      await jest.advanceTimersByTimeAsync(100);
      expect(store.getState().session).toMatchObject({ token: null, account: null, ended });
      expect(store.getState().cart.lines).toMatchObject([{ id: '1001', quantity: 2 }]);
      expect(storage.getItem('token')).toBeNull();
      expect(storage.getItem('account')).toBeNull();
      expect(storage.getItem('cartList')).toContain('1001');
      expect(storage.getItem('wishlist')).toBe('[101,102]');
    },
  );
});
