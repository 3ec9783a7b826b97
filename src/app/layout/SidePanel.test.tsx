import { screen, within } from '@testing-library/react';
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
