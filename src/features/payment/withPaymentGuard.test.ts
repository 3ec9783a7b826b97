import { makeStore } from '../../app/store';
import { accountKey } from '../../lib/accountKey';
import { testEnvironment } from '../../testing/testEnvironment';
import { user } from '../../testing/builders/model';
import { loggedIn } from '../../api/apiEvents';
import { currentUserPendingPayment } from './currentUserPendingPayment';
import { withPaymentGuard } from './withPaymentGuard';
import { paymentBegun, paymentEnded, paymentOpened, shopperCameBack, shopperLeft } from './paymentSlice';
import { PENDING_KEPT, type PendingPayment } from './pendingPayment';
import { tokenFor } from '../../testing/testTokens';

test('of three in one task one is done; the next is done when that one has ended', async () => {
  const { store } = makeStore(testEnvironment());
  let done = 0;
  const press = () => store.dispatch(withPaymentGuard(() => Promise.resolve((done += 1))));
  expect(await Promise.all([press(), press(), press()])).toEqual([1, null, null]);
  expect(await press()).toBe(2);
});

test('work that fails lets the next one in', async () => {
  const { store } = makeStore(testEnvironment());
  await expect(store.dispatch(withPaymentGuard(() => Promise.reject(new Error('no'))))).rejects.toThrow('no');
  expect(await store.dispatch(withPaymentGuard(() => Promise.resolve('yes')))).toBe('yes');
});

test('on the way to the payment page nothing is begun, until the shopper comes back', async () => {
  const { store } = makeStore(testEnvironment());
  store.dispatch(paymentBegun());
  store.dispatch(shopperLeft('/pay'));
  store.dispatch(paymentEnded());
  expect(await store.dispatch(withPaymentGuard(() => Promise.resolve('again')))).toBeNull();
  store.dispatch(shopperCameBack());
  expect(await store.dispatch(withPaymentGuard(() => Promise.resolve('again')))).toBe('again');
});

const pendingOf = (account: string): PendingPayment => ({
  started: 1000,
  account,
  total: 100,
  lines: 1,
  known: [],
  press: null,
  next: 'redirect',
  phase: 'sent',
  orderCode: null,
  checkoutUrl: null,
});

test.each([
  ['their own', accountKey(user()), true, true],
  ['somebody else’s', accountKey(user({ email: 'kofi@example.com' })), true, false],
  ['nobody knows whose', accountKey(null), true, true],
  ['while the account cannot be read', accountKey(user()), false, true],
])('an open payment: %s', (_name, account, isKnown, expected) => {
  const { store } = makeStore(testEnvironment());
  if (isKnown) store.dispatch(loggedIn({ token: tokenFor(60_000), account: user() }));
  store.dispatch(paymentOpened(pendingOf(account)));
  expect(currentUserPendingPayment(store.getState(), 2000) !== null).toBe(expected);
  expect(currentUserPendingPayment(store.getState(), 1000 + PENDING_KEPT)).toBeNull();
});
