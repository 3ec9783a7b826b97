import { waitFor } from '@testing-library/react';
import { loggedIn } from '../api/apiEvents';
import { cartApi } from '../api/cartApi';
import { catalogueApi } from '../api/catalogueApi';
import { customerApi } from '../api/customerApi';
import { ordersApi } from '../api/ordersApi';
import { lineAdded } from '../features/cart/cartSlice';
import { sessionEnded, sessionWatched } from '../features/session/sessionSlice';
import { productToggled } from '../features/wishlist/wishlistSlice';
import type { EntryMessage } from '../lib/entries/entryStore';
import { secret } from '../lib/secret';
import type { Environment } from '../store/types';
import { cartLine, user } from '../testing/builders/model';
import { wireUser } from '../testing/builders/wireCustomer';
import { answered, type FaultRule, faultyFetch } from '../testing/faults';
import { memoryLocks } from '../testing/memoryLocks';
import { type MemoryStorage, memoryStorage } from '../testing/memoryStorage';
import { testEnvironment } from '../testing/testEnvironment';
import { tokenFor } from '../testing/testTokens';
import { turns } from '../testing/turns';
import { makeStore } from './store';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const settled = () => turns();

/** Writes are delayed, and each entry is stored with its schema version. */
const isStored = (storage: MemoryStorage, entries: Record<string, string>) =>
  waitFor(() => {
    expect(storage.entries()).toEqual({ schema: '1', ...entries });
  });

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

interface ServerOptions {
  /** The reply to is_logged_in. */
  active?: unknown;
  /** The server's clock; null where its Date cannot be read. */
  now?: (() => number) | null;
  rules?: FaultRule[];
}

/** A server that accepts every call, with its own clock. */
const serverOf = ({ active = true, now = Date.now, rules = [] }: ServerOptions = {}) => {
  const network = faultyFetch((request) => {
    const headers: Record<string, string> = now ? { Date: new Date(now()).toUTCString() } : {};
    if (request.url.endsWith('/is_logged_in')) return Promise.resolve(json({ active }, 200, headers));
    if (request.url.endsWith('/access'))
      return Promise.resolve(json({ status: 1, data: { token: tokenFor(DAY), user: wireUser() } }, 200, headers));
    return Promise.resolve(json({ status: 1, data: [] }, 200, headers));
  });
  rules.forEach(network.add);
  return network;
};

const open = (stored: Record<string, string>, options: ServerOptions = {}, environment: Partial<Environment> = {}) => {
  const network = serverOf(options);
  const storage = memoryStorage(stored);
  const shop = makeStore(testEnvironment({ fetch: network.fetch, storage, ...environment }));
  return { ...shop, network, storage, session: () => shop.store.getState().session };
};

const line = (id: string) => cartLine({ id });
const unauthorised = answered(401, '{"status":0,"message":"No"}');

test('drops a stored account that has no token', async () => {
  const { session, storage } = open({ account: JSON.stringify(user()) });
  expect(session()).toMatchObject({ token: null, account: null });
  await isStored(storage, {});
});

describe('checking the session with the server', () => {
  test.each([[false], [0], ['0'], ['false']])('ends the session when active is %j', async (active) => {
    const account = JSON.stringify(user());
    const { store, session, storage } = open({ token: tokenFor(DAY), account }, { active });
    store.dispatch(sessionWatched());
    await waitFor(() => {
      expect(session()).toMatchObject({ token: null, ended: 'inactive' });
    });
    await isStored(storage, { sessionEnd: 'inactive' });
  });

  test.each([
    ['active: true', {}],
    ['no reply', { rules: [{ path: /is_logged_in/, fault: { when: 'before', kind: 'offline' } }] }],
    ['a 500 error', { rules: [{ path: /is_logged_in/, fault: answered(500) }] }],
    ['active: null', { active: null }],
    ['active: "yes"', { active: 'yes' }],
    ['active: 2', { active: 2 }],
    ['active: {}', { active: {} }],
    ['active: []', { active: [] }],
    [
      'a 403 with active: false',
      {
        rules: [{ path: /is_logged_in/, fault: answered(403, '{"active":false}') }],
      },
    ],
  ] as [string, ServerOptions][])('%s does not end the session', async (_name, options) => {
    const { store, session } = open({ token: tokenFor(DAY) }, options);
    store.dispatch(sessionWatched());
    await settled();
    expect(session()).toMatchObject({ token: expect.any(String), ended: null });
  });

  test('skips visitors, and waits five minutes after signing in and between checks', async () => {
    let now = Date.now();
    const { store, network } = open({}, {}, { now: () => now });
    const checks = () => network.callsTo(/is_logged_in/).length;
    const wake = async () => {
      store.dispatch(sessionWatched());
      await settled();
    };
    await wake();
    expect(checks()).toBe(0);
    store.dispatch(loggedIn({ token: tokenFor(DAY), account: user() }));
    await wake();
    expect(checks()).toBe(0);
    now += 299_000;
    await wake();
    expect(checks()).toBe(0);
    now += 2000;
    await wake();
    await wake();
    expect(checks()).toBe(1);
  });
});

