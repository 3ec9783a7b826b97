import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../testing/renderApp';

const footer = () => within(screen.getByRole('contentinfo'));
afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

test('shows the pitch, links, social platforms and the copyright line', async () => {
  await renderApp({ path: '/contact' });
  expect(footer().getByText('Shop with flexibility')).toBeInTheDocument();
  for (const [name, to] of [
    ['Contact', '/contact'],
    ['Order tracking', '/order-tracking'],
    ['Terms', '/terms'],
    ['Sign in', '/account/auth'],
    ['Create account', '/account/auth#register-tab'],
  ] as const)
    expect(footer().getByRole('link', { name })).toHaveAttribute('href', to);
  for (const name of ['Facebook', 'Twitter', 'Instagram', 'YouTube', 'Pinterest'])
    expect(footer().getByRole('link', { name })).toHaveAttribute('target', '_blank');
  expect(await footer().findByText(/© 2025.* Kasa & Co\. Powered by .+\./)).toBeInTheDocument();
});

test.each([
  [2025, '© 2025 Kasa'],
  [2027, '© 2025–2027 Kasa'],
])('names the years up to %i in the copyright line', async (year, line) => {
  await renderApp({ path: '/contact', environment: { now: () => Date.UTC(year, 5) } });
  expect(await footer().findByText((text) => text.startsWith(line))).toBeInTheDocument();
});

test('applies and stores the chosen color theme, “Match this device” removes it', async () => {
  const { user } = await renderApp({ path: '/contact' });
  const choices = within(footer().getByRole('radiogroup', { name: 'Color theme' }));
  expect(choices.getByRole('radio', { name: 'Match this device' })).toBeChecked();
  await user.click(choices.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(choices.getByRole('radio', { name: 'Match this device' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});
