import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dropdown } from './Dropdown';

const show = () =>
  render(
    <>
      <Dropdown label="Categories">
        <a href="#women">Women</a>
        <a href="#men">Men</a>
      </Dropdown>
      <button>Elsewhere</button>
    </>,
  );
const button = () => screen.getByRole('button', { name: 'Categories' });
const link = () => screen.queryByRole('link', { name: 'Women' });

test('the button toggles its links and aria-expanded', async () => {
  show();
  expect(link()).not.toBeInTheDocument();
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(link()).toBeVisible();
  await userEvent.click(button());
  expect(link()).not.toBeInTheDocument();
});

test('Escape closes it and returns the focus to the button', async () => {
  show();
  await userEvent.click(button());
  await userEvent.tab();
  expect(link()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(link()).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('closes on tabbing out, on a click elsewhere and on a choice', async () => {
  show();
  await userEvent.click(button());
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(link()).not.toBeInTheDocument();
  await userEvent.click(button());
  await userEvent.pointer({ target: document.body, keys: '[MouseLeft]' });
  expect(link()).not.toBeInTheDocument();
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('link', { name: 'Men' }));
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});
