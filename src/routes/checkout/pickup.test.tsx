import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { settleCheckout } from '../../../server/domain/checkouts';
import { paths } from '../../config/paths';
import { wireReply } from '../../testing/builders/wire';
import { wireStore } from '../../testing/builders/wireCustomer';
import { answered } from '../../testing/faults';
import { CHECKOUT, openCheckout, payButton } from '../../testing/openCheckout';
import { renderApp } from '../../testing/renderApp';

const STORES = /^\/storefront\/stores$/;
const OSU = 'Accra – Osu, 14 Oxford Street';

const open = (options: Parameters<typeof openCheckout>[0] = {}) => openCheckout({ features: ['stores'], ...options });
const picker = () => screen.findByRole('combobox', { name: 'Pick up at' });
const choose = async (user: UserEvent, store = OSU) => user.selectOptions(await picker(), store);
const chosen = async () => within(await picker()).getByRole<HTMLOptionElement>('option', { selected: true }).text;
const stored = (...stores: object[]) => ({ path: STORES, fault: answered(200, wireReply(stores)) });

test('orders for the chosen store, which the checkout shows with its hours', async () => {
  const { user, network, left, orders } = await open();
  await choose(user);
  expect(screen.getByText('Mon–Sat 9:00–20:00')).toBeVisible();
  await user.click(await payButton());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(network.callsTo(CHECKOUT)[0]?.body).toMatchObject({ shipping_address: false, pickup_store: 1 });
  expect(await orders()).toHaveLength(1);
});

test('lists the pickup stores sorted by city, and no other store', async () => {
  await open();
  const options = within(await picker()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent.split(',')[0])).toEqual([
    'Choose a store',
    'Accra – East Legon',
    'Accra – Osu',
    'Kumasi – Adum',
    'Takoradi – Market Circle',
    'Tamale',
  ]);
});

test('orders nothing until a store is chosen or an address is set', async () => {
  const { user, network } = await open();
  await picker();
  await user.click(await payButton());
  expect(await picker()).toHaveAccessibleDescription('Choose a store');
  expect(await picker()).toHaveFocus();
  expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Pick up at' })).toBeVisible();
  await choose(user);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(network.callsTo(CHECKOUT)).toEqual([]);
});

test('sends no store with a delivery address, and keeps the choice for a change of mind', async () => {
  const { user, network, left } = await open();
  await choose(user);
  const box = screen.getByRole('checkbox', { name: 'Set delivery address?' });
  await user.click(box);
  expect(screen.queryByRole('combobox', { name: 'Pick up at' })).not.toBeInTheDocument();
  await user.click(box);
  expect(await chosen()).toBe(OSU);
  await user.click(box);
  for (const label of ['Full Name', 'Town/City', 'Phone', 'Street Address']) {
    await user.type(screen.getByLabelText(label), '0240000000');
  }
  await user.click(await payButton());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(network.callsTo(CHECKOUT)[0]?.body).not.toHaveProperty('pickup_store');
});

test('restores the store after a reload, unless the cart has chosen otherwise since', async () => {
  const { user, store, server, storage, unmount } = await open();
  await choose(user);
  unmount();
  const reloaded = await renderApp({ path: '/checkout', server, environment: { storage } });
  expect(await chosen()).toBe(OSU);
  reloaded.unmount();
  expect(store.getState().checkout.pickupStore).toBe('1');
  await renderApp({ path: '/cart', server, environment: { storage } });
  await user.click(await screen.findByRole('radio', { name: 'Delivery' }));
  expect(screen.getByText('You give the address at checkout.')).toBeVisible();
  await user.click(screen.getAllByRole('link', { name: 'PROCEED TO CHECKOUT' })[0]!);
  expect(await screen.findByRole('checkbox', { name: 'Set delivery address?' })).toBeChecked();
});

test('the cart and the checkout share the choice of the store', async () => {
  const { user } = await open({ path: '/cart' });
  expect(screen.queryByRole('checkbox', { name: 'Local pickup' })).not.toBeInTheDocument();
  const group = within(await screen.findByRole('group', { name: 'Delivery or pickup' }));
  await user.click(group.getByRole('radio', { name: 'Pick up in store' }));
  await choose(user);
  await user.click(screen.getAllByRole('link', { name: 'PROCEED TO CHECKOUT' })[0]!);
  await payButton();
  expect(await chosen()).toBe(OSU);
});

test('chooses the only store, and forgets one that is no longer listed', async () => {
  const { store, user, unmount, server, storage } = await open({
    faults: [stored(wireStore({ id: 7, name: 'Ridge' }))],
  });
  await waitFor(() => expect(store.getState().checkout.pickupStore).toBe('7'));
  expect(within(await picker()).getAllByRole('option')).toHaveLength(1);
  unmount();
  const next = await renderApp({ path: '/checkout', server, environment: { storage } });
  await waitFor(async () => expect(await chosen()).toBe('Choose a store'));
  expect(next.store.getState().checkout.pickupStore).toBeNull();
  await user.click(await payButton());
  expect(await picker()).toHaveAccessibleDescription('Choose a store');
});

test('offers a retry when the stores cannot be read, and delivery meanwhile', async () => {
  const { user } = await open({ faults: [{ path: STORES, fault: answered(500), times: 3 }] });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await picker()).toBeVisible();
});

test('says that nothing can be picked up when no store offers it', async () => {
  await open({ faults: [stored(wireStore({ pickup: 0 }))] });
  expect(await screen.findByText(/Orders can’t be picked up at the moment/)).toBeVisible();
});

test('shows the server’s refusal of a store that has closed meanwhile, and keeps the order', async () => {
  const { user, server, left } = await open();
  await choose(user);
  await server.database.query(`UPDATE stores SET document = jsonb_set(document::jsonb, '{pickup}', '0') WHERE id = 1`);
  await user.click(await payButton());
  expect(await screen.findByText('You can’t pick up orders in that store. Choose another one.')).toBeVisible();
  expect(left).toEqual([]);
  await server.database.query(`UPDATE stores SET document = jsonb_set(document::jsonb, '{pickup}', '1') WHERE id = 1`);
  await user.click(await payButton());
  await waitFor(() => expect(left).toHaveLength(1));
});

test.each([
  ['the order’s page', paths.order],
  ['the page after the payment', paths.orderComplete],
])('%s names the store, with its address', async (_what, pathOf) => {
  const { user, left, server, storage, orders, unmount } = await open();
  await choose(user);
  await user.click(await payButton());
  await waitFor(() => expect(left).toHaveLength(1));
  // Leaves for the payment page, and pays there.
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  await settleCheckout(server.database, storage.entries().checkout_id ?? '', 'pay', {
    at: Date.now(),
    today: '2026-11-21',
    origin: 'http://localhost',
  });
  const [{ orderCode } = { orderCode: '' }] = await orders();
  await renderApp({ path: pathOf(orderCode), server, environment: { storage } });
  const region = await screen.findByRole('region', { name: 'Pick up in store' });
  expect(region).toHaveTextContent(/Pick up your order from Osu, Accra as soon as it’s ready/);
  expect(within(region).getByText('14 Oxford Street')).toBeVisible();
});
