import { act, cleanup, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { settleCheckout } from '../../../server/domain/checkouts';
import { loggedIn } from '../../api/apiEvents';
import { userSchema } from '../../contract/customer';
import { customerWithCart } from '../../testing/customerWithCart';
import { memoryStorage } from '../../testing/memoryStorage';
import { renderApp } from '../../testing/renderApp';
import { sessionEnded } from './sessionSlice';

const KEY = 'sessionAway';

beforeEach(() => {
  sessionStorage.clear();
});

const expectPath = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

/** A customer who signed in without "Remember me" and has left for the payment page. */
const leaveToPay = async () => {
  const { server, stored, orders } = await customerWithCart();
  const storage = memoryStorage();
  const left: string[] = [];
  const app = await renderApp({
    path: '/checkout',
    server,
    environment: { storage, redirect: (url) => left.push(url) },
  });
  await expectPath('/account/auth');
  const account = v.parse(userSchema, JSON.parse(stored.account));
  act(() => {
    app.store.dispatch(loggedIn({ token: stored.token, account, keep: false }));
  });
  await app.user.click(await screen.findByRole('button', { name: 'PROCEED TO PAYMENT' }));
  await waitFor(() => expect(left).toHaveLength(1));
  const { checkout_id: checkoutId = '' } = storage.entries();
  return { ...app, server, stored, storage, checkoutId, orders };
};

test('returns from the payment page signed in without “Remember me”, and stores nothing', async () => {
  const { server, stored, storage, checkoutId, orders } = await leaveToPay();
  expect(sessionStorage.getItem(KEY)).toContain(stored.token);
  await settleCheckout(server.database, checkoutId, 'pay', {
    at: Date.now(),
    today: '2026-11-21',
    origin: 'http://localhost',
  });
  cleanup();
  await renderApp({ path: `/payment/return?checkoutid=${checkoutId}`, server, environment: { storage } });
  const [order] = await orders();
  await expectPath(`/account/orders/o/${order!.orderCode}`);
  expect(JSON.stringify([storage.entries(), { ...sessionStorage }])).not.toContain(stored.token);
});

test('drops the session when the shopper goes back and signs out', async () => {
  const { store } = await leaveToPay();
  expect(sessionStorage.getItem(KEY)).not.toBeNull();
  act(() => {
    store.dispatch(sessionEnded('loggedOut'));
  });
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test.each([
  ['older than 30 minutes', { at: Date.now() - 31 * 60_000 }],
  ['from the future', { at: Date.now() + 60 * 60_000 }],
  ['without an account', { account: null }],
  ['without a token', { token: '' }],
])('asks to sign in when the stored session is %s, and drops it', async (_name, wrong) => {
  const { server, stored } = await customerWithCart();
  const account: unknown = JSON.parse(stored.account);
  sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), token: stored.token, account, ...wrong }));
  await renderApp({ path: '/payment/return?checkoutid=chk', server });
  await expectPath('/account/auth');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('resumes the session for the return from a down payment', async () => {
  const { server, stored } = await customerWithCart();
  const account: unknown = JSON.parse(stored.account);
  sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), token: stored.token, account }));
  await renderApp({ path: '/payment/down_pay_return?order_no=ORD-1', server });
  await expectPath('/account/orders/o/ORD-1');
});
