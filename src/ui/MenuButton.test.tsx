import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { READY_DELAY_MS } from '../config/constants';
import { saveData } from '../testing/mockMedia';
import { MenuButton } from './MenuButton';

let mockIsLost = false;
jest.mock<object>('./ShopMenu', () => {
  if (mockIsLost) throw new Error('The file did not come.');
  return jest.requireActual('./ShopMenu');
});

beforeEach(() => {
  mockIsLost = false;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const onLogout = jest.fn();
afterEach(() => onLogout.mockClear());
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const show = () =>
  render(
    <MemoryRouter>
      <MenuButton
        label="My Account"
        entries={[
          { label: 'Orders', to: '/account/orders' },
          { label: 'Help', href: 'https://help.test/', target: '_blank', rel: 'noopener noreferrer' },
          { label: 'Logout', onChoose: onLogout },
        ]}
      />
    </MemoryRouter>,
  );
const pass = () => act(() => jest.advanceTimersByTimeAsync(READY_DELAY_MS));
const button = () => screen.getByRole('button', { name: 'My Account', hidden: true });
const item = (name: string) => screen.getByRole('menuitem', { name });

test('a file that is lost costs nothing, and is asked for again after the panel has been used', async () => {
  mockIsLost = true;
  show();
  await pass();
  expect(button()).not.toHaveAttribute('aria-haspopup');
  await user.click(button());
  mockIsLost = false;
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
  await pass();
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
});

test('before the file has come a panel opens, and it stays when the file comes', async () => {
  show();
  await user.click(button());
  await pass();
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/account/orders');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  await pass();
  await user.click(button());
  expect(screen.getByRole('menu', { name: 'My Account' })).toBeVisible();
});

test('opens the panel when the button is clicked just before the loaded menu is rendered', async () => {
  show();
  act(() => {
    jest.advanceTimersByTime(READY_DELAY_MS);
  });
  await act(async () => {
    await import('./ShopMenu');
    fireEvent.click(button());
  });
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
  await user.click(button());
  expect(item('Orders')).toBeVisible();
});

test('who saves data keeps the panel', async () => {
  saveData();
  show();
  await pass();
  await user.click(button());
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test.each(['{Enter}', ' ', '{ArrowDown}'])('%s opens the menu at its first entry', async (key) => {
  show();
  await pass();
  button().focus();
  await user.keyboard(key);
  expect(item('Orders')).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});

test('arrows, Home and End go through the menu; Escape and Tab lead back to its button', async () => {
  show();
  await pass();
  button().focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(item('Help')).toHaveFocus();
  await user.keyboard('{End}');
  expect(item('Logout')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(item('Orders')).toHaveFocus();
  for (const key of ['{Escape}', '{Enter}{Tab}']) {
    await user.keyboard(key);
    await waitFor(() => {
      expect(button()).toHaveFocus();
    });
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  }
});

test('what is chosen happens when the focus is back on the button', async () => {
  show();
  await pass();
  await user.click(button());
  let at: Element | null = null;
  onLogout.mockImplementationOnce(() => (at = document.activeElement));
  await user.click(item('Logout'));
  expect(at).toBe(button());
});

test('pages and other sites are links', async () => {
  show();
  await pass();
  await user.click(button());
  expect(item('Orders')).toHaveAttribute('href', '/account/orders');
  expect(item('Help')).toHaveAttribute('target', '_blank');
});
