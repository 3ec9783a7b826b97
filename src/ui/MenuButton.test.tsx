import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
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
const button = () => screen.getByRole('button', { name: 'My Account', hidden: true });
/** Hovering over the button prefetches the menu's chunk. */
const point = async () => {
  await user.hover(button());
  await act(() => jest.advanceTimersByTimeAsync(10));
};
/** Focusing the button with the keyboard prefetches the chunk too. */
const focus = () =>
  act(async () => {
    button().focus();
    await jest.advanceTimersByTimeAsync(10);
  });
const item = (name: string) => screen.getByRole('menuitem', { name });

test('signs out through the plain panel when the menu’s chunk fails to load, and fetches it again afterwards', async () => {
  mockIsLost = true;
  show();
  await point();
  expect(button()).not.toHaveAttribute('aria-haspopup');
  await user.click(button());
  mockIsLost = false;
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
  await point();
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
});

test('keeps the open panel when the menu’s chunk arrives', async () => {
  show();
  fireEvent.click(button());
  await point();
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/account/orders');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  await point();
  await user.click(button());
  expect(screen.getByRole('menu', { name: 'My Account' })).toBeVisible();
});

test('opens the panel when the button is clicked just before the loaded menu is rendered', async () => {
  show();
  await act(async () => {
    fireEvent.pointerEnter(button());
    await import('./ShopMenu');
    fireEvent.click(button());
  });
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
  await user.click(button());
  expect(item('Orders')).toBeVisible();
});

test('keeps the panel when the user asked to save data', async () => {
  saveData();
  show();
  await point();
  await user.click(button());
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('scrolls the opened panel into view', () => {
  show();
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  fireEvent.click(button());
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('list').parentElement]);
});

test.each(['{Enter}', ' ', '{ArrowDown}'])('%s opens the menu at its first entry', async (key) => {
  show();
  await focus();
  await user.keyboard(key);
  expect(item('Orders')).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});

test('arrows, Home and End go through the menu; Escape and Tab lead back to its button', async () => {
  show();
  await focus();
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

test('runs the chosen action after the focus has returned to the button', async () => {
  show();
  await point();
  await user.click(button());
  let at: Element | null = null;
  onLogout.mockImplementationOnce(() => (at = document.activeElement));
  await user.click(item('Logout'));
  expect(at).toBe(button());
});

test('renders pages and external sites as links', async () => {
  show();
  await point();
  await user.click(button());
  expect(item('Orders')).toHaveAttribute('href', '/account/orders');
  expect(item('Help')).toHaveAttribute('target', '_blank');
});
