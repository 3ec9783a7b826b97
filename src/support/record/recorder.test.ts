import { waitFor } from '@testing-library/react';
import { makeStore } from '../../app/store';
import { loggedIn } from '../../api/apiEvents';
import { catalogueApi } from '../../api/catalogueApi';
import { loanApi } from '../../api/loanApi';
import { ordersApi } from '../../api/ordersApi';
import { repaymentApi } from '../../api/repaymentApi';
import type { RootState } from '../../store/types';
import { wireCredit, wireLoan } from '../../testing/builders/wireCustomer';
import * as build from '../../testing/builders/model';
import { testEnvironment } from '../../testing/testEnvironment';
import { tokenFor } from '../../testing/testTokens';
import { changeMade, lineAdded } from '../../features/cart/cartSlice';
import { pickupSwitched } from '../../features/checkout/checkoutSlice';
import { pageOpened } from '../../features/nav/navSlice';
import { entryRule } from '../redact/apiRules';
import { stateAfter } from './changes';
import { createRecorder } from './recorder';
import { kindAt } from '../redact/rule';
import { stateRules } from '../redact/stateRules';
import { exportState } from '../redact/exportState';
import { createNames } from '../redact/names';

const line = build.cartLine();
const loan = wireLoan({ next_due: { number: 2, due_date: '2027-01-02', amount: 125.69, status: 'due' } });
const business = build.business({ credit: wireCredit() });
const order = build.order({ pickup: { name: 'Osu' }, loan });

