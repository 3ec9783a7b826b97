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
  expect(view.getByText(/personal data will be used/i)).toHaveTextContent(/privacy policy/);
  await user.click(view.getByRole('link', { name: 'Login' }));
  expect(screen.getByRole('dialog', { name: 'Login' })).toBeInTheDocument();
});

test('nothing is sent, and nothing typed gets into the address', async () => {
  const { panel, user, network } = await open();
  const calls = network.calls.length;
  await user.type(panel.getByLabelText('Username or email address *'), 'ama@example.com');
  await user.type(panel.getByLabelText('Password *'), 'secret{Enter}');
  await user.click(panel.getByRole('button', { name: 'Log In' }));
  expect(window.location.href).toBe('http://localhost/contact');
  expect(network.calls.slice(calls).map(({ method }) => method)).not.toContain('POST');
});
