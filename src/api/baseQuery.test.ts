import { waitFor } from '@testing-library/react';
import { loggedIn } from './apiEvents';
import { makeStore } from '../app/store';
import { sessionEnded } from '../features/session/sessionSlice';
import { user } from '../testing/builders/model';
import { WIRE_CALLS } from '../testing/builders/calls';
import { answered, type FaultRule, faultyFetch, held } from '../testing/faults';
import { memoryStorage } from '../testing/memoryStorage';
import { testEnvironment } from '../testing/testEnvironment';
import { tokenFor } from '../testing/testTokens';
import { turns } from '../testing/turns';
import { catalogueApi } from './catalogueApi';
import { cartApi } from './cartApi';
import { checkoutApi } from './checkoutApi';
import { ordersApi } from './ordersApi';

const good = (call: string) => JSON.stringify(WIRE_CALLS.find((row) => row.call === call)?.good);
const SEARCH = good('GET /storefront/products/search');
const slow = () => new Promise<never>(() => undefined);

const setUp = (rules: FaultRule[], stored: Record<string, string> = {}, body = SEARCH) => {
  const network = faultyFetch(() => Promise.resolve(new Response(body)));
  rules.forEach(network.add);
  const waited: number[] = [];
  const wait = (ms: number) => {
    waited.push(ms);
    return Promise.resolve();
  };
  const shop = makeStore(testEnvironment({ fetch: network.fetch, wait, storage: memoryStorage(stored) }));
  const search = (q?: string) => shop.store.dispatch(catalogueApi.endpoints.searchProducts.initiate(q));
  return { ...shop, network, waited, search };
};

const all = /./;

describe('retries', () => {
  test('retries an unanswered read twice, after pauses of 300 and 900 ms', async () => {
    const { network, waited, search } = setUp([{ path: all, fault: { when: 'before', kind: 'offline' }, times: 2 }]);
    expect((await search()).isSuccess).toBe(true);
    expect(network.calls).toHaveLength(3);
    expect(waited).toEqual([300, 900]);
  });

  test.each([
    ['429 with a wait of 7 s, within the limit', 429, '7', 2, [7000]],
    ['429 with a wait of 31 s, beyond the limit', 429, '31', 1, []],
    ['429 without the header', 429, undefined, 2, [1000]],
    ['503 with a wait of 2 s', 503, '2', 2, [2000]],
    ['503 until 3 s after its Date', 503, 'Sat, 28 Nov 2026 10:00:03 GMT', 2, [3000]],
    ['503 until a minute after its Date', 503, 'Sat, 28 Nov 2026 10:01:00 GMT', 1, []],
  ])('honours the Retry-After of a busy server within limits: %s', async (_name, status, after, calls, pauses) => {
    const date = 'Sat, 28 Nov 2026 10:00:00 GMT';
    const headers: Record<string, string> = after === undefined ? {} : { Date: date, 'Retry-After': after };
    const { network, waited, search } = setUp([{ path: all, fault: answered(status, '', headers) }]);
    expect((await search()).error).toMatchObject({ kind: 'busy' });
    expect(network.calls).toHaveLength(calls);
    expect(waited).toEqual(pauses);
  });

  test('sends a read that was aborted during the pause no second time', async () => {
    const network = faultyFetch(() => Promise.resolve(new Response(SEARCH)));
    network.add({ path: all, fault: { when: 'before', kind: 'offline' } });
    let endPause = () => {};
    const wait = () =>
      new Promise<void>((resolve) => {
        endPause = resolve;
      });
    const { store } = makeStore(testEnvironment({ fetch: network.fetch, wait, storage: memoryStorage() }));
    const read = store.dispatch(catalogueApi.endpoints.searchProducts.initiate('shirt'));
    await waitFor(() => expect(network.calls).toHaveLength(1));
    await turns(1);
    read.abort();
    endPause();
    await turns(5);
    expect(network.calls).toHaveLength(1);
  });

  test('does not retry a write when the server is busy', async () => {
    const token = tokenFor(60_000);
    const { network, store } = setUp([{ path: all, fault: answered(429, '', { 'Retry-After': '1' }) }], { token });
    await store.dispatch(cartApi.endpoints.addToCart.initiate({ id: '1', quantity: 1 }));
    expect(network.calls).toHaveLength(1);
  });

  test('sends one request for two concurrent reads of the same data', async () => {
    const { network, search } = setUp([]);
    await Promise.all([search('a'), search('a')]);
    expect(network.calls).toHaveLength(1);
  });
});