/** A state in which every field has a value. */
const fullState = async (): Promise<RootState> => {
  const { store } = makeStore(testEnvironment());
  // The cache accepts only entries of imported endpoints.
  expect(loanApi.endpoints.getSchedule).toBeDefined();
  expect(repaymentApi.endpoints.getRepayments).toBeDefined();
  const upsert = catalogueApi.util.upsertQueryEntries;
  const product = build.product();
  const of = (value: unknown): never => value as never;
  store.dispatch(loggedIn({ token: tokenFor(3_600_000), account: build.user() }));
  store.dispatch(lineAdded(line));
  store.dispatch(changeMade({ line, removed: true }));
  store.dispatch(
    upsert([
      of({ endpointName: 'getBusiness', arg: undefined, value: business }),
      of({ endpointName: 'searchProducts', arg: 'canary', value: [product] }),
      of({ endpointName: 'getProduct', arg: { slug: 'a', code: 'b', id: '1' }, value: product }),
      of({ endpointName: 'getVariant', arg: '1001', value: build.variantDetail() }),
      of({ endpointName: 'getCollectionProducts', arg: 'best-sellers', value: [product] }),
      of({
        endpointName: 'getCollection',
        arg: 'best-sellers',
        value: { title: 'Best Sellers', slug: 'best-sellers' },
      }),
      of({ endpointName: 'getMainCategories', arg: undefined, value: [build.category()] }),
      of({ endpointName: 'getCategoryTree', arg: undefined, value: [build.category()] }),
      of({ endpointName: 'getCategoryProducts', arg: 'shirts', value: [product] }),
      of({ endpointName: 'getSlides', arg: undefined, value: [build.slide()] }),
      of({ endpointName: 'getCart', arg: undefined, value: [build.cartItem()] }),
      of({
        endpointName: 'getOrders',
        arg: undefined,
        value: [build.orderRow({ loan, payment: { status: 'Pending' } })],
      }),
      of({ endpointName: 'getOrder', arg: 'ORD-7F3K', value: order }),
      of({ endpointName: 'getSchedule', arg: { total: 1, downPayment: 0, duration: 3 }, value: build.schedule() }),
      of({ endpointName: 'getRepayments', arg: 'ORD-7F3K', value: build.repayments() }),
      of({ endpointName: 'getLoginStatus', arg: undefined, value: { active: true } }),
    ]),
  );
  await store.dispatch(ordersApi.endpoints.getOrder.initiate('LOST-1'));
  const given = store.getState();
  const pending = {
    started: 1,
    account: 'x',
    total: 1,
    lines: 1,
    known: ['ORD-1'],
    press: { id: 'canary', key: 'canary' },
    confirmKey: 'canary',
    next: 'redirect',
    phase: 'placed',
    orderCode: 'ORD-1',
    checkoutUrl: 'https://a.example/',
  } as const;
  return {
    ...given,
    session: { ...given.session, ended: 'expired', lastPage: '/cart', knownEmail: 'a@b.c' },
    cart: {
      ...given.cart,
      lines: [line],
      removals: ['1'],
      notes: { 1: 'Gone' },
      adding: ['2'],
      lastOrder: { account: 'x', orderCode: 'ORD-1', isDelivered: true, lines: [line], left: ['1'] },
    },
    wishlist: {
      ...given.wishlist,
      ids: ['1'],
      seen: [{ id: '1', title: 'T', slug: 't', code: 'T-1', price: 1, inStock: true }],
    },
    checkout: {
      ...given.checkout,
      preview: { terms: { total: 1, downPayment: 0, duration: 3 }, at: 1 },
      rememberedAddress: { account: 'x', fullName: 'n', city: 'c', phone: 'p', email: 'e', address: 'a' },
    },
    credit: {
      ...given.credit,
      accepted: [
        {
          account: 'x',
          orderCode: 'ORD-1',
          at: 1,
          total: 1,
          downPayment: 1,
          duration: 3,
          rate: '3',
          rows: build.schedule().rows,
        },
      ],
    },
    payment: {
      ...given.payment,
      checkoutId: 'c',
      pending: { ...pending, known: ['ORD-1'] },
      lastPayment: { checkoutId: 'c', orderCode: 'ORD-1', total: 1 },
      outcome: {
        kind: 'waiting',
        orderCode: 'ORD-1',
        status: 'Pending',
        total: 1,
        note: { kind: 'cancelUnknown', orderCodes: ['ORD-1'] },
      },
      target: 'https://a.example/',
      seen: ['ORD-1'],
    },
    business: { ...given.business, remembered: business },
    searches: { ...given.searches, recent: ['canary'] },
    recent: { ...given.recent, items: [{ id: '1', title: 'T', slug: 's', code: 'c', imgSrc: null }] },
    overlays: { ...given.overlays, open: ['cartDrawer'] },
    quickView: { productId: product.id },
    notices: {
      ...given.notices,
      shown: [{ id: 'n', kind: 'info', text: 'Removed', undo: { type: 'a/b', payload: line } }],
    },
    storesMap: { selectedId: 'accra' },
    nav: { ...given.nav, failed: 'lost' },
  };
};

/** `a.b.*.c` for every value that is not an object; all items of a list share one path. */
const leafPaths = (value: unknown, path: string[] = []): string[][] => {
  if (typeof value !== 'object' || value === null) return [path];
  if (Array.isArray(value)) return value.flatMap((item) => leafPaths(item, [...path, '*']));
  return Object.entries(value).flatMap(([key, item]) => leafPaths(item, [...path, key]));
};

/** Values without a rule for whether they may leave the browser. */
const unclassified = (state: RootState): string[] => {
  const { api, ...slices } = state;
  const ofSlices = leafPaths(slices).filter((path) => path[1] !== '_persist' && kindAt(stateRules, path) === null);
  const ofEntries = Object.values(api.queries).flatMap((entry) => {
    const rule = entryRule(entry);
    return leafPaths(entry)
      .filter((path) => !rule || kindAt(rule, path) === null)
      .map((path) => [entry?.endpointName ?? '?', ...path]);
  });
  const lost = [...ofSlices, ...ofEntries].map((path) => path.join('.'));
  const parts = Object.keys(api).filter((part) => kindAt(stateRules, ['api', part]) === null);
  return [...new Set([...lost, ...parts])];
};

test('every value of a full state has a rule for whether it may leave the browser', async () => {
  expect(unclassified(await fullState())).toEqual([]);
});