describe('a phone whose clock is wrong', () => {
  test('with the clock a day ahead, keeps a token that is still valid, and ends the session at its real expiry', async () => {
    let real = Date.now();
    const token = tokenFor(HOUR, real);
    const { store, session } = open({ token }, { now: () => real }, { now: () => real + DAY });
    store.dispatch(sessionWatched());
    await settled();
    expect(session().token).toBe(token);
    real += HOUR + 2000;
    store.dispatch(sessionWatched());
    await settled();
    expect(session()).toMatchObject({ token: null, ended: 'expired' });
  });

  test('a day ahead, without a readable Date: keeps a token that the server reports as active', async () => {
    const token = tokenFor(HOUR);
    const { store, session } = open({ token }, { now: null }, { now: () => Date.now() + DAY });
    store.dispatch(sessionWatched());
    await settled();
    expect(session().token).toBe(token);
  });

  test('a day behind: ends the session when the server refuses the expired token', async () => {
    const { store, session } = open(
      { token: tokenFor(-HOUR) },
      { rules: [{ path: /is_logged_in/, fault: unauthorised }] },
      { now: () => Date.now() - DAY },
    );
    store.dispatch(sessionWatched());
    await settled();
    expect(session()).toMatchObject({ token: null, ended: 'refused' });
  });

  test('does not set the clock from a reply that may come from a cache', async () => {
    const token = tokenFor(HOUR);
    const { store, session } = open({ token }, { now: () => Date.now() + DAY });
    await store.dispatch(catalogueApi.endpoints.searchProducts.initiate('shirt'));
    await store.dispatch(ordersApi.endpoints.getOrders.initiate());
    expect(session().token).toBe(token);
    // A reply to a request with a token sets the clock.
    store.dispatch(sessionWatched());
    await settled();
    expect(session().ended).toBe('expired');
  });
});

