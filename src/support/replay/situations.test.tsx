import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { setStock, twoGoods } from '../../../server/testing/goods';
import { shopClient } from '../../../server/testing/shopClient';
import { createTestShop } from '../../../server/testing/testShop';
import { LARGEST } from '../report/fitSnapshot';
import type { Snapshot } from '../report/snapshot';
import { startRecording } from '../record/takeRecording';
import { plainWords } from '../redact/plainWords';
import { wordsIn } from '../record/traces/controlName';
import { formMark, typedFields } from '../record/traces/formTraces';
import { sessionEnded } from '../../features/session/sessionSlice';
import { reportFile } from '../../testing/builders/report';
import { signedIn } from '../../testing/customers';
import { answered, type FaultRule } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';
import { renderReplay } from '../../testing/renderReplay';
import { seenText } from '../../testing/seenText';
import { tokenFor } from '../../testing/testTokens';

import { selectTraces } from './ReplayedPage';
import { sample } from '../../testing/complete';

type View = Awaited<ReturnType<typeof renderApp>>;

interface Opening {
  path: string;
  /** Signs a customer in, with two shirts in the bag. */
  customer?: { eligible?: string; token?: string };
  faults?: FaultRule[];
  /** Additional entries stored in the browser. */
  stored?: Record<string, string>;
  online?: boolean;
}

const openShop = async ({ path, customer, faults = [], stored: more = {}, online = true }: Opening): Promise<View> => {
  sessionStorage.clear();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const server = await createTestShop();
  if (!customer) return renderApp({ path, server, faults });
  const { token, account } = await signedIn(server);
  const [shirt] = await twoGoods(server.database);
  await setStock(server.database, shirt.id, 9);
  const { eligible = 'Created' } = customer;
  await server.database.query('UPDATE users SET eligible = $1', [eligible]);
  const client = shopClient(server, token);
  await client.post('/storefront/add-to-cart', { product_variant_id: shirt.id, quantity: 2 });
  const stored = {
    ...more,
    token: customer.token ?? token,
    account: JSON.stringify({ ...(JSON.parse(account) as object), eligible }),
  };
  return renderApp({ path, server, faults, stored });
};

const GENERAL = 'Something went wrong. Please try again.';
const refused = (path: RegExp, status: number, message = GENERAL): FaultRule => ({
  path,
  fault: answered(status, { status: 0, message }),
});

const SITUATIONS: [name: string, opening: Opening, reach: (view: View) => Promise<unknown>][] = [
  ['the home page', { path: '/' }, () => screen.findByRole('heading', { name: 'New Arrivals' })],
  ['a search without results', { path: '/items/search?q=zzqx' }, () => screen.findByText(/No items found/)],
  [
    'a list that failed to load',
    { path: '/ct/shirts', faults: [refused(/category_products/, 500)] },
    () => within(screen.getByRole('main')).findByRole('button', { name: /retry|try again/i }),
  ],
  ['an empty bag', { path: '/cart' }, () => screen.findByText('You do not have any items in your cart.')],
  ['a customer’s bag', { path: '/cart', customer: {} }, () => screen.findByText('PROCEED TO CHECKOUT')],
  [
    'a checkout by instalments in progress',
    { path: '/checkout', customer: { eligible: 'Approved' } },
    async ({ user }) => {
      await user.click(await screen.findByRole('radio', { name: 'Pay In Installments' }));
      await user.selectOptions(screen.getByLabelText('Duration'), '6');
      await user.type(screen.getByLabelText('Down Payment'), '20');
    },
  ],
  [
    'an open payment schedule',
    { path: '/checkout', customer: {} },
    async ({ user }) => {
      await user.click(await screen.findByRole('radio', { name: 'Pay In Installments' }));
      await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
      await screen.findByRole('dialog', { name: 'Installment Payment Schedule' });
    },
  ],
  [
    'a pending client review',
    { path: '/account/edit', customer: { eligible: 'Pending Review' } },
    async () => {
      await screen.findAllByText(/Pending Review/);
      await screen.findByText('1', { selector: 'header *' });
    },
  ],
  [
    'a refused client review',
    { path: '/account/edit', customer: {}, faults: [refused(/request_client_review/, 200)] },
    async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Request Client Review' }));
      await screen.findByText('Something went wrong. Please try again.');
    },
  ],
  [
    'a refused order',
    { path: '/checkout', customer: {}, faults: [refused(/storefront\/checkout$/, 200, 'Linen Shirt is sold out')] },
    async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'PROCEED TO PAYMENT' }));
      await screen.findByText('Linen Shirt is sold out');
    },
  ],
  [
    'a checkout with missing fields',
    { path: '/checkout', customer: {} },
    async ({ user }) => {
      await user.click(await screen.findByRole('checkbox', { name: 'Set delivery address?' }));
      await user.type(screen.getByLabelText('Full Name'), 'Ama Mensah');
      await user.click(screen.getByRole('button', { name: 'PROCEED TO PAYMENT' }));
      await screen.findAllByText('Please enter town/city');
    },
  ],
  [
    'a session that ends while a form is half filled',
    { path: '/account/edit', customer: {} },
    async ({ user, store }) => {
      await user.type(await screen.findByLabelText('Current password'), 'Ama Mensah 1');
      act(() => {
        store.dispatch(sessionEnded('expired'));
      });
      await user.type(await screen.findByLabelText('Email address'), 'ama@example.com');
      await user.click(screen.getByRole('button', { name: 'Sign in' }));
      await screen.findByText('Required');
    },
  ],
  [
    'a declined payment',
    {
      path: '/payment/return?checkoutid=CHK-1',
      customer: {},
      stored: { checkout_id: 'CHK-1' },
      faults: [refused(/confirm_order/, 200, 'Your card was declined')],
    },
    () => screen.findByText('Your card was declined'),
  ],
  [
    'a payment with an unknown outcome',
    {
      path: '/payment/return?checkoutid=CHK-1',
      customer: {},
      stored: { checkout_id: 'CHK-1' },
      faults: [refused(/confirm_order/, 503)],
    },
    () => screen.findByText(/We don’t have an answer yet/),
  ],
  [
    'an order sent without a network',
    {
      path: '/checkout',
      customer: {},
      faults: [{ path: /storefront\/checkout$/, fault: { when: 'before', kind: 'offline' } }],
    },
    async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'PROCEED TO PAYMENT' }));
      await screen.findByText(/nothing was ordered/);
    },
  ],
  [
    'a list that failed to load without a network',
    {
      path: '/ct/shirts',
      online: false,
      faults: [{ path: /category_products/, fault: { when: 'before', kind: 'offline' } }],
    },
    () => screen.findByText('The shop can’t be reached. Try again.'),
  ],
  [
    'an expired session',
    { path: '/checkout', customer: { token: tokenFor(-60_000) } },
    () => screen.findByText(/Your session has expired/),
  ],
  ['a missing order', { path: '/account/orders/o/ORD-NONE', customer: {} }, () => screen.findByText('Invalid Order')],
  ['an empty order list', { path: '/account/orders', customer: {} }, () => screen.findByText('You have no Orders')],
  [
    'a refused sign-in',
    { path: '/account/auth', faults: [refused(/customer\/access/, 200, 'Incorrect email or password.')] },
    async ({ user }) => {
      await user.type(await screen.findByLabelText('Email address'), 'ama@example.com');
      await user.type(screen.getByLabelText('Password'), 'Ama Mensah 1');
      await user.click(screen.getByRole('button', { name: 'Sign in' }));
      await screen.findByText('Incorrect email or password.');
    },
  ],
  ['a missing page', { path: '/nowhere/ama@example.com' }, () => screen.findByText('OOPS! Page not found')],
];

