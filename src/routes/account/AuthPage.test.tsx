import { act, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { makeStore } from '../../app/store';
import { sessionEnded } from '../../features/session/sessionSlice';
import { assertHealthy } from '../../testing/assertHealthy';
import { createTestShop } from '../../../server/testing/testShop';
import { chooseFromAccount } from '../../testing/chooseFromAccount';
import { AMA, signedIn } from '../../testing/customers';
import { sample } from '../../testing/complete';
import { answered, held } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';
import { testEnvironment } from '../../testing/testEnvironment';

const logIn = /customer\/access/;
const signUp = /customer\/signup/;
const visitor = {
  cartList:
    '[{"id":1,"quantity":1,"price":10,"available":null,"product":{"title":"Shirt","imgSrc":null,"category":null,"id":null,"slug":"","code":""},"attributes":{}}]',
};

/** The shop opened by a customer who signed in on an earlier visit. */
const renderSignedIn = async (at: string, lifetime?: number) => {
  const server = await createTestShop(lifetime === undefined ? {} : { tokenLifetimeSeconds: lifetime });
  return renderApp({ path: at, server, stored: { ...(await signedIn(server)) } });
};

const button = (name: string) => screen.findByRole('button', { name });
const email = () => screen.findByRole('textbox', { name: 'Email address' });
const password = async () => within(await screen.findByRole('tabpanel')).getByLabelText('Password');
const path = () => window.location.pathname + window.location.search + window.location.hash;
const expectPath = (expected: string) =>
  waitFor(() => {
    expect(path()).toBe(expected);
  });

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(await email(), AMA.email);
  await user.type(await password(), AMA.password);
};

