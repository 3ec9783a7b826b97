import { act, screen, waitFor } from '@testing-library/react';
import { loggedIn } from '../../api/apiEvents';
import { cartApi } from '../../api/cartApi';
import { makeStore } from '../../app/store';
import type { Environment } from '../../store/types';
import { accountKey } from '../../lib/accountKey';
import { cartLine, user as account } from '../../testing/builders/model';
import { customerWithCart } from '../../testing/customerWithCart';
import { faultyFetch, held } from '../../testing/faults';
import { memoryLocks } from '../../testing/memoryLocks';
import { memoryStorage } from '../../testing/memoryStorage';
import { orderToSend, sendOrder } from '../../testing/orderToSend';
import { renderApp } from '../../testing/renderApp';
import { testEnvironment } from '../../testing/testEnvironment';
import { turns } from '../../testing/turns';
import { checkedLine } from '../../features/cart/checkedLines';
import { runStep } from '../../features/checkout/payment/paymentStep';
import { recoverOrder } from '../../features/checkout/payment/recoverOrder';

const CHECKOUT = /^\/storefront\/checkout$/;

type OpenTab = () => ReturnType<typeof renderApp>;
type Before = (environment: Partial<Environment>, openTab: OpenTab) => Promise<void>;

/** A customer with one tab that has sent an order and waits for the reply. */
const paying = async (before: Before = () => Promise.resolve()) => {
  const customer = await customerWithCart();
  const [storage, locks] = [memoryStorage(customer.stored), memoryLocks()];
  const network = faultyFetch((request) => customer.server.fetch(request));
  const { fault, release } = held();
  network.add({ path: CHECKOUT, fault });
  const left: string[] = [];
  const environment = { storage, locks, redirect: (url: string) => left.push(url) };
  const openTab: OpenTab = () => renderApp({ path: '/checkout', server: customer.server, environment });
  await before({ ...environment, fetch: network.fetch }, openTab);
  const { store } = makeStore(testEnvironment({ ...environment, fetch: network.fetch }));
  store.dispatch(loggedIn({ token: customer.stored.token, account: account() }));
  const { id, price } = customer.shirt;
  const ordered = [checkedLine(cartLine({ id: String(id), quantity: 2, price }), undefined, null)];
  const order = { ...orderToSend(String(id), 2, price * 2), account: accountKey(account()), ordered };
  void store.dispatch(runStep(sendOrder(order)));
  await waitFor(() => {
    expect(network.callsTo(CHECKOUT)).toMatchObject([{ reached: true }]);
  });
  return { ...customer, storage, environment, openTab, release, left };
};

const waits = () => screen.findByRole('status', { name: 'Finish your payment' });

test('reports in a second tab that another tab is paying, sends nothing, then finds the order', async () => {
  const { openTab, release, orders, left } = await paying();
  const { network, user } = await openTab();
  expect(await screen.findByRole('status', { name: 'This order is being paid in another tab' })).toBeInTheDocument();
  const button = await screen.findByRole('button', { name: /PROCEED TO PAYMENT|Placing your order/ });
  await user.click(button);
  release();
  expect(await waits()).toHaveTextContent('has been placed and is waiting for payment');
  expect(network.callsTo(CHECKOUT)).toEqual([]);
  expect(await orders()).toHaveLength(1);
  expect(left).toHaveLength(1);
});

test('no longer points to the other tab once that tab has finished and this one reads the orders', async () => {
  const { server, stored } = await customerWithCart();
  const locks = memoryLocks();
  const { network, user } = await renderApp({ path: '/checkout', server, stored, environment: { locks } });
  const button = await screen.findByRole('button', { name: 'PROCEED TO PAYMENT' });
  let finish = () => {};
  void locks.request('checkout', () => new Promise<void>((resolve) => (finish = resolve)));
  const orders = held();
  network.add({ path: /my-orders/, fault: orders.fault });
  await user.click(button);
  const notice = await screen.findByRole('status', { name: 'This order is being paid in another tab' });
  finish();
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(network.callsTo(CHECKOUT)).toEqual([]);
  orders.release();
  await waitFor(() => expect(network.callsTo(CHECKOUT)).toHaveLength(1));
});

test('shows the order when another tab has placed it and thereby emptied the bag', async () => {
  const { server, stored, client, shirt } = await customerWithCart();
  const { store } = await renderApp({ path: '/checkout', server, stored });
  await screen.findByRole('button', { name: 'PROCEED TO PAYMENT' });
  await client.remove(`/storefront/my-cart/${shirt.id}`);
  act(() => {
    store.dispatch(recoverOrder.pending('1', undefined, { phase: 'checking' }));
    store.dispatch(recoverOrder.fulfilled({ kind: 'newOrder', orderCode: 'ORD-9' }, '1', undefined));
    store.dispatch(cartApi.util.invalidateTags(['Cart']));
  });
  await waitFor(() => expect(window.location.pathname).toBe('/account/orders/o/ORD-9'));
});

test('reads the stored payment before recovery in an older tab that missed the update', async () => {
  const tabs: ReturnType<typeof makeStore>[] = [];
  const { release } = await paying(async (environment) => {
    tabs.push(makeStore(testEnvironment(environment)));
    // The tab's own first writes would also trigger the check.
    await turns();
  });
  release();
  expect(tabs[0]?.store.getState().payment.pending).toBeNull();
  expect(await tabs[0]!.store.dispatch(runStep(recoverOrder()))).toMatchObject({ kind: 'waiting' });
});

test('shows the order that another tab places while this checkout is open', async () => {
  const { release, left, orders } = await paying(async (_environment, openTab) => {
    await openTab();
    await screen.findByRole('button', { name: 'PROCEED TO PAYMENT' });
  });
  release();
  await waitFor(() => {
    expect(left).toHaveLength(1);
  });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'pendingPayment' }));
  });
  expect(await waits()).toHaveTextContent('has been placed and is waiting for payment');
  expect(await orders()).toHaveLength(1);
});

test('recognises the order in progress in a new tab after a crash and sends nothing', async () => {
  const { server, storage, orders } = await paying();
  // The crash released the lock.
  const { network, user } = await renderApp({ path: '/checkout', server, environment: { storage } });
  expect(await waits()).toHaveTextContent('has been placed and is waiting for payment');
  // On a slow machine its goods count as ordered by now, and there is nothing to press.
  const button = screen.queryByRole('button', { name: 'PROCEED TO PAYMENT' });
  if (button) await user.click(button);
  expect(await waits()).toBeInTheDocument();
  expect(network.callsTo(CHECKOUT)).toEqual([]);
  expect(await orders()).toHaveLength(1);
});