describe('time limits', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['no reply', { when: 'before', kind: 'hang' }],
    ['a body that stalls', { when: 'mid', kind: 'stall' }],
  ] as const)('times out after 15 s without a retry: %s', async (_name, fault) => {
    const { network, search } = setUp([{ path: all, fault }]);
    const request = search();
    await jest.advanceTimersByTimeAsync(14_900);
    expect(await Promise.race([request, Promise.resolve('waiting')])).toBe('waiting');
    await jest.advanceTimersByTimeAsync(200);
    expect((await request).error).toMatchObject({ kind: 'timeout' });
    expect(network.calls).toHaveLength(1);
  });

  test('times out a confirmation after 30 s', async () => {
    const { store } = setUp([{ path: all, fault: { when: 'before', kind: 'hang' } }], { token: tokenFor(86_400_000) });
    const request = store.dispatch(checkoutApi.endpoints.confirmOrder.initiate('chk'));
    await jest.advanceTimersByTimeAsync(29_000);
    expect(await Promise.race([request, Promise.resolve('waiting')])).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1_100);
    expect((await request).error).toMatchObject({ kind: 'timeout' });
  });
});

test('reports a truncated body as offline', async () => {
  const { search } = setUp([{ path: all, fault: { when: 'mid', kind: 'cut' } }]);
  expect((await search()).error).toMatchObject({ kind: 'offline' });
});

describe('early replies', () => {
  const withEarly = (early: Promise<Response>, hadToken: string | null = null) => {
    const network = faultyFetch(() => Promise.resolve(new Response(SEARCH)));
    const taken: string[] = [];
    const takeEarlyReply = (url: string, token: string | null) => {
      if (token !== hadToken || taken.includes(url)) return undefined;
      taken.push(url);
      return early;
    };
    const shop = makeStore(testEnvironment({ fetch: network.fetch, takeEarlyReply }));
    return { network, taken, search: () => shop.store.dispatch(catalogueApi.endpoints.searchProducts.initiate('x')) };
  };

  test('uses an early reply instead of sending a request', async () => {
    const { network, taken, search } = withEarly(Promise.resolve(new Response(SEARCH)));
    expect((await search()).data).toHaveLength(1);
    expect(taken).toEqual(['/api/v1/storefront/products/search?q=x']);
    expect(network.calls).toHaveLength(0);
  });

  test('sends a request when the early reply failed', async () => {
    const lost = Promise.reject<Response>(new TypeError('offline'));
    const { network, search } = withEarly(lost);
    expect((await search()).data).toHaveLength(1);
    expect(network.calls).toHaveLength(1);
  });

  test('times out an early reply that never arrives', async () => {
    jest.useFakeTimers();
    const { search } = withEarly(slow());
    const request = search();
    await jest.advanceTimersByTimeAsync(15_100);
    expect((await request).error).toMatchObject({ kind: 'timeout' });
    jest.useRealTimers();
  });

  test('ignores an early reply requested with another token', async () => {
    const { network, search } = withEarly(Promise.resolve(new Response('{}', { status: 401 })), 'an older token');
    expect((await search()).data).toHaveLength(1);
    expect(network.calls).toHaveLength(1);
  });
});

describe('replies and sessions', () => {
  test('discards an order list that arrives after another shopper has signed in', async () => {
    const { fault, release } = held();
    const { store, network } = setUp(
      [{ path: all, fault }],
      { token: tokenFor(60_000) },
      good('GET /storefront/my-orders'),
    );
    const request = store.dispatch(ordersApi.endpoints.getOrders.initiate());
    await waitFor(() => expect(network.calls).toHaveLength(1));
    store.dispatch(loggedIn({ token: tokenFor(90_000), account: user() }));
    release();
    expect((await request).data).toBeUndefined();
    expect(JSON.stringify(store.getState().api)).not.toContain('ORD-');
  });

  test.each([
    [1, true],
    [2, false],
  ])('repeats a public read once as a visitor after a 401 (%i times)', async (times, isSuccess) => {
    const { network, store, search } = setUp([{ path: all, fault: answered(401, ''), times }], {
      token: tokenFor(60_000),
    });
    expect((await search()).isSuccess).toBe(isSuccess);
    expect(store.getState().session.token).toBeNull();
    expect(network.calls.map(({ headers }) => headers.has('Authorization'))).toEqual([true, false]);
  });

  test('repeats each of two concurrent public reads that a 401 refused', async () => {
    const { store, search } = setUp([{ path: all, fault: answered(401, ''), times: 2 }], { token: tokenFor(60_000) });
    const replies = await Promise.all([search('shirt'), search('shoe')]);
    expect(replies.map(({ isSuccess }) => isSuccess)).toEqual([true, true]);
    expect(store.getState().session.token).toBeNull();
  });

  test('evicts private replies when the session ends, and keeps the catalogue', async () => {
    const orders = good('GET /storefront/my-orders');
    const { store, search } = setUp([{ path: /my-orders/, fault: answered(200, orders) }], { token: tokenFor(60_000) });
    await store.dispatch(ordersApi.endpoints.getOrders.initiate());
    await search('shirt');
    expect(JSON.stringify(store.getState().api)).toContain('ORD-');
    store.dispatch(sessionEnded('loggedOut'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(JSON.stringify(store.getState().api)).not.toContain('ORD-');
    expect(Object.keys(store.getState().api.queries)).toEqual(['searchProducts("shirt")']);
  });
});
