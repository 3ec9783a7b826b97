import { act, screen, waitFor, within } from '@testing-library/react';
import { createTestShop } from '../../../server/testing/testShop';
import { wireLoan, wireOrderRow, wireUser } from '../../testing/builders/wireCustomer';
import { wireReply } from '../../testing/builders/wire';
import { signedIn } from '../../testing/customers';
import { answered, held } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';

const customer = async (eligible = 'Created', features?: readonly string[]) => {
  const server = await createTestShop(features && { features });
  const stored = { ...(await signedIn(server)), account: JSON.stringify(wireUser({ eligible })) };
  await server.database.query('UPDATE users SET eligible = $1', [eligible]);
  return { server, stored };
};

test('the dashboard greets by first name and links to the account pages', async () => {
  await renderApp({ path: '/account/dashboard', ...(await customer('Created', [])) });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Welcome back Ama');
  const main = within(screen.getByRole('main'));
  for (const [name, address] of [
    ['Recent orders', '/account/orders'],
    ['Addresses', '/account/edit-address'],
    ['Account details', '/account/edit'],
  ] as const) {
    expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  expect(main.getByText('You enter a delivery address for each order at checkout.')).toBeVisible();
});

const totalOrders = async () =>
  within((await screen.findByRole('heading', { name: 'Total Orders' })).closest('article')!);

test('the dashboard counts the orders of any status, with one request', async () => {
  const rows = ['Pending', 'Confirmed', 'Cancelled'].map((status, index) => row(index, status));
  const { network } = await renderApp({
    path: '/account/dashboard',
    ...(await customer()),
    faults: [{ path: /my-orders/, fault: answered(200, wireReply(rows)) }],
  });
  expect(await (await totalOrders()).findByText('3')).toBeVisible();
  expect((await totalOrders()).queryByText(/Next payment/)).not.toBeInTheDocument();
  expect(network.callsTo(/my-orders/)).toHaveLength(1);
});

test('the dashboard names no number of orders until it is known, and offers a retry', async () => {
  const { fault, release } = held();
  const refusal = answered(422, { status: 0, message: 'We are counting' });
  const { user } = await renderApp({
    path: '/account/dashboard',
    ...(await customer()),
    faults: [{ path: /my-orders/, fault: { ...refusal, until: fault.until }, times: 1 }],
  });
  const card = await totalOrders();
  expect(card.getByRole('status', { name: 'Counting your orders' })).toBeVisible();
  expect(card.queryByText('0')).not.toBeInTheDocument();
  act(release);
  expect(await card.findByRole('alert')).toHaveTextContent('We are counting');
  expect(card.queryByText('0')).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Retry' }));
  expect(await card.findByText('0')).toBeVisible();
});

test('the dashboard names the orders that wait for the customer, and says why', async () => {
  const loan = wireLoan({ status: 'Process for Payment' });
  const rows = [
    wireOrderRow({ order_code: 'ORD-8', checkout_type: 'Cash' }),
    wireOrderRow({ order_code: 'ORD-7', checkout_type: 'installment', loan }),
  ];
  await renderApp({
    path: '/account/dashboard',
    ...(await customer('Approved')),
    faults: [{ path: /my-orders/, fault: answered(200, wireReply(rows)) }],
  });
  const link = await screen.findByRole('link', { name: 'Order ORD-7' });
  expect(link).toHaveAttribute('href', '/account/orders/o/ORD-7');
  expect(link.closest('article')).toHaveTextContent('Your request is approved. Pay the down payment');
  expect(screen.queryByRole('link', { name: 'Order ORD-8' })).not.toBeInTheDocument();
});

test('the addresses page explains that an address is entered at checkout, where the shop saves none', async () => {
  await renderApp({ path: '/account/edit-address', ...(await customer('Created', [])) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Addresses' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('You enter an address for each order at checkout');
});

test.each(['?o=ORD%2F7', '?o=', ''])(
  '/order-complete%s shows a visitor where to find orders, without naming or requesting one',
  async (query) => {
    const { network } = await renderApp({ path: `/order-complete${query}` });
    expect(await screen.findByRole('heading', { level: 1, name: 'Find your order' })).toBeInTheDocument();
    expect(screen.getByText('Sign in to see your orders and their status.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/account/orders');
    expect(screen.queryByText('ORD/7')).not.toBeInTheDocument();
    expect(network.callsTo(/order/)).toEqual([]);
  },
);

const row = (index: number, status: string) => wireOrderRow({ order_code: `ORD-${index}`, status });

const openOrders = async (count: number, search = '') => {
  const rows = Array.from({ length: count }, (_, index) => row(index, index === 0 ? 'pending' : 'Confirmed'));
  const app = await renderApp({
    path: `/account/orders${search}`,
    ...(await customer()),
    faults: [{ path: /my-orders/, fault: answered(200, wireReply(rows)) }],
  });
  await screen.findByRole(search === '' ? 'table' : 'search', search === '' ? {} : { name: 'Your orders' });
  return { ...app, codes: () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent) };
};

test('offers search and a status filter for five orders, and keeps the search in the address', async () => {
  const { user, codes } = await openOrders(5);
  await user.type(screen.getByLabelText('Find an order'), 'ord-3');
  await waitFor(() => expect(codes()).toEqual(['ORD-3']));
  expect(window.location.search).toBe('?find=ord-3');
  await user.selectOptions(screen.getByLabelText('Status'), 'pending');
  expect(await screen.findByText('No orders match')).toBeInTheDocument();
  expect(codes()).toEqual([]);
  expect(screen.queryByText('You have no Orders')).not.toBeInTheDocument();
  await user.clear(screen.getByLabelText('Find an order'));
  await waitFor(() => expect(codes()).toEqual(['ORD-0']));
  await user.type(screen.getByLabelText('Find an order'), 'nothing');
  await user.click(await screen.findByRole('button', { name: 'Show all orders' }));
  await waitFor(() => expect(codes()).toHaveLength(5));
  expect(screen.getByLabelText('Find an order')).toHaveValue('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('shows the filter for two orders too when the address sets one, and keeps it when it is cleared', async () => {
  const { user, codes } = await openOrders(2, '?status=Pending');
  expect(await screen.findByText('No orders match')).toBeInTheDocument();
  const status = screen.getByLabelText('Status');
  expect(status).toHaveValue('Pending');
  await user.selectOptions(status, 'All');
  await waitFor(() => expect(codes()).toEqual(['ORD-0', 'ORD-1']));
  expect(status).toBeVisible();
});

test('shows typed text in the search field synchronously', async () => {
  await openOrders(5);
  const field = screen.getByLabelText<HTMLInputElement>('Find an order');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  let shown = '';
  act(() => {
    write.call(field, 'o');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    shown = field.value;
  });
  expect(shown).toBe('o');
});

test('shows no filter for two orders, and no Cancel for “pending” in lower case or “Confirmed”', async () => {
  const { codes } = await openOrders(2);
  expect(codes()).toEqual(['ORD-0', 'ORD-1']);
  expect(screen.queryByLabelText('Find an order')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Cancel order/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('cell', { name: '2 Nov, 2026' })).toHaveLength(2);
  expect(screen.getAllByRole('cell', { name: 'GHS 340.50' })).toHaveLength(2);
});