describe('tabs', () => {
  test.each([
    ['', 'Login'],
    ['#register-tab', 'Register'],
    ['#login-tab', 'Login'],
    ['#toString', 'Login'],
    ['#', 'Login'],
  ])('hash %j opens the %s tab', async (hash, name) => {
    await renderApp({ path: `/account/auth${hash}` });
    expect(await screen.findByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name })).toBeInTheDocument();
  });

  test('a tab’s link changes the address, arrow keys switch tabs, and typed text is kept', async () => {
    const { user } = await renderApp({ path: '/account/auth#register-tab' });
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ama');
    await user.click(screen.getByRole('tab', { name: 'Login' }));
    await expectPath('/account/auth#login-tab');
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(screen.getByLabelText('Password')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    await expectPath('/account/auth#register-tab');
    expect(screen.getByRole('tab', { name: 'Register' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ama');
  });
});

describe('log in', () => {
  test('with empty fields, shows one alert, marks the fields, focuses the first, and sends nothing', async () => {
    const { user, network, storage } = await renderApp({ path: '/account/auth' });
    await user.click(await button('Sign in'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Provide email and password$/);
    expect(await email()).toHaveFocus();
    expect(await email()).toHaveAccessibleDescription('Required');
    expect(await password()).toBeInvalid();
    expect(network.callsTo(logIn)).toHaveLength(0);
    await user.type(await email(), 'a');
    expect(await email()).not.toHaveAttribute('aria-invalid');
    expect(await password()).toHaveAttribute('aria-invalid', 'true');
    await assertHealthy({ network, storage });
  });

  test('fields suit phones and password managers', async () => {
    const { user } = await renderApp({ path: '/account/auth' });
    expect(await email()).toHaveAttribute('autocomplete', 'username');
    expect(await email()).toHaveAttribute('inputmode', 'email');
    expect(await password()).toHaveAttribute('autocomplete', 'current-password');
    expect(await password()).toHaveAttribute('type', 'password');
    await user.click(await password());
    await user.paste('pasted');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(await password()).toHaveAttribute('type', 'text');
    expect(await password()).toHaveValue('pasted');
    expect((await password()).closest('form')).toHaveAttribute('method', 'post');
  });

  test('signs in and returns to the requested page with its query and hash', async () => {
    const { user, network, storage, server, store } = await renderApp({ path: '/account/orders?x=1#top' });
    await signedIn(server);
    await fill(user);
    expect(path()).toBe('/account/auth');
    await user.keyboard('{Enter}');
    await expectPath('/account/orders?x=1#top');
    expect(network.callsTo(logIn, 'POST').map(({ body }) => body)).toEqual([
      { email: AMA.email, password: AMA.password },
    ]);
    await waitFor(() => {
      expect(storage.getItem('token')).toBe(store.getState().session.token);
    });
    expect(JSON.stringify(store.getState())).not.toContain(AMA.password);
    await waitFor(() => {
      expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
    });
    await screen.findByRole('heading', { level: 1, name: /orders/i });
    await assertHealthy({ network, storage, secrets: [AMA.password] });
  });

  test('returns to the last page of the shop after signing in', async () => {
    const { user, server } = await renderApp({ path: '/contact' });
    await signedIn(server);
    await user.click(await screen.findByRole('link', { name: 'Sign In' }));
    await user.click(await screen.findByRole('tab', { name: 'Register' }));
    await user.click(screen.getByRole('tab', { name: 'Login' }));
    await fill(user);
    await user.click(await button('Sign in'));
    await expectPath('/contact');
  });

  test.each(
    sample(['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/account/auth', '/\t/evil.example'], 2),
  )('goes home instead of to %j after signing in', async (from) => {
    const { user, server } = await renderApp({ path: '/account/auth' });
    await signedIn(server);
    window.history.replaceState({ usr: { from }, key: 'k', idx: 0 }, '', '/account/auth');
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    });
    await fill(user);
    await user.keyboard('{Enter}');
    await expectPath('/');
  });

  test('on a 401, shows the server’s message and keeps the visitor’s bag', async () => {
    const { user, network, storage } = await renderApp({
      path: '/account/auth',
      stored: visitor,
      faults: [{ path: logIn, fault: answered(401, '{"status":0,"message":"Not you"}') }],
    });
    const before = storage.entries();
    await fill(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Not you$/);
    expect(await email()).toHaveValue(AMA.email);
    await assertHealthy({ network, storage, before, message: 'Not you', secrets: [AMA.password] });
  });

  const FAILURES = [
    ['no reply', { when: 'before', kind: 'offline' }],
    ['a lost reply', { when: 'after', kind: 'lost' }],
    ['HTTP 500', answered(500, 'oops')],
    ['an HTML page', answered(200, '<html>Hotel</html>')],
    ['a reply without a token', answered(200, '{"status":1,"data":{"user":{"email":"a@b.c"}}}')],
    ['a reply without a user', answered(200, '{"status":1,"data":{"token":"a.b.c"}}')],
    [
      'an opaque token',
      answered(200, '{"status":1,"message":"Welcome","data":{"token":"1|x","user":{"email":"a@b.c"}}}'),
    ],
    ['a reply with an empty token and user', answered(200, '{"status":1,"data":{"token":"","user":{}}}')],
  ] as const;

  test.each(sample(FAILURES, 3))(
    '%s: shows “Login failed”, stores no session, and can be submitted again',
    async (_name, fault) => {
      const { user, storage, network, store } = await renderApp({
        path: '/account/auth',
        stored: visitor,
        faults: [{ path: logIn, fault }],
      });
      await fill(user);
      await user.keyboard('{Enter}');
      expect(await screen.findByRole('alert')).toHaveTextContent(/^Login failed$/);
      expect(store.getState().session).toMatchObject({ token: null, account: null });
      expect(Object.keys(storage.entries()).sort()).toEqual(expect.arrayContaining(['cartList', 'schema']));
      expect(storage.getItem('token')).toBeNull();
      await assertHealthy({
        network,
        storage,
        before: visitor.cartList === storage.getItem('cartList') ? visitor : {},
      });
      await user.click(await button('Sign in'));
      await waitFor(() => {
        expect(network.callsTo(logIn)).toHaveLength(2);
      });
    },
  );

  test('Remember me is ticked by default, stores the session, and the form explains how long', async () => {
    const { user, storage, server, store } = await renderApp({ path: '/account/auth' });
    await signedIn(server);
    await fill(user);
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    expect(screen.getByText(/Stay signed in on this device until you sign out/)).toBeVisible();
    await user.click(await button('Sign in'));
    await waitFor(() => {
      expect(storage.getItem('token')).not.toBeNull();
    });
    expect(storage.entries()).toMatchObject({
      token: store.getState().session.token,
      account: JSON.stringify(store.getState().session.account),
    });
  });

  test('stores nothing when Remember me is not ticked', async () => {
    const { user, storage, server, store } = await renderApp({ path: '/account/auth', stored: visitor });
    await signedIn(server);
    await fill(user);
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await user.click(await button('Sign in'));
    await waitFor(() => {
      expect(store.getState().session.token).not.toBeNull();
    });
    await expectPath('/');
    for (const key of ['token', 'account', 'cartList', 'wishlist']) expect(storage.getItem(key)).toBeNull();
  });
});

describe('signed in already', () => {
  test('redirects home when the page is opened', async () => {
    const { store } = await renderSignedIn('/account/auth');
    await expectPath('/');
    expect(store.getState().session.token).not.toBeNull();
  });

  test('returns to the requested page after a sign-in in another tab', async () => {
    const { storage, server } = await renderApp({ path: '/account/orders' });
    await email();
    const { token, account } = await signedIn(server);
    storage.setItem('token', token);
    storage.setItem('account', account);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'account' }));
    });
    await expectPath('/account/orders');
  });
});