const SHOP = 'Kasa & Co';

/** The visible text, with the recording's placeholders in place of the real values. */
const withStandIns = (lines: string[], live: unknown, recorded: unknown): string[] => {
  const pairs = new Map<string, string>();
  const walk = (from: unknown, to: unknown): void => {
    if (typeof from === 'string' && typeof to === 'string' && from !== to && from.length > 1) pairs.set(from, to);
    if (typeof from !== 'object' || from === null || typeof to !== 'object' || to === null) return;
    const [a, b] = [Object.entries(from), Object.entries(to)];
    const named = new Map(a);
    b.forEach(([key, value], at) => walk(named.has(key) ? named.get(key) : a[at]?.[1], value));
  };
  walk(live, recorded);
  const longest = [...pairs].sort(([a], [b]) => b.length - a.length);
  return lines.map((line) => longest.reduce((text, [from, to]) => text.replaceAll(from, to), line));
};

const alertsShown = (): string[] => screen.queryAllByRole('alert').map(wordsIn);

/** The fields that have a value. */
const fieldsFilled = (): string[] =>
  [...document.querySelectorAll('form')].flatMap((form) =>
    typedFields(form).flatMap(([name, { value }]) => (value === '' ? [] : [`${formMark(form)}: ${name}`])),
  );

/** Unchanged checks before a page counts as settled. After a long task, two checks can precede its rendering. */
const UNCHANGED_LOOKS = 5;

/** Waits until every query has its reply and the page, which renders later than the store changes, shows it. */
const settled = async ({ store }: View) => {
  let before = '';
  let unchanged = 0;
  await waitFor(
    () => {
      const pending = Object.values(store.getState().api.queries).filter(
        (query) => query?.status === QueryStatus.pending,
      );
      const loading = screen.queryAllByRole('status', { name: /^Loading/ });
      const now = seenText(document.body).join('\n');
      unchanged = now === before ? unchanged + 1 : 0;
      before = now;
      expect([pending, loading, unchanged >= UNCHANGED_LOOKS]).toEqual([[], [], true]);
    },
    { interval: 40 },
  );
};

test.each(sample(SITUATIONS, 4))(
  '%s: replays the same screen from its snapshot without network calls',
  async (_name, opening, reach) => {
    const view = await openShop(opening);
    await reach(view);
    await settled(view);
    const seen = seenText(document.body);
    const alerts = alertsShown();
    const filled = fieldsFilled();
    const recording = startRecording(view.actionLog).read();
    const text = reportFile(recording);
    const live = view.store.getState();
    cleanup();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const calls = view.network.calls.length;

    const replay = await renderReplay(text);
    const { shortened } = (JSON.parse(text) as Snapshot).committedState.report;
    expect(replay.missed).toEqual([]);
    // The replay shows the shop's name in place of the logo, which is a picture.
    const expected = withStandIns([SHOP, ...seen], live, replay.store.getState());
    // Lists below the first screen load on scroll, so the comparison itself is retried.
    await screen.findByRole('main');
    await waitFor(() => {
      expect(replay.seen()).toEqual(expected);
    });
    expect(alertsShown()).toEqual(withStandIns(alerts, live, replay.store.getState()));
    expect(selectTraces(replay.store.getState()).alerts).toEqual(alerts.map(plainWords));
    expect(fieldsFilled()).toEqual(filled);
    expect(shortened.join()).not.toContain('all steps');
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(LARGEST);
    expect(text).not.toMatch(/zzqx|ama@example|Mensah|0240000000|ORD-NONE|header\.|eyJ/i);
    expect(view.network.calls).toHaveLength(calls);
  },
);
