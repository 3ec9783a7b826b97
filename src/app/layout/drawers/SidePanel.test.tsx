import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../testing/renderApp';

const open = async () => {
  const shop = await renderApp({ path: '/contact' });
  await shop.user.click(screen.getByRole('button', { name: 'Account' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Login' }));
  return { ...shop, panel };
};

test('shows the login fields, a checked Remember me and the lost-password link', async () => {
  const { panel } = await open();
  expect(panel.getByLabelText('Username or email address *')).toBeInTheDocument();
  expect(panel.getByLabelText('Password *')).toHaveAttribute('type', 'password');
  expect(panel.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  expect(panel.getByRole('checkbox', { name: 'Remember me' })).toHaveAccessibleDescription(/^Stay signed in on this/);
  expect(panel.getByRole('link', { name: 'Lost password?' })).toHaveAttribute('href', '/account/reset-password');
});

test('shows the registration fields and privacy notice, and switches back to login', async () => {
  const { panel, user } = await open();
  await user.click(panel.getByRole('link', { name: 'Create Account' }));
  const view = within(screen.getByRole('dialog', { name: 'Create an account' }));
  expect(view.getByLabelText('Username')).toBeInTheDocument();
  expect(view.getByLabelText('Email address *')).toBeInTheDocument();
  expect(view.getByLabelText('Password *')).toBeInTheDocument();
  expect(view.getByText(/personal data will be used/i)).toHaveTextContent(
    /support your experience on this site, to manage access to your account, and for other purposes .*privacy policy/,
  );
  await user.click(view.getByRole('link', { name: 'Login' }));
  expect(screen.getByRole('dialog', { name: 'Login' })).toBeInTheDocument();
});

test('keeps the focus when its view changes, so that Escape closes it', async () => {
  const { panel, user } = await open();
  await user.click(panel.getByRole('link', { name: 'Create Account' }));
  await waitFor(() => {
    expect(screen.getByRole('dialog', { name: 'Create an account' })).toHaveFocus();
  });
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

const LOGIN = ['the login form', 'Login', 'Username or email address *', 'Sign in on your account page'] as const;
const REGISTER = [
  'the registration form',
  'Create an account',
  'Email address *',
  'Create your account on the account page',
] as const;
const turnTo = async (title: string) => {
  const shop = await open();
  if (title !== 'Login') await shop.user.click(shop.panel.getByRole('link', { name: 'Create Account' }));
  return { ...shop, view: within(screen.getByRole('dialog', { name: title })) };
};

test.each([LOGIN, REGISTER])(
  '%s: sends nothing on Enter, and keeps the typed text out of the URL',
  async (_name, title, label) => {
    const { view, user, network } = await turnTo(title);
    const calls = network.calls.length;
    await user.type(view.getByLabelText(label), 'ama@example.com');
    await user.type(view.getByLabelText('Password *'), 'secret{Enter}');
    expect(window.location.href).toBe('http://localhost/contact');
    expect(network.calls.slice(calls).map(({ method }) => method)).not.toContain('POST');
  },
);

test.each([LOGIN, REGISTER])(
  '%s: refers to the account page before any typing, and has no submit button',
  async (_name, title) => {
    const { view } = await turnTo(title);
    expect(view.getByText(/on (your|the) account page.*We’ll fill in .* your password\.$/)).toBeVisible();
    expect(view.queryByRole('button', { name: /^(Log In|Register)$/ })).not.toBeInTheDocument();
  },
);

test.each([
  ['an email', ...LOGIN, ' ama@example.com', 'ama@example.com'],
  ['a username', ...LOGIN, 'ama', 'ama'],
  ['an email', ...REGISTER, 'ama@example.com', 'ama@example.com'],
])('carries %s over to %s, and never the password', async (_what, _name, title, label, link, typed, carried) => {
  const { view, user } = await turnTo(title);
  await user.type(view.getByLabelText(label), typed);
  await user.type(view.getByLabelText('Password *'), 'secret');
  await user.click(view.getByRole('link', { name: link }));
  const main = within(screen.getByRole('main'));
  await waitFor(() => expect(main.getByRole('textbox', { name: 'Email address' })).toHaveValue(carried));
  expect(main.getByLabelText('Password')).toHaveValue('');
});

test.each([LOGIN, REGISTER])(
  '%s: clears the password on close, and keeps the other field',
  async (_name, title, label) => {
    const { view, user } = await turnTo(title);
    await user.type(view.getByLabelText(label), 'ama@example.com');
    await user.type(view.getByLabelText('Password *'), 'secret');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.querySelector('[type=password]')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    const again = within(await screen.findByRole('dialog', { name: title }));
    expect(again.getByLabelText('Password *')).toHaveValue('');
    expect(again.getByLabelText(label)).toHaveValue('ama@example.com');
  },
);

test('carries an unchecked Remember me over to the sign-in page', async () => {
  const { panel, user } = await open();
  await user.click(panel.getByRole('checkbox', { name: 'Remember me' }));
  await user.click(panel.getByRole('link', { name: 'Sign in on your account page' }));
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
});