describe('the reason for signing in', () => {
  const message = 'Your session has expired. Sign in to continue.';

  test.each(['expired', 'refused', 'inactive'] as const)(
    'session ended as %s: shows the message once and returns to the page after sign-in',
    async (end) => {
      const { user, store } = await renderSignedIn('/account/edit');
      act(() => {
        store.dispatch(sessionEnded(end));
      });
      expect(await screen.findByText(message)).toBeInTheDocument();
      expect(screen.getAllByText(message)).toHaveLength(1);
      await fill(user);
      await user.keyboard('{Enter}');
      await expectPath('/account/edit');
    },
  );

  test.each([
    ['/account/orders', 1],
    ['/account/auth', 0],
  ])('a visitor who opens %s sees %d request to sign in first', async (path, count) => {
    await renderApp({ path });
    await email();
    expect(screen.queryAllByText('Sign in to continue.')).toHaveLength(count);
  });

  test.each([
    ['found the token expired', 'expired', true],
    ['had a call refused', 'refused', true],
    ['found the session inactive', 'inactive', true],
    ['logged out', 'loggedOut', false],
  ] as const)(
    'another tab %s: shows the message and keeps the page only if the session ended by itself',
    async (_name, end, isShown) => {
      const { storage, store } = await renderSignedIn('/account/edit');
      await screen.findByRole('heading', { level: 1 });
      const other = makeStore(testEnvironment({ storage }));
      act(() => {
        other.store.dispatch(sessionEnded(end));
        window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
      });
      await email();
      expect(screen.queryAllByText(message)).toHaveLength(isShown ? 1 : 0);
      expect(store.getState().session.lastPage).toBe(isShown ? '/account/edit' : null);
      expect(window.history.state).toMatchObject({ usr: isShown ? { from: '/account/edit' } : null });
    },
  );

  test('shows no expiry warning on a page without a form that needs the session', async () => {
    await renderSignedIn('/terms', 100);
    await screen.findByRole('heading', { level: 1 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByText(/Your session ends in less than two minutes/)).toBeNull();
  });

  test('hides the message on the next visit to the sign-in page', async () => {
    const { user, store } = await renderSignedIn('/account/edit');
    act(() => {
      store.dispatch(sessionEnded('expired'));
    });
    await screen.findByText(message);
    await user.click(screen.getByRole('link', { name: 'Lost password?' }));
    await user.click(await screen.findByRole('link', { name: 'Back to sign in' }));
    await email();
    expect(screen.queryByText(message)).toBeNull();
  });

  test.each(['loggedOut', 'unreadable'] as const)('shows no message when the session ended as %s', async (end) => {
    const { store } = await renderSignedIn('/account/edit');
    act(() => {
      store.dispatch(sessionEnded(end));
    });
    await email();
    expect(screen.queryByText(message)).toBeNull();
  });

  test('after a log-out, the next sign-in goes home instead of to the previous page', async () => {
    const { user } = await renderSignedIn('/contact');
    await chooseFromAccount(user, 'Orders');
    await expectPath('/account/orders');
    await chooseFromAccount(user, 'Logout');
    await expectPath('/account/auth');
    await fill(user);
    await user.keyboard('{Enter}');
    await expectPath('/');
  });

  test('on a page for customers, warns before expiry, and hides the content from pagehide to pageshow', async () => {
    await renderSignedIn('/account/edit', 100);
    expect(await screen.findByText(/Your session ends in less than two minutes/)).toBeInTheDocument();
    const main = screen.getByRole('main');
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    expect(main).not.toBeVisible();
    act(() => {
      window.dispatchEvent(new Event('pageshow'));
    });
    await waitFor(() => {
      expect(main).toBeVisible();
    });
  });
});

describe('register', () => {
  const open = () => renderApp({ path: '/account/auth#register-tab' });
  const type = async (user: ReturnType<typeof userEvent.setup>, given = AMA) => {
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), given.first_name);
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), given.last_name);
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), given.phone);
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), ` ${given.email} `);
    const panel = screen.getByRole('tabpanel', { name: 'Register' });
    await user.type(within(panel).getByLabelText('Password'), given.password);
  };

  test('names and focuses the first missing field, and sends nothing', async () => {
    const { user, network, storage } = await open();
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ama');
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), '   ');
    await user.click(await button('Create account'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Provide your last name$/);
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
    expect(network.callsTo(signUp)).toHaveLength(0);
    await assertHealthy({ network, storage });
  });

  test.each([
    ['First name', 'given-name', null],
    ['Last name', 'family-name', null],
    ['Phone', 'tel', 'tel'],
    ['Email address', 'email', 'email'],
    ['Password', 'new-password', null],
  ])('%s suits phones and password managers', async (label, autocomplete, inputMode) => {
    await open();
    const field = (await screen.findAllByLabelText(label)).find((one) => one.closest('[hidden]') === null);
    expect(field).toHaveAttribute('autocomplete', autocomplete);
    expect(field?.getAttribute('inputmode') ?? null).toBe(inputMode);
  });

  test('on success, shows the login with the e-mail filled in and the server’s message, once', async () => {
    const { user, network } = await open();
    await type(user);
    await user.click(await button('Create account'));
    expect(await screen.findByText(/We have also sent you an email/)).toBeInTheDocument();
    await expectPath('/account/auth#login-tab');
    const panel = await screen.findByRole('tabpanel', { name: 'Login' });
    await waitFor(() => {
      expect(within(panel).getByLabelText('Password')).toHaveFocus();
    });
    expect(within(panel).getByText(/We have also sent you an email/)).toBeVisible();
    expect(screen.getAllByRole('status').filter(({ textContent }) => /email|sign in/.test(textContent))).toHaveLength(
      1,
    );
    expect(await email()).toHaveValue(AMA.email);
    expect(network.callsTo(signUp).map(({ body }) => body)).toEqual([AMA]);
    await user.keyboard(`${AMA.password}{Enter}`);
    await expectPath('/');
  });

  test('leaves the shopper on the page they went to before the reply', async () => {
    const { user, network } = await open();
    const { fault, release } = held();
    network.add({ path: signUp, fault });
    await type(user);
    await user.click(await button('Create account'));
    await user.click(screen.getAllByRole('link', { name: 'Kasa & Co, home' })[0]!);
    await expectPath('/');
    release();
    expect(await screen.findByText(/We have also sent you an email/)).toBeInTheDocument();
    expect(path()).toBe('/');
  });

  test('a later visit of the page does not mention the registration', async () => {
    const { user } = await open();
    await type(user);
    await user.click(await button('Create account'));
    expect(await screen.findByText(/We have also sent you an email/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Lost password?' }));
    await screen.findByRole('heading', { level: 1, name: /password/ });
    act(() => {
      window.history.back();
    });
    expect(await button('Sign in')).toBeVisible();
    expect(screen.queryByText(/We have also sent you an email/)).toBeNull();
  });

  test('when refused, shows the server’s message, marks the field it mentions and keeps the typed text', async () => {
    const { user, network, storage } = await open();
    await type(user, { ...AMA, password: 'iloveghana1' });
    await user.click(await button('Create account'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This password is too easy to guess.');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveFocus();
    expect(password).toHaveAccessibleDescription(/^Check your password Use 8 characters/);
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue(AMA.first_name);
    await assertHealthy({ network, storage, secrets: ['iloveghana1'] });
  });

  test.each([
    [
      'the reply is lost after the account was created',
      { when: 'after', kind: 'lost' },
      /account may have been created.*signing in/,
    ],
    ['the server fails', answered(500), /^Registration failed$/],
  ] as const)('shows an alert when %s', async (_name, fault, message) => {
    const { user, network, storage } = await open();
    network.add({ path: signUp, fault });
    await type(user);
    await user.click(await button('Create account'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await assertHealthy({ network, storage, intent: /signup/, message: 'Registration failed' });
  });
});
