import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

const open = async () => {
  const shop = await renderApp({ path: '/contact' });
  await shop.user.click(screen.getByRole('button', { name: 'Account' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Login' }));
  return { ...shop, panel };
};

test('the login view', async () => {
  const { panel } = await open();
  expect(panel.getByLabelText('Username or email address *')).toBeInTheDocument();
  expect(panel.getByLabelText('Password *')).toHaveAttribute('type', 'password');
  expect(panel.getByRole('checkbox', { name: 'Remember me' })).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Lost password?' })).toHaveAttribute('href', '/account/reset-password');
});

test('the view of those who are new', async () => {
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

test.each([
  ['log in', 'Login', 'Username or email address *', 'Log In'],
  ['create an account', 'Create an account', 'Username', 'Register'],
])('%s: nothing is sent, and nothing typed gets into the address', async (_name, title, label, press) => {
  const { panel, user, network } = await open();
  if (title !== 'Login') await user.click(panel.getByRole('link', { name: 'Create Account' }));
  const view = within(screen.getByRole('dialog', { name: title }));
  const calls = network.calls.length;
  await user.type(view.getByLabelText(label), 'ama@example.com');
  await user.type(view.getByLabelText('Password *'), 'secret{Enter}');
  await user.click(view.getByRole('button', { name: press }));
  expect(window.location.href).toBe('http://localhost/contact');
  expect(network.calls.slice(calls).map(({ method }) => method)).not.toContain('POST');
});

test.each([
  ['log in', 'Login', 'Username or email address *', 'Sign in on your account page', 'Email address'],
  [
    'create an account',
    'Create an account',
    'Email address *',
    'Create your account on the account page',
    'Email address',
  ],
])(
  '%s: leads to the page that does it, with the email and without the password',
  async (_name, title, label, link, to) => {
    const { panel, user } = await open();
    if (title !== 'Login') await user.click(panel.getByRole('link', { name: 'Create Account' }));
    const view = within(screen.getByRole('dialog', { name: title }));
    await user.type(view.getByLabelText(label), ' ama@example.com');
    await user.type(view.getByLabelText('Password *'), 'secret');
    await user.click(view.getByRole('link', { name: link }));
    const main = within(screen.getByRole('main'));
    await waitFor(() => expect(main.getByRole('textbox', { name: to })).toHaveValue('ama@example.com'));
    expect(main.getByLabelText('Password')).toHaveValue('');
  },
);

test('a name that is no email is not carried over', async () => {
  const { panel, user } = await open();
  await user.type(panel.getByLabelText('Username or email address *'), 'ama');
  await user.click(panel.getByRole('link', { name: 'Sign in on your account page' }));
  expect(await within(screen.getByRole('main')).findByRole('textbox', { name: 'Email address' })).toHaveValue('');
});