test('exports a field of a product without a rule empty', () => {
  const { store } = makeStore(testEnvironment());
  const grown = { ...build.product(), madeUp: 'canary', madeUpList: ['canary'], madeUpRecord: { town: 'canary' } };
  store.dispatch(
    catalogueApi.util.upsertQueryEntries([
      { endpointName: 'getProduct', arg: { slug: 'a', code: 'b', id: '1' }, value: grown },
      { endpointName: 'searchProducts', arg: 'x', value: [grown] },
    ]),
  );
  const text = JSON.stringify(exportState(store.getState(), createNames()));
  expect(text.match(/"madeUp":"","madeUpList":\[\],"madeUpRecord":null/g)).toHaveLength(2);
  expect(text).not.toContain('canary');
});

test('detects a new field, slice or call without a rule, and exports none of them', async () => {
  const state = await fullState();
  const grown = {
    ...state,
    checkout: { ...state.checkout, nickname: 'Ama' },
    loyalty: { points: 3 },
    api: {
      ...state.api,
      queries: { ...state.api.queries, 'getGifts(undefined)': { endpointName: 'getGifts', data: 1 } },
    },
  };
  expect(unclassified(grown as unknown as RootState)).toEqual([
    'checkout.nickname',
    'loyalty.points',
    'getGifts.endpointName',
    'getGifts.data',
  ]);
  const text = JSON.stringify(exportState(grown as unknown as RootState, createNames()));
  expect(text).not.toMatch(/nickname|loyalty|getGifts/);
});

test('keeps the query key of a product that was opened without an id, so that a replay finds the reply', () => {
  const { store } = makeStore(testEnvironment());
  const arg = { slug: 'a', code: 'b', id: undefined };
  store.dispatch(catalogueApi.util.upsertQueryEntries([{ endpointName: 'getProduct', arg, value: build.product() }]));
  const exported = exportState(store.getState(), createNames()) as Pick<RootState, 'api'>;
  expect(Object.keys(exported.api.queries)).toEqual(Object.keys(store.getState().api.queries));
});

test('replaces the same value by the same placeholder in addresses, replies and query keys', async () => {
  const state = {
    ...(await fullState()),
    nav: { pathname: '/account/orders/o/ORD-7F3K', search: '', online: true, failed: null },
  };
  const exported = exportState(state, createNames()) as {
    nav: { pathname: string };
    api: { queries: Record<string, unknown> };
  };
  const code = exported.nav.pathname.split('/').at(-1) ?? '';
  expect(code).toMatch(/^ORDER-\d$/);
  expect(Object.keys(exported.api.queries)).toContain(`getOrder("${code}")`);
  expect(exported.api.queries[`getOrder("${code}")`]).toMatchObject({ data: { orderCode: code, orderNote: '' } });
});

test('records the last 200 steps, whose changes lead to the exported state at the end', () => {
  const { store, actionLog } = makeStore(testEnvironment());
  store.dispatch(pageOpened('/items/search', '?q=canary'));
  const recorder = actionLog.takeOver(createRecorder);
  store.dispatch(lineAdded(line));
  for (let count = 0; count < 210; count += 1) store.dispatch(pickupSwitched(count % 2 === 0));
  const { base, steps: recorded, route } = recorder.read();
  const types = recorded.map(({ type }) => type);
  expect(types).toHaveLength(200);
  expect(new Set(types)).toEqual(new Set(['checkout/pickupSwitched']));
  expect(route).toBe('/items/search');
  const end = stateAfter(recorded, base);
  expect(end).toEqual(exportState(store.getState(), createNames()));
  expect(JSON.stringify(end)).not.toContain('canary');
});

test('redacts a step after its action, when the browser is idle', async () => {
  const { store, actionLog } = makeStore(testEnvironment());
  const recorder = actionLog.takeOver(createRecorder);
  const heard: string[] = [];
  recorder.onStep(({ type }) => heard.push(type));
  store.dispatch(lineAdded(line));
  recorder.note(() => ({ type: 'page/clicked' }), 0);
  expect(heard).toEqual([]);
  await waitFor(() => {
    expect(heard).toEqual(['cart/lineAdded', 'page/clicked']);
  });
});
