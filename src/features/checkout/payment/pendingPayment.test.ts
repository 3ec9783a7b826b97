import { loggedIn } from '../../../api/apiEvents';
import { makeStore } from '../../../app/store';
import { accountKey } from '../../../lib/accountKey';
import { user } from '../../../testing/builders/model';
import { testEnvironment } from '../../../testing/testEnvironment';
import { tokenFor } from '../../../testing/testTokens';
import { paymentOpened } from './paymentSlice';
import { currentUserPendingPayment, PENDING_LIFETIME_MS, type PendingPayment } from './pendingPayment';

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
  confirmKey: null,
  checkoutUrl: null,
});

test.each([
  ['the account’s own payment', accountKey(user()), true, true],
  ['another account’s payment', accountKey(user({ email: 'kofi@example.com' })), true, false],
  ['a payment without an account', accountKey(null), true, true],
  ['a payment while the account is unknown', accountKey(user()), false, true],
])('returns an open payment unless it is another account’s or expired: %s', (_name, account, isKnown, expected) => {
  const { store } = makeStore(testEnvironment());
  if (isKnown) store.dispatch(loggedIn({ token: tokenFor(60_000), account: user() }));
  store.dispatch(paymentOpened(pendingOf(account)));
  expect(currentUserPendingPayment(store.getState(), 2000) !== null).toBe(expected);
  expect(currentUserPendingPayment(store.getState(), 1000 + PENDING_LIFETIME_MS - 1) !== null).toBe(expected);
  expect(currentUserPendingPayment(store.getState(), 1000 + PENDING_LIFETIME_MS)).toBeNull();
});

test('returns no payment when none is open', () => {
  const { store } = makeStore(testEnvironment());
  expect(currentUserPendingPayment(store.getState(), 2000)).toBeNull();
});
