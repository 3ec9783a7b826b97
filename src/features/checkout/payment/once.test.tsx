import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { loggedIn } from '../../../api/apiEvents';
import { makeStore } from '../../../app/store';
import type { Locks } from '../../../lib/entries/entry';
import { user } from '../../../testing/builders/model';
import { faultyFetch, type FaultRule } from '../../../testing/faults';
import { memoryLocks } from '../../../testing/memoryLocks';
import { memoryStorage } from '../../../testing/memoryStorage';
import { orderToSend, sendOrder } from '../../../testing/orderToSend';
import { testEnvironment } from '../../../testing/testEnvironment';
import { tokenFor } from '../../../testing/testTokens';
import { confirmPayment } from './confirmPayment';
import { LeavingNotice } from './LeavingNotice';
import { runStep } from './paymentStep';

const ORDER = orderToSend('1', 1, 1000);

/** A back end that stores its orders, and any number of tabs of one browser. */
const openBrowser = (locks: Locks | null) => {
  const orders: object[] = [];
  const network = faultyFetch((request) => {
    const { pathname } = new URL(request.url);
    const answer = (data: unknown, status = 1) => Promise.resolve(Response.json({ status, data }));
    if (pathname.endsWith('/storefront/checkout')) {
      const order_code = `ORD-${orders.length + 1}`;
      orders.push({ order_code, status: 'Pending', total_amount: 10, order_date: new Date().toISOString() });
      return answer({ checkout_id: `c-${orders.length}`, checkout_url: 'https://pay.example/1', order_code });
    }
    if (pathname.endsWith('/confirm_order')) return answer({ order_code: 'ORD-1' }, 100);
    return answer(pathname.endsWith('/my-orders') ? orders : []);
  });
  const storage = memoryStorage();
  const left: string[] = [];
  const tab = () => {
    const redirect = (url: string) => left.push(url);
    const { store } = makeStore({ ...testEnvironment({ fetch: network.fetch, storage, redirect: redirect }), locks });
    store.dispatch(loggedIn({ token: tokenFor(3_600_000), account: user() }));
    return {
      store,
      press: (order = ORDER) => store.dispatch(runStep(sendOrder(order))),
      confirm: () => store.dispatch(runStep(confirmPayment('c-1'))),
    };
  };
  const sent = (path: RegExp) => network.callsTo(path, 'POST').length;
  return {
    tab,
    orders,
    left,
    network,
    storage,
    ordered: () => sent(/checkout$/),
    confirmed: () => sent(/confirm_order/),
  };
};

describe('three clicks in one task', () => {
  test.each([
    ['with locks', memoryLocks],
    ['in a browser without locks', () => null],
  ])('places one order %s', async (_name, locks) => {
    const { tab, orders, left, ordered } = openBrowser(locks());
    const { press } = tab();
    await Promise.all([press(), press(), press()]);
    expect([orders.length, ordered(), left.length]).toEqual([1, 1, 1]);
  });
});

test('two tabs that press together place one order, and the other tab reports it as waiting', async () => {
  const { tab, orders, ordered } = openBrowser(memoryLocks());
  const ends = await Promise.all([tab().press(), tab().press()]);
  expect(ends.map((end) => end?.kind).sort()).toEqual(['left', 'waiting']);
  expect([orders.length, ordered()]).toEqual([1, 1]);
});

test('two tabs that press together save one order, though neither had loaded the orders', async () => {
  const { tab, orders, ordered } = openBrowser(memoryLocks());
  const saved = { ...ORDER, isInstalment: true, next: 'done' } as const;
  const ends = await Promise.all([tab().press(saved), tab().press(saved)]);
  expect(ends).toMatchObject([
    { kind: 'saved', orderCode: 'ORD-1' },
    { kind: 'newOrder', orderCode: 'ORD-1' },
  ]);
  expect([orders.length, ordered()]).toEqual([1, 1]);
});

test.each([
  ['the pending payment', 'pendingPayment', 0, { kind: 'notKept' }],
  ['the checkout id', 'checkout_id', 1, { kind: 'waiting', note: { kind: 'notKept' } }],
])('returns notKept without redirecting in a browser that cannot store %s', async (_name, key, placed, outcome) => {
  const { tab, orders, left, storage } = openBrowser(memoryLocks());
  const { press } = tab();
  const { setItem } = storage;
  storage.setItem = (name, text) => {
    if (name === key) throw new Error('full');
    setItem.call(storage, name, text);
  };
  expect(await press()).toMatchObject(outcome);
  expect([left, orders.length]).toEqual([[], placed]);
});

test('confirms once for an effect that runs twice in a browser without locks', async () => {
  const { tab, confirmed } = openBrowser(null);
  const { confirm } = tab();
  expect(await Promise.all([confirm(), confirm()])).toEqual([expect.objectContaining({ kind: 'confirmed' }), null]);
  expect(confirmed()).toBe(1);
});

describe('timeouts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each<[string, FaultRule['fault'], string]>([
    ['reached the server', { when: 'mid', kind: 'stall' }, 'waiting'],
    ['never reached the server', { when: 'before', kind: 'hang' }, 'refused'],
  ])(
    'reads the orders and sends nothing again after 30 s without an answer to an order that %s',
    async (_n, fault, kind) => {
      const { tab, network, orders, ordered } = openBrowser(memoryLocks());
      network.add({ path: /checkout$/, fault });
      const { press } = tab();
      const pressed = press();
      await jest.advanceTimersByTimeAsync(29_000);
      expect(await Promise.race([pressed, Promise.resolve('waiting')])).toBe('waiting');
      await jest.advanceTimersByTimeAsync(2_000);
      expect(await pressed).toMatchObject({ kind });
      expect(ordered()).toBe(1);
      expect(orders).toHaveLength(kind === 'waiting' ? 1 : 0);
      if (kind === 'waiting') expect(await press()).toMatchObject({ kind });
      expect(ordered()).toBe(1);
    },
  );

  test('shows a link to the payment page when it has not opened after five seconds', async () => {
    const { tab, left } = openBrowser(memoryLocks());
    const { store, press } = tab();
    render(
      <Provider store={store}>
        <LeavingNotice />
      </Provider>,
    );
    expect(screen.queryByRole('status')).toBeNull();
    await act(press);
    expect(left).toEqual(['https://pay.example/1']);
    expect(screen.getByRole('status')).toHaveTextContent('Taking you to pay.example…');
    await act(() => jest.advanceTimersByTimeAsync(4_900));
    expect(screen.queryByRole('link')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('link', { name: 'Go to pay.example' })).toHaveAttribute('href', 'https://pay.example/1');
  });
});
