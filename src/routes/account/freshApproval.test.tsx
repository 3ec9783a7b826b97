import { act, screen, waitFor } from '@testing-library/react';
import { demoBusiness } from '../../../server/db/seedRows';
import { runOperator } from '../../../server/domain/operator';
import { checkoutBody, twoGoods } from '../../../server/testing/goods';
import { kofi, shopClient } from '../../../server/testing/shopClient';
import { createTestShop } from '../../../server/testing/testShop';
import { loggedIn } from '../../api/apiEvents';
import { checkoutReply } from '../../contract/checkout';
import { user } from '../../testing/builders/model';
import { wireReply } from '../../testing/builders/wire';
import { wireUser } from '../../testing/builders/wireCustomer';
import { AMA, signedIn } from '../../testing/customers';
import { answered, type Fault, type FaultRule, held } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';
import { turns } from '../../testing/turns';

const ME = /\/storefront\/me$/;
const PAY = 'Complete Down Payment';

/** A customer with an instalment order in review. */
const withCredit = async (features?: readonly string[]) => {
  const server = await createTestShop(features ? { features } : {});
  const stored = await signedIn(server);
  const [shirt] = await twoGoods(server.database);
  const body = checkoutBody([{ id: shirt.id, quantity: 2 }], {
    checkout_type: 'installment',
    duration: 3,
    downPayment: 1,
    creditor: demoBusiness.default_creditor.uuid,
  });
  const { data } = await shopClient(server, stored.token).read(checkoutReply, '/storefront/checkout', body);
  return { server, stored, code: data!.orderCode };
};

/** Moves this browser's clock, so that the account may be read again. */
const aMinuteLater = () => {
  const then = Date.now() + 61_000;
  jest.spyOn(Date, 'now').mockImplementation(() => then);
};
const lookAgain = (how: 'focus' | 'visibilitychange') => {
  act(() => {
    (how === 'focus' ? window : document).dispatchEvent(new Event(how));
  });
};

const openOrder = async (faults: FaultRule[] = [], features?: readonly string[]) => {
  const customer = await withCredit(features);
  const path = `/account/orders/o/${customer.code}`;
  const app = await renderApp({ path, server: customer.server, stored: customer.stored, faults });
  await screen.findByText(/^We’re reviewing your request\./);
  return { ...app, ...customer, reads: () => app.network.callsTo(ME, 'GET') };
};

test.each(['focus', 'visibilitychange'] as const)(
  'offers the down payment of an order approved meanwhile by itself after a %s, and stores the approval',
  async (how) => {
    const { server, storage, entries, reads } = await openOrder();
    await waitFor(() => expect(reads()).toHaveLength(1));
    await runOperator(server.database, ['approve', AMA.email]);
    aMinuteLater();
    lookAgain('visibilitychange');
    lookAgain(how);
    expect(await screen.findByRole('button', { name: PAY })).toBeVisible();
    expect(screen.queryByText(/Sign in again/)).not.toBeInTheDocument();
    expect(reads()).toHaveLength(2);
    entries.saveAll();
    expect(JSON.parse(storage.getItem('account') ?? '')).toMatchObject({ eligible: 'Approved' });
  },
);

test('reads the account at most once a minute, whatever page is opened', async () => {
  const { user: shopper, reads } = await openOrder();
  await waitFor(() => expect(reads()).toHaveLength(1));
  lookAgain('focus');
  await shopper.click(screen.getByRole('link', { name: 'Orders' }));
  await screen.findByRole('table');
  lookAgain('visibilitychange');
  expect(reads()).toHaveLength(1);
});

test.each([
  ['/account/dashboard', 'Dashboard'],
  ['/account/orders', 'Orders'],
])('shows a withdrawn approval at %s', async (path) => {
  const { server, stored, code } = await withCredit();
  await server.database.query(`UPDATE loans SET status = 'Process for Payment'`);
  const account = JSON.stringify(wireUser({ eligible: 'Approved' }));
  const app = await renderApp({ path, server, stored: { ...stored, account } });
  await waitFor(() => expect(app.store.getState().eligibility.phase).toBe('requested'));
  expect(app.store.getState().session.account?.eligible).toBe('Pending Review');
  expect(screen.queryByText(/Sign in again|Your request is approved/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: `Pay for order ${code}` })).not.toBeInTheDocument();
});

test('says that the down payment is not open yet when the account is not approved, without a new sign-in', async () => {
  const { server, stored, code } = await withCredit();
  await server.database.query(`UPDATE loans SET status = 'Process for Payment'`);
  await renderApp({ path: `/account/orders/o/${code}`, server, stored });
  expect(await screen.findByText(/hasn’t opened this down payment for your account yet\. Come back/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in again' })).not.toBeInTheDocument();
});

test.each<[string, Fault]>([
  ['is missing', answered(404, '')],
  ['has no user', answered(200, wireReply({}))],
  ['is HTML', answered(200, '<html></html>')],
  ['cannot be reached', { when: 'before', kind: 'offline' }],
])('keeps the last known account silently when the call %s', async (_what, fault) => {
  const { storage, reads } = await openOrder([{ path: ME, fault }]);
  await waitFor(() => expect(reads().length).toBeGreaterThan(0));
  lookAgain('focus');
  expect(JSON.parse(storage.getItem('account') ?? '')).toMatchObject({ eligible: 'Created' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('drops the reply to an earlier session', async () => {
  const { fault, release } = held();
  const { server, store, reads } = await openOrder([{ path: ME, fault, times: 1 }]);
  await waitFor(() => expect(reads()).toHaveLength(1));
  const { token } = await signedIn(server, kofi);
  act(() => void store.dispatch(loggedIn({ token, account: user({ first_name: 'Kofi', email: kofi.email }) })));
  await waitFor(() => expect(store.getState().api.queries['getAccount(undefined)']?.status).toBe('fulfilled'));
  expect(reads()).toHaveLength(2);
  release();
  await turns(20);
  expect(store.getState().session.account?.email).toBe(kofi.email);
});

test('keeps a review that was requested while an older reply was on its way', async () => {
  const { fault, release } = held();
  const server = await createTestShop();
  const faults = [{ path: ME, fault, times: 1 }];
  const app = await renderApp({ path: '/account/edit', server, stored: await signedIn(server), faults });
  await waitFor(() => expect(app.network.callsTo(ME)).toHaveLength(1));
  await app.user.click(await screen.findByRole('button', { name: 'Request Client Review' }));
  expect(await screen.findByText('You’ve asked us for approval. You’ll find our answer here.')).toBeVisible();
  release();
  await waitFor(() => expect(app.store.getState().api.queries['getAccount(undefined)']?.status).toBe('fulfilled'));
  expect(app.store.getState().eligibility.phase).toBe('requested');
});

test('shows why an account is not approved', async () => {
  const server = await createTestShop();
  const stored = await signedIn(server);
  await runOperator(server.database, ['reject', AMA.email, 'We', 'need', 'your', 'payslip.']);
  await renderApp({ path: '/account/edit', server, stored });
  expect(await screen.findByText(/We need your payslip\./)).toBeVisible();
});

test('reads no account where the back end does not announce it', async () => {
  const { server, reads } = await openOrder([], []);
  await runOperator(server.database, ['approve', AMA.email]);
  lookAgain('visibilitychange');
  expect(await screen.findByRole('button', { name: 'Sign in again' })).toBeVisible();
  expect(reads()).toHaveLength(0);
});
