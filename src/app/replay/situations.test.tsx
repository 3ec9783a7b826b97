import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { setStock, twoGoods } from '../../../server/testing/goods';
import { shopClient } from '../../../server/testing/shopClient';
import { createTestShop } from '../../../server/testing/testShop';
import { fitSnapshot, LARGEST } from '../../features/support/fitSnapshot';
import type { Snapshot } from '../../features/support/snapshot';
import { takeRecording } from '../../features/support/takeRecording';
import { readDevice } from '../../features/support/device';
import { signedIn } from '../../testing/customers';
import type { FaultRule } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';
import { renderReplay } from '../../testing/renderReplay';
import { seenText } from '../../testing/seenText';
import { tokenFor } from '../../testing/testTokens';

type View = Awaited<ReturnType<typeof renderApp>>;

interface Opening {
  path: string;
  /** Signs a customer in, with two shirts in the bag. */
  customer?: { eligible?: string; token?: string };
  faults?: FaultRule[];
}

const openShop = async ({ path, customer, faults = [] }: Opening): Promise<View> => {
  sessionStorage.clear();
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
    token: customer.token ?? token,
    account: JSON.stringify({ ...(JSON.parse(account) as object), eligible }),
  };
  return renderApp({ path, server, faults, stored });
};

const refused = (path: RegExp, status: number): FaultRule => ({
  path,
  fault: {
    when: 'before',
    kind: 'reply',
    status,
    body: '{"status":0,"message":"Something went wrong. Please try again."}',
  },
});

const SITUATIONS: [name: string, opening: Opening, reach: (view: View) => Promise<unknown>][] = [
  ['the home page', { path: '/' }, () => screen.findByRole('heading', { name: 'New Arrivals' })],
  ['a search that finds nothing', { path: '/items/search?q=zzqx' }, () => screen.findByText(/No items found/)],
  [
    'a list that did not load',
    { path: '/ct/shirts', faults: [refused(/category_products/, 500)] },
    () => within(screen.getByRole('main')).findByRole('button', { name: /retry|try again/i }),
  ],
  ['an empty bag', { path: '/cart' }, () => screen.findByText('You do not have any items in your cart.')],
  ['a bag of a customer', { path: '/cart', customer: {} }, () => screen.findByText('PROCEED TO CHECKOUT')],
  [
    'in the middle of the checkout, by instalments',
    { path: '/checkout', customer: { eligible: 'Approved' } },
    async ({ user }) => {
      await user.click(await screen.findByRole('radio', { name: 'Pay In Installments' }));
      await user.selectOptions(screen.getByLabelText('Duration'), '6');
      await user.type(screen.getByLabelText('Down Payment'), '20');
    },
  ],
  [
    'a review that is asked for twice',
    { path: '/account/edit', customer: { eligible: 'Pending Review' } },
    async () => {
      await screen.findAllByText(/Pending Review/);
      await screen.findByText('1', { selector: 'header *' });
    },
  ],
  [
    'a review that is refused',
    { path: '/account/edit', customer: {}, faults: [refused(/request_client_review/, 200)] },
    async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Request Client Review' }));
      await screen.findByText('Something went wrong. Please try again.');
    },
  ],
  [
    'a session that has run out',
    { path: '/checkout', customer: { token: tokenFor(-60_000) } },
    () => screen.findByText(/Your session has expired/),
  ],
  [
    'an order that is not there',
    { path: '/account/orders/o/ORD-NONE', customer: {} },
    () => screen.findByText('Invalid Order'),
  ],
  ['a page that is not there', { path: '/nowhere/ama@example.com' }, () => screen.findByText('OOPS! Page not found')],
];

const SHOP = 'Kasa & Co';

/** What is seen, with the stand-ins of the recording in place of what they stand for. */
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

test.each(SITUATIONS)('%s is seen again from its snapshot, and nothing is asked for', async (_name, opening, reach) => {
  const view = await openShop(opening);
  await reach(view);
  const seen = seenText(document.body);
  const recording = takeRecording(view.steps as never);
  const text = fitSnapshot(recording, { code: 'ABC', now: 1, app: '1.0.0', device: readDevice(window) });
  const live = view.store.getState();
  cleanup();
  const calls = view.network.calls.length;

  const replay = await renderReplay(text);
  const { shortened } = (JSON.parse(text) as Snapshot).report;
  expect(replay.missed).toEqual([]);
  // A logo is a picture, so the replay says the shop's name in its place.
  const expected = withStandIns([SHOP, ...seen], live, replay.store.getState());
  // Behind the first screen, lists load as they are scrolled to; what is waited for is what is compared.
  await screen.findByRole('main');
  await waitFor(() => {
    expect(replay.seen()).toEqual(expected);
  });
  expect(shortened.join()).not.toContain('Only the last moment');
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(LARGEST);
  expect(text).not.toMatch(/zzqx|ama@example|Mensah|0240000000|ORD-NONE|header\.|eyJ/i);
  expect(view.network.calls).toHaveLength(calls);
});
