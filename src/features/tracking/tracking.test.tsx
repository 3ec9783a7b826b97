import { screen, waitFor, within } from '@testing-library/react';
import { runOperator } from '../../../server/domain/operator';
import { checkoutBody, twoGoods } from '../../../server/testing/goods';
import { shopClient } from '../../../server/testing/shopClient';
import { createTestShop } from '../../../server/testing/testShop';
import { formatDate } from '../../lib/dates';
import { AMA, signedIn } from '../../testing/customers';
import { answered, type Fault } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';

const TRACK = /\/storefront\/track$/;
const DELIVERY = {
  shipping_address: true,
  ship_full_name: 'Ama Mensah',
  ship_phone: '0240000000',
  ship_address: '12 Ring Road',
  ship_city: 'Accra',
  ship_email: AMA.email,
};

/** The tracking page, and a customer's paid order. */
const openTracking = async ({ isSignedIn = false, address = {} } = {}) => {
  const server = await createTestShop();
  const stored = await signedIn(server);
  const [{ id }] = await twoGoods(server.database);
  const { body } = await shopClient(server, stored.token).post(
    '/storefront/checkout',
    checkoutBody([{ id, quantity: 1 }], address),
  );
  const { order_code: code } = body.data as { order_code: string };
  await server.database.query(`UPDATE orders SET status = 'Confirmed', paid_at = created_at WHERE code = $1`, [code]);
  const app = await renderApp({ path: '/order-tracking', server, stored: isSignedIn ? stored : {} });
  const form = within(await screen.findByRole('form', { name: 'Order tracking' }));
  const track = async (order: string, email = AMA.email) => {
    const fields = [
      [form.getByLabelText('Order ID'), order],
      [form.getByLabelText('Billing email'), email],
    ] as const;
    for (const [field, value] of fields) {
      await app.user.clear(field);
      await app.user.type(field, value);
    }
    await app.user.click(form.getByRole('button', { name: 'TRACK' }));
  };
  return { ...app, code, form, track };
};
const heading = (code: string) => screen.findByRole('heading', { level: 2, name: `Order ${code}` });
const steps = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('shows a visitor the steps of an order with their dates, and moves the focus there', async () => {
  const { server, track, code } = await openTracking({ address: DELIVERY });
  await runOperator(server.database, ['pack', code]);
  await track(` ${code.toLowerCase()} `, AMA.email.toUpperCase());
  expect(await heading(code)).toHaveFocus();
  const today = formatDate(new Date().toISOString());
  expect(steps()).toEqual([`Placed${today}`, `Paid${today}`, `Packed${today}`, 'ShippedNot yet', 'DeliveredNot yet']);
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Packed');
  expect(screen.getByText('Processing')).toBeVisible();
  expect(screen.getByText('Delivery to Accra')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^See order/ })).not.toBeInTheDocument();
});

test('says that an order is picked up, and links it to the account of its customer', async () => {
  const { track, code, form } = await openTracking({ isSignedIn: true });
  expect(form.getByLabelText('Billing email')).toHaveValue(AMA.email);
  await track(code);
  await heading(code);
  expect(screen.getByText('Pickup')).toBeVisible();
  expect(screen.getByRole('link', { name: `See order ${code} in your account` })).toHaveAttribute(
    'href',
    `/account/orders/o/${code}`,
  );
});

test('does not link another customer’s order to the account', async () => {
  const { track, network } = await openTracking({ isSignedIn: true });
  network.add({
    path: TRACK,
    fault: answered(200, {
      status: 1,
      data: { order_code: 'ORD-7', order_status: 'Delivered', pickup: { name: 'Osu', city: 'Accra' } },
    }),
  });
  await track('ORD-7', 'kofi@example.com');
  await heading('ORD-7');
  expect(screen.getByText('Pickup: Osu, Accra')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Steps' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^See order/ })).not.toBeInTheDocument();
});

test('names what is missing and sends nothing', async () => {
  const { user, network, form } = await openTracking();
  await user.click(form.getByRole('button', { name: 'TRACK' }));
  expect(form.getByRole('alert')).toHaveTextContent('Enter your order ID and billing email');
  expect(form.getByLabelText('Order ID')).toHaveFocus();
  expect(network.callsTo(TRACK)).toHaveLength(0);
});

test.each<[string, Fault, RegExp]>([
  ['is not found', answered(200, { status: 0, message: 'We found no order' }), /^We found no order$/],
  [
    'is not found and the reply is empty',
    answered(200, { status: 1, data: null }),
    /^We found no order with this number/,
  ],
  ['cannot be reached', { when: 'before', kind: 'offline' }, /can’t be reached/],
  ['breaks', answered(500), /Something went wrong/],
  ['is unreadable', answered(200, { status: 1, data: 'soon' }), /Something went wrong/],
  [
    'may not be asked so often',
    answered(429, { status: 0, message: 'Slow down' }, { 'Retry-After': '290' }),
    /^Too many attempts. Try again in 5 minutes.$/,
  ],
  ['may not be asked for a moment', answered(429, '', { 'Retry-After': '30' }), /Try again in a minute.$/],
])('keeps what was typed when the order %s, and finds it at the next press', async (_what, fault, text) => {
  const { user, track, network, form, code } = await openTracking();
  network.add({ path: TRACK, fault, times: 1 });
  await track(code);
  expect(await form.findByRole('alert')).toHaveTextContent(text);
  expect(form.getByLabelText('Order ID')).toHaveValue(code);
  expect(form.getByLabelText('Billing email')).toHaveValue(AMA.email);
  await user.click(form.getByRole('button', { name: 'TRACK' }));
  expect(await heading(code)).toBeVisible();
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
});

test('removes the last order when the next one is not found', async () => {
  const { track, code, form } = await openTracking();
  await track(code);
  await heading(code);
  await track('ORD-ZZZZZZ');
  expect(await form.findByRole('alert')).toHaveTextContent(/^We found no order/);
  expect(screen.queryByRole('heading', { level: 2, name: `Order ${code}` })).not.toBeInTheDocument();
});

test('sends one request for a double press, and keeps the email out of the store', async () => {
  const { user, network, store, form } = await openTracking();
  await user.type(form.getByLabelText('Order ID'), 'ORD-1');
  await user.type(form.getByLabelText('Billing email'), 'nobody@example.com');
  await user.dblClick(form.getByRole('button', { name: 'TRACK' }));
  await form.findByRole('alert');
  await waitFor(() => {
    expect(network.callsTo(TRACK)).toHaveLength(1);
  });
  expect(JSON.stringify(store.getState())).not.toContain('nobody@example.com');
});