describe('before a call that needs the session', () => {
  test('ends the session when the token has expired, and sends nothing', async () => {
    let now = Date.now();
    const { store, session, network } = open({ token: tokenFor(HOUR) }, { now: () => now }, { now: () => now });
    await store.dispatch(ordersApi.endpoints.getOrders.initiate());
    now += HOUR + 61_000;
    const { error } = await store.dispatch(ordersApi.endpoints.getOrder.initiate('ORD-1'));
    expect(error).toMatchObject({ kind: 'unauthorised' });
    expect(session().ended).toBe('expired');
    expect(network.callsTo(/order\//)).toHaveLength(0);
  });

  test('rejects a cart call as superseded, unsent, and adopts the token that another tab has stored', async () => {
    const { store, storage, network, session } = open({ token: tokenFor(HOUR), account: JSON.stringify(user()) });
    const theirs = tokenFor(2 * HOUR);
    // Written by another tab; this one has not received the event yet.
    storage.setItem('token', theirs);
    const { error } = await store.dispatch(cartApi.endpoints.addSavedCart.initiate([{ id: '1', quantity: 1 }]));
    expect(error).toMatchObject({ kind: 'superseded' });
    expect(network.callsTo(/add-saved-cart/)).toHaveLength(0);
    expect(session().token).toBe(theirs);
  });
});

describe('a call refused with 401', () => {
  test('keeps the session when another tab stored a new token while the call was in flight', async () => {
    const { store, storage, session } = open(
      { token: tokenFor(HOUR), account: JSON.stringify(user()) },
      { rules: [{ path: /my-orders/, fault: unauthorised }] },
    );
    const request = store.dispatch(ordersApi.endpoints.getOrders.initiate());
    const renewed = tokenFor(2 * HOUR);
    // Stored by the other tab; no event of it has arrived yet.
    storage.setItem('token', renewed);
    expect((await request).error).toMatchObject({ kind: 'superseded' });
    await settled();
    expect(session()).toMatchObject({ token: renewed, ended: null });
  });

  test('ends the session once for ten parallel calls, clears its entries and shows no notice', async () => {
    const { store, session, storage } = open(
      { token: tokenFor(DAY), account: JSON.stringify(user()), cartRemovals: '[1]', wishlist: '[7]' },
      { rules: [{ path: /order/, fault: unauthorised }] },
    );
    const ends: string[] = [];
    let before = session().ended;
    store.subscribe(() => {
      const { ended } = session();
      if (ended !== before && ended !== null) ends.push(ended);
      before = ended;
    });
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => store.dispatch(ordersApi.endpoints.getOrder.initiate(`ORD-${at}`))),
    );
    await isStored(storage, { wishlist: '[7]', sessionEnd: 'refused' });
    expect(ends).toEqual(['refused']);
    expect(store.getState().notices.shown).toEqual([]);
  });

  test.each([
    ['ends the session when a public call carried the token', { token: tokenFor(DAY) }, 'refused'],
    ['does not end a session for a visitor’s call', {}, null],
  ])('%s', async (_name, stored, ended) => {
    const cartList = '[{"id":1,"quantity":1}]';
    const { store, session } = open({ ...stored, cartList }, { rules: [{ path: /search/, fault: unauthorised }] });
    await store.dispatch(catalogueApi.endpoints.searchProducts.initiate('shirt'));
    await settled();
    expect(session().ended).toBe(ended);
    // The visitor's lines stay in the cart, however the session ends.
    expect(store.getState().cart.lines).toHaveLength(1);
  });
});

test('logging out without a network clears everything at once', async () => {
  const offline = { path: /./, fault: { when: 'before', kind: 'offline' } } as const;
  const { store, storage, network } = open({ token: tokenFor(DAY), account: JSON.stringify(user()) });
  await store.dispatch(ordersApi.endpoints.getOrders.initiate());
  store.dispatch(lineAdded(cartLine()));
  await waitFor(() => expect(storage.entries()).toHaveProperty('cartList'));
  network.add(offline);
  const sent = network.calls.length;
  store.dispatch(sessionEnded('loggedOut'));
  expect(store.getState().session).toMatchObject({ token: null, account: null });
  await isStored(storage, {});
  expect(Object.keys(store.getState().api.queries)).toEqual([]);
  expect(network.calls).toHaveLength(sent);
});

test('clears the storage synchronously on logging out', () => {
  const { store, storage } = open({ schema: '1', token: tokenFor(HOUR), account: JSON.stringify(user()) });
  store.dispatch(sessionEnded('loggedOut'));
  expect(storage.entries()).toEqual({ schema: '1' });
});

describe('session expiry', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('announces the end two minutes ahead, and ends the session within a second of the expiry', async () => {
    const { store, session } = open({});
    store.dispatch(loggedIn({ token: tokenFor(HOUR), account: user() }));
    await jest.advanceTimersByTimeAsync(HOUR - 125_000);
    expect(session().endsSoon).toBe(false);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(session()).toMatchObject({ endsSoon: true, token: expect.any(String) });
    await jest.advanceTimersByTimeAsync(113_000);
    expect(session().token).not.toBeNull();
    await jest.advanceTimersByTimeAsync(3000);
    expect(session()).toMatchObject({ token: null, ended: 'expired', endsSoon: false });
  });
});

