import { act, screen, waitFor, within } from '@testing-library/react';
import { formatPrice } from '../../lib/money';
import { assertHealthy } from '../../testing/assertHealthy';
import { overlayOpened } from '../../features/overlays/overlaysSlice';
import { cartShop, type CartShop } from '../../testing/cartShop';
import { answered, type Fault } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';
import { sample } from '../../testing/complete';

const VARIANT = /product-variant/;
const NO = '{"status":0,"message":"No"}';
const HTML = '<!doctype html><title>Gateway</title>';

let shop: CartShop;
beforeEach(async () => {
  shop = await cartShop();
});

/** A customer whose cart has a shirt by id only, and with `whole` also a cup with all its fields. */
const open = async (fault: Fault, path: string, cup: 'none' | 'whole' = 'none') => {
  const entries: [typeof shop.shirt, number][] = [[shop.shirt, 2]];
  if (cup === 'whole') entries.push([shop.cup, 1]);
  const stored = await shop.customerWith(...entries);
  const ofCup = await shop.server.fetch(
    new Request(`http://localhost/api/v1/storefront/product-variant/${shop.cup.id}`, {
      headers: { 'X-Api-Key': 'demo-key' },
    }),
  );
  const { data: variant } = (await ofCup.json()) as { data: unknown };
  const rows = [
    { product_variant: shop.shirt.id, quantity: 2 },
    ...(cup === 'whole' ? [{ product_variant: variant, quantity: 1 }] : []),
  ];
  return renderApp({
    path,
    server: shop.server,
    stored,
    faults: [
      { path: /my-cart$/, method: 'GET', fault: answered(200, { status: 1, data: rows }) },
      { path: VARIANT, fault },
    ],
  });
};
const healVariant = ({ network }: Awaited<ReturnType<typeof open>>) => {
  network.add({ path: VARIANT, fault: { when: 'after', kind: 'held', until: Promise.resolve() } });
};
const main = () => within(screen.getByRole('main'));
const ALERT = 'One item in your cart could not be loaded.';
const cedi = (amount: number) => formatPrice(amount, 'GHS');

const FAULTS: [string, Fault][] = [
  ['500', answered(500, NO)],
  ['500 and HTML', answered(500, HTML)],
  ['500 and an empty body', answered(500)],
  ['502', answered(502, HTML)],
  ['503', answered(503, '', { 'Retry-After': '1' })],
  ['429', answered(429, NO)],
  ['403', answered(403, NO)],
  ['422', answered(422, NO)],
  ['400', answered(400)],
  ['200 and HTML', answered(200, HTML)],
  ['200 and an empty body', answered(200)],
  ['200 and cut-off JSON', answered(200, '{"status":1,"data":{"va')],
  ['200 and another shape', answered(200, '{"status":1,"data":{"name":"x"}}')],
  ['200 and no status field', answered(200, '{"message":"No"}')],
  ['nothing while offline', { when: 'before', kind: 'offline' }],
  ['a cut-off body', { when: 'mid', kind: 'cut' }],
];

