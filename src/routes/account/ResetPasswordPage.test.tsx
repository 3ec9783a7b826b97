import { screen } from '@testing-library/react';
import { expectPath, here } from '../../testing/here';
import { listMails } from '../../../server/domain/mails';
import { shopClient } from '../../../server/testing/shopClient';
import { createTestShop } from '../../../server/testing/testShop';
import { assertHealthy } from '../../testing/assertHealthy';
import { AMA, signedIn } from '../../testing/customers';
import { answered } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';
import { sample } from '../../testing/complete';

const pathOf = ({ pathname, search }: URL): string => pathname + search;

const RESET = /customer\/reset-password/;
const CONFIRM = /confirm-reset-password/;
const email = () => screen.findByRole('textbox', { name: 'Email address' });
const send = () => screen.findByRole('button', { name: 'Send the link' });
const save = () => screen.findByRole('button', { name: 'Save new password' });

/** A shop with a customer who has requested a link, and the link. */
const withLink = async (customer = AMA) => {
  const server = await createTestShop();
  await signedIn(server, customer);
  await shopClient(server).post('/storefront/customer/reset-password', { email: customer.email });
  const mail = (await listMails(server.database)).find(({ kind }) => kind === 'password-reset');
  return { server, link: new URL(mail?.link ?? '') };
};

describe('requesting a link', () => {
  test('rejects a blank e-mail, focuses the field, and sends nothing', async () => {
    const { user, network, storage } = await renderApp({ path: '/account/reset-password' });
    await user.type(await email(), '  ');
    await user.click(await send());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Provide your email$/);
    expect(await email()).toHaveFocus();
    expect(await email()).toHaveAccessibleDescription('Required');
    expect(network.callsTo(RESET)).toHaveLength(0);
    await assertHealthy({ network, storage });
  });

  test('shows the server’s message, stays on the page, and passes the e-mail to the login', async () => {
    const { user, server, network } = await renderApp({ path: '/account/reset-password' });
    await signedIn(server);
    await user.type(await email(), AMA.email);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('If that email is registered, we have sent a link to it.')).toBeVisible();
    expect(here()).toBe('/account/reset-password');
    expect(network.callsTo(RESET).map(({ body }) => body)).toEqual([{ email: AMA.email }]);
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
    await screen.findByRole('tab', { name: 'Login' });
    expect(await email()).toHaveValue(AMA.email);
  });

  test.each([
    ['a refusal with a message', answered(200, '{"result":0,"message":"Not today"}'), 'Not today'],
    ['HTTP 500 without a message', answered(500), 'Something went wrong. Please try again.'],
  ])('shows an error for %s', async (_name, fault, text) => {
    const { user } = await renderApp({ path: '/account/reset-password', faults: [{ path: RESET, fault }] });
    await user.type(await email(), AMA.email);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  test('redirects the old address here and fills in its e-mail', async () => {
    await renderApp({ path: '/reset_password?email=ama%40example.com' });
    expect(await email()).toHaveValue('ama@example.com');
    await expectPath('/account/reset-password');
  });
});

describe('choosing a new password', () => {
  test.each(sample([AMA, { ...AMA, email: 'ama+shop@example.com' }], 1))(
    'sets a new password from the mailed link to $email, reports it, and opens the login',
    async (customer) => {
      const { server, link } = await withLink(customer);
      const code = link.searchParams.get('code') ?? '';
      const before = window.history.length;
      const { user, network, storage, store } = await renderApp({ path: pathOf(link), server });
      await user.type(await screen.findByLabelText('New password'), 'a new secret');
      // The code is gone from the address and from the history.
      expect(here()).toBe('/account/reset-password');
      expect(window.history.length).toBe(before);
      expect(JSON.stringify(window.history.state)).not.toContain(code);
      expect(JSON.stringify(store.getState())).not.toContain(code);
      await user.type(screen.getByLabelText('Confirm password'), 'a new secret');
      await user.click(await save());
      expect(await screen.findByText('Your password has been changed. Sign in with your new password.')).toBeVisible();
      await assertHealthy({ network, storage, secrets: ['a new secret'] });
      await expectPath('/account/auth');
      expect(network.callsTo(CONFIRM).map(({ body }) => body)).toEqual([
        {
          email: customer.email,
          code,
          new_password: 'a new secret',
          new_password_confirmation: 'a new secret',
        },
      ]);
    },
  );

  test('rejects a missing or mismatched password before sending anything', async () => {
    const { user, network, storage } = await renderApp({
      path: '/account/reset-password?email=ama@example.com&code=000000',
    });
    await user.click(await save());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Enter your new password$/);
    expect(screen.getByLabelText('New password')).toHaveFocus();
    await user.type(screen.getByLabelText('New password'), 'one');
    await user.click(await save());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Passwords do not match$/);
    expect(screen.getByLabelText('Confirm password')).toHaveFocus();
    expect(network.callsTo(CONFIRM)).toHaveLength(0);
    await assertHealthy({ network, storage });
  });

  test('reports a failing server and an invalid code, and keeps the typed password', async () => {
    const { server, link } = await withLink();
    link.searchParams.set('code', 'wrong');
    const { user } = await renderApp({
      path: pathOf(link),
      server,
      faults: [{ path: CONFIRM, times: 1, fault: answered(502) }],
    });
    await user.type(await screen.findByLabelText('New password'), 'a new secret');
    await user.type(screen.getByLabelText('Confirm password'), 'a new secret');
    await user.click(await save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your password could not be changed. Try again, or request a new link.',
    );
    await user.click(await save());
    await screen.findByText('The code is not valid or has expired. Request a new one.');
    expect(screen.getByLabelText('New password')).toHaveValue('a new secret');
  });

  test.each(['?email=ama@example.com', '?code=000000', '?email=&code='])(
    'shows the form that requests a link when the link is incomplete: %s',
    async (search) => {
      await renderApp({ path: `/account/reset-password${search}` });
      expect(await email()).toBeInTheDocument();
      await expectPath('/account/reset-password');
    },
  );
});

test.each([
  ['?email=ama@example.com&code=000000', 'New password', 'new-password'],
  ['?email=ama@example.com&code=000000', 'Confirm password', 'new-password'],
  ['', 'Email address', 'email'],
])('%s: %s suits phones and password managers', async (search, label, autocomplete) => {
  await renderApp({ path: `/account/reset-password${search}` });
  const field = await screen.findByLabelText(label);
  expect(field).toHaveAttribute('autocomplete', autocomplete);
  if (autocomplete === 'email') expect(field).toHaveAttribute('inputmode', 'email');
});

test.each(['', '?email=ama@example.com&code=000000'])(
  'redirects a signed-in customer to the cart (query %j)',
  async (search) => {
    const server = await createTestShop();
    const stored = { ...(await signedIn(server)) };
    await renderApp({ path: `/account/reset-password${search}`, server, stored });
    await expectPath('/cart');
  },
);