describe('signing in without “Remember me”', () => {
  const credentials = (keep: boolean) => secret({ email: 'ama@example.com', password: 'secret', keep });
  const { login } = customerApi.endpoints;

  test('stores nothing, and removes the visitor’s stored entries except the checkout id', async () => {
    const { store, storage, session, entries } = open({
      cartList: '[{"id":1,"quantity":1}]',
      wishlist: '[7]',
      recentlyViewed: '[{"id":1,"title":"Shirt","slug":"shirt","code":"S"}]',
      checkout_id: 'chk-1',
    });
    await store.dispatch(login.initiate(credentials(false)));
    store.dispatch(lineAdded(line('5')));
    store.dispatch(productToggled('8'));
    await settled();
    entries.saveAll();
    expect(session().token).not.toBeNull();
    expect(store.getState().wishlist.ids).toEqual(['7', '8']);
    expect(storage.entries()).toEqual({ schema: '1', checkout_id: 'chk-1' });
  });

  test('keeps the stored cart after a failed sign-in', async () => {
    const { store, storage } = open(
      { cartList: '[{"id":1,"quantity":1}]' },
      { rules: [{ path: /access/, fault: unauthorised }] },
    );
    await store.dispatch(login.initiate(credentials(false)));
    await settled();
    expect(storage.getItem('cartList')).toContain('"id":1');
    expect(store.getState().session).toMatchObject({ token: null, ended: null });
  });

  test('clears the session on logging out, and stores the next one with “Remember me”', async () => {
    const { store, storage } = open({});
    await store.dispatch(login.initiate(credentials(false)));
    store.dispatch(productToggled('8'));
    await settled();
    store.dispatch(sessionEnded('loggedOut'));
    await isStored(storage, {});
    expect(store.getState().wishlist.ids).toEqual([]);
    await store.dispatch(login.initiate(credentials(true)));
    const { token, account } = store.getState().session;
    await isStored(storage, { token: token ?? '', account: JSON.stringify(account) });
  });

  test('keeps and stores everything when the session was refused and the next sign-in checks “Remember me”', async () => {
    const { store, storage } = open({});
    await store.dispatch(login.initiate(credentials(false)));
    store.dispatch(productToggled('8'));
    store.dispatch(sessionEnded('refused'));
    store.dispatch(lineAdded(line('5')));
    // The storage contains the wishlist of another tab.
    storage.setItem('wishlist', '[9]');
    expect(store.getState().session.remembers).toBe(false);
    store.dispatch(loggedIn({ token: tokenFor(HOUR), account: user(), keep: true }));
    const { token } = store.getState().session;
    expect(token).not.toBeNull();
    expect(store.getState().cart.lines).toMatchObject([{ id: '5' }]);
    expect([...store.getState().wishlist.ids].sort()).toEqual(['8', '9']);
    expect(storage.getItem('token')).toBe(token);
    expect(storage.getItem('cartList')).toContain('"id":5');
    expect(JSON.parse(storage.getItem('wishlist') ?? '')).toEqual(expect.arrayContaining([8, 9]));
  });

  test('neither shares the session with other tabs nor lets them restore removed entries', async () => {
    const storage = memoryStorage({ wishlist: '[7]' });
    const locks = memoryLocks();
    const tabs: ReturnType<typeof makeStore>[] = [];
    const openTab = () => {
      const tab = makeStore(testEnvironment({ storage, locks, fetch: serverOf().fetch }));
      tab.entries.announceTo((news: EntryMessage) => {
        for (const other of tabs) if (other !== tab) other.entries.onPeerMessage(structuredClone(news));
      });
      tabs.push(tab);
      return tab;
    };
    const [own, other] = [openTab(), openTab()];
    own.store.dispatch(lineAdded(line('5')));
    await settled();
    expect(other.store.getState().cart.lines).toHaveLength(1);
    await own.store.dispatch(login.initiate(credentials(false)));
    own.store.dispatch(productToggled('9'));
    await settled();
    // Storage events report one entry at a time, as in a browser.
    for (const key of ['cartList', 'wishlist']) other.entries.receive(key);
    await settled();
    expect(other.store.getState().session.token).toBeNull();
    expect(other.store.getState().cart.lines).toEqual([]);
    expect(other.store.getState().wishlist.ids).toEqual([]);
    expect(storage.entries()).toEqual({ schema: '1' });
    expect(own.store.getState().wishlist.ids).toEqual(['7', '9']);
  });
});