test.each(sample(FAULTS, 5))(
  'shows a line as not loaded, neither unavailable nor priced, when its variant answers with %s',
  async (_name, fault) => {
    await open(fault, '/cart');
    expect(await main().findByText(ALERT)).toBeVisible();
    expect(main().getByText('Could not be loaded')).toBeVisible();
    expect(main().getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(main().getAllByText('Not known yet')).toHaveLength(2);
    expect(main().queryByText(/No longer available|Price unavailable|Unnamed|GHS 0\.00/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  },
);

test.each([
  ['status 0', answered(200, NO)],
  ['404', answered(404, NO)],
  ['no data', answered(200, '{"status":1,"data":null}')],
])('shows a line as no longer available when its variant answers with %s', async (_name, fault) => {
  await open(fault, '/cart');
  expect(await main().findByText('No longer available')).toBeVisible();
  expect(main().queryByText(/could not be loaded/i)).not.toBeInTheDocument();
});

test('Retry keeps the focus while it fails; on success it restores the line and focuses main', async () => {
  const app = await open(answered(500), '/cart');
  await main().findByText(ALERT);
  await app.user.click(main().getByRole('button', { name: 'Retry' }));
  // Still failing: the line stays and can be retried.
  expect(await main().findByRole('button', { name: 'Retry' })).toHaveFocus();
  await assertHealthy({ ...app, message: ALERT });
  healVariant(app);
  await app.user.click(main().getByRole('button', { name: 'Retry' }));
  expect(await main().findByRole('link', { name: shop.shirt.title })).toBeVisible();
  expect(main().getAllByText(cedi(shop.shirt.price * 2)).length).toBeGreaterThan(1);
  expect(main().queryByText(/could not be loaded/i)).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('keeps the stored price of a visitor’s line when its variant fails to load', async () => {
  const app = await renderApp({
    path: '/cart',
    server: shop.server,
    stored: shop.storedCart(shop.line(shop.shirt)),
    faults: [{ path: VARIANT, fault: answered(500) }],
  });
  await waitFor(() => {
    expect(app.network.callsTo(VARIANT)).toHaveLength(3);
  });
  expect(main().getAllByText(cedi(shop.shirt.price)).length).toBeGreaterThan(1);
  expect(main().queryByText(/could not be loaded/i)).not.toBeInTheDocument();
});

test('shows the totals as not known yet, even beside a line that loaded', async () => {
  await open(answered(500), '/cart', 'whole');
  await main().findByText(ALERT);
  expect(main().getAllByText(cedi(shop.cup.price)).length).toBeGreaterThan(0);
  const totals = within(screen.getByRole('complementary', { name: 'Cart totals' }));
  expect(totals.getAllByText('Not known yet')).toHaveLength(2);
  expect(totals.queryByText(/GHS/)).not.toBeInTheDocument();
});

test('updates the quantity of an unloaded line on the server, and removes the line from the bag', async () => {
  const { user, network, store } = await open(answered(500), '/cart');
  await main().findByText(ALERT);
  await user.click(main().getByRole('button', { name: 'Increase quantity of One of your items' }));
  await waitFor(() => {
    expect(network.callsTo(/add-to-cart/).at(-1)?.body).toEqual({ product_variant_id: shop.shirt.id, quantity: 3 });
  });
  await waitFor(() => {
    expect(store.getState().cart.changes).toEqual({});
  });
  network.add({ path: /my-cart$/, method: 'GET', fault: answered(200, '{"status":1,"data":[]}') });
  await user.click(main().getByRole('button', { name: 'Remove One of your items' }));
  await waitFor(() => {
    expect(main().queryByText('Could not be loaded')).not.toBeInTheDocument();
  });
  expect(main().queryByText(ALERT)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Cart/ }));
  expect(await screen.findByRole('dialog', { name: 'SHOPPING BAG (0)' })).toBeVisible();
});

test('the drawer reports the unloaded line too, and its Retry restores it', async () => {
  const app = await open(answered(502, HTML), '/terms');
  await app.user.click(await screen.findByRole('button', { name: 'Cart, 1 item' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'SHOPPING BAG (1)' }));
  expect(await drawer.findByText(ALERT)).toBeVisible();
  expect(drawer.getByText(/^SUBTOTAL/)).toHaveTextContent('Not known yet');
  healVariant(app);
  await app.user.click(drawer.getByRole('button', { name: 'Retry' }));
  expect(await drawer.findByText(shop.shirt.title)).toBeVisible();
  expect(drawer.getByText(/^SUBTOTAL/)).toHaveTextContent(cedi(shop.shirt.price * 2));
});

describe('the checkout', () => {
  const pay = () => screen.findByRole('button', { name: 'PROCEED TO PAYMENT' });

  test.each(['none', 'whole'] as const)('orders nothing before the line is loaded (others: %s)', async (cup) => {
    const app = await open(answered(500), '/checkout', cup);
    expect(await main().findByText(/^One item in your cart could not be loaded\./)).toBeVisible();
    expect(main().queryByText(/Nothing in your cart/)).not.toBeInTheDocument();
    expect(main().getAllByText('Not known yet').length).toBeGreaterThan(1);
    await app.user.click(await pay());
    expect(await main().findByText(/^Some items in your cart could not be loaded/)).toBeVisible();
    expect(app.network.callsTo(/\/checkout$/)).toHaveLength(0);
    healVariant(app);
    await app.user.click(main().getByRole('button', { name: 'Retry' }));
    expect(await main().findAllByText(shop.shirt.title, { exact: false })).not.toHaveLength(0);
    await app.user.click(await pay());
    await waitFor(() => {
      expect(app.network.callsTo(/\/checkout$/)).toHaveLength(1);
    });
  });

  test('shows the total without the unread line after its removal', async () => {
    const app = await open(answered(500), '/checkout', 'whole');
    await main().findByText(/could not be loaded\./);
    // The checkout has no link to the cart drawer; opening it here simulates a removal from elsewhere.
    act(() => {
      app.store.dispatch(overlayOpened('cartDrawer'));
    });
    const drawer = within(await screen.findByRole('dialog', { name: /SHOPPING BAG/ }));
    await app.user.click(drawer.getByRole('button', { name: 'Remove One of your items' }));
    await app.user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(main().queryByText(/could not be loaded/)).not.toBeInTheDocument();
    });
    expect(main().getAllByText(cedi(shop.cup.price)).length).toBeGreaterThan(1);
  });
});
