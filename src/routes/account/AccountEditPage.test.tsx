import { screen, waitFor, within } from '@testing-library/react';
import { shopClient } from '../../../server/testing/shopClient';
import { createTestShop } from '../../../server/testing/testShop';
import { assertHealthy } from '../../testing/assertHealthy';
import { AMA, signedIn } from '../../testing/customers';
import { answered, type FaultRule } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';

const CHANGE = /change_password/;
const save = () => screen.findByRole('button', { name: 'Change password' });

const open = async (faults: FaultRule[] = [], options: { features?: string[] } = {}) => {
  const server = await createTestShop(options);
  const stored = { ...(await signedIn(server)) };
  const app = await renderApp({ path: '/account/edit', server, stored, faults });
  await save();
  const type = async (current: string, next: string, again: string) => {
    if (current) await app.user.type(screen.getByLabelText('Current password'), current);
    if (next) await app.user.type(screen.getByLabelText('New password'), next);
    if (again) await app.user.type(screen.getByLabelText('Confirm password'), again);
    await app.user.click(await save());
  };
  return { ...app, type };
};

test('shows name, phone and e-mail as text where the back end cannot change them', async () => {
  const { network, storage } = await open([], { features: [] });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Account details');
  for (const text of [`${AMA.first_name} ${AMA.last_name}`, AMA.phone, AMA.email]) {
    expect(main.getByText(text)).toBeInTheDocument();
  }
  expect(main.queryAllByRole('textbox')).toEqual([]);
  expect(main.getByText('To change your name, phone or email, contact one of our stores.')).toBeVisible();
  expect(main.queryByText('Your data')).not.toBeInTheDocument();
  await assertHealthy({ network, storage });
});

test.each([
  ['', '', '', 'Enter current password', 'Current password'],
  ['x', '', '', 'Enter your new password', 'New password'],
  ['x', 'y', '', 'Enter confirm password', 'Confirm password'],
  ['x', 'y', 'z', 'New password and confirm new password do not match', 'Confirm password'],
])('rejects current %j, new %j, confirmation %j: %s', async (current, next, again, text, label) => {
  const { network, type } = await open();
  await type(current, next, again);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(network.callsTo(CHANGE)).toHaveLength(0);
});

test('password fields carry autocomplete tokens for password managers', async () => {
  await open();
  const tokens = ['Current password', 'New password', 'Confirm password'].map((label) =>
    screen.getByLabelText(label).getAttribute('autocomplete'),
  );
  expect(tokens).toEqual(['current-password', 'new-password', 'new-password']);
});

test('on success, shows the server’s message, clears the current password, and the new one signs in', async () => {
  const { network, storage, type, server } = await open();
  await type(AMA.password, 'a new secret', 'a new secret');
  expect(await screen.findByText(/^Your password has been changed\./)).toBeVisible();
  expect(screen.getByLabelText('Current password')).toHaveValue('');
  expect(network.callsTo(CHANGE).map(({ body }) => body)).toEqual([
    { current_password: AMA.password, new_password: 'a new secret', confirm_password: 'a new secret' },
  ]);
  expect((await signedIn(server, { ...AMA, password: 'a new secret' })).token).toBeTruthy();
  await assertHealthy({ network, storage, secrets: ['a new secret', AMA.password] });
});

test('on success, ends other sessions, continues with the new token, and keeps it out of the API state', async () => {
  const server = await createTestShop();
  const before = await signedIn(server);
  const { network, storage, store, user } = await renderApp({ path: '/account/edit', server, stored: { ...before } });
  const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text);
  await type('Current password', AMA.password);
  await type('New password', 'a new secret');
  await type('Confirm password', 'a new secret');
  await user.click(await save());
  await waitFor(() => {
    expect(storage.getItem('token')).not.toBe(before.token);
  });
  const token = storage.getItem('token') ?? '';
  expect((await shopClient(server, before.token).get('/storefront/is_logged_in')).http).toBe(401);
  expect((await shopClient(server, token).get('/storefront/is_logged_in')).http).toBe(200);
  await user.click(screen.getAllByRole('link', { name: /orders/i })[0]!);
  await waitFor(() => {
    expect(
      network
        .callsTo(/my-orders/)
        .at(-1)
        ?.headers.get('Authorization'),
    ).toBe(`Bearer ${token}`);
  });
  expect(window.location.pathname).toBe('/account/orders');
  expect(JSON.stringify(store.getState().api)).not.toContain(token);
  expect(storage.getItem('account')).toBe(before.account);
});

test.each(['{"status":1,"message":"Done"}', '{"status":1,"message":"Done","data":{"token":"rubbish"}}'])(
  'keeps the session and its token when the back end answers %s',
  async (body) => {
    const { storage, type } = await open([{ path: CHANGE, fault: answered(200, body) }]);
    const before = storage.getItem('token');
    await type(AMA.password, 'a new secret', 'a new secret');
    expect(await screen.findByText('Done')).toBeVisible();
    expect(storage.getItem('token')).toBe(before);
    expect(window.location.pathname).toBe('/account/edit');
  },
);

test('shows the server’s message when the current password is wrong', async () => {
  const { type } = await open();
  await type('wrong', 'a new secret', 'a new secret');
  expect(await screen.findByRole('alert')).toHaveTextContent('The current password is incorrect.');
  expect(screen.getByLabelText('Current password')).toBeInvalid();
  expect(screen.getByLabelText('Current password')).toHaveFocus();
});

test('shows the shop’s own error message when offline', async () => {
  const { type, network, storage } = await open([{ path: CHANGE, fault: { when: 'before', kind: 'offline' } }]);
  await type(AMA.password, 'y', 'y');
  expect(await screen.findByRole('alert')).toHaveTextContent('Password could not be change. Try again.');
  await assertHealthy({ network, storage, message: 'Password could not be change. Try again.' });
});

test('a 401 ends the session, shows the server’s message, and opens the sign-in page', async () => {
  const body = '{"status":0,"message":"Wrong password"}';
  const { type, storage } = await open([{ path: CHANGE, fault: answered(401, body) }]);
  await type('wrong', 'y', 'y');
  await waitFor(() => {
    expect(window.location.pathname).toBe('/account/auth');
  });
  expect(await screen.findByText('Wrong password')).toBeInTheDocument();
  expect(await screen.findByText('Your session has expired. Sign in to continue.')).toBeInTheDocument();
  await waitFor(() => {
    expect(storage.getItem('token')).toBeNull();
  });
});
