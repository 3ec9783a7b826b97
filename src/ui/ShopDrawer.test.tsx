import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DIALOGS_ID, PAGE_ID } from './background';
import { ShopDrawer } from './ShopDrawer';

const Shop = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div id={PAGE_ID}>
        <button
          onClick={() => {
            setOpen(true);
          }}
        >
          Open
        </button>
      </div>
      <ShopDrawer
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title="SHOPPING BAG"
        footer={<button>Checkout</button>}
      >
        <a href="/cart">Cart</a>
        <div hidden>
          <button>Never</button>
        </div>
      </ShopDrawer>
    </>
  );
};
const page = () => document.getElementById(PAGE_ID);
const opener = () => screen.getByRole('button', { name: 'Open', hidden: true });
const openIt = async () => {
  render(<Shop />);
  await userEvent.click(opener());
  await waitFor(() => {
    expect(screen.getByRole('dialog')).toHaveFocus();
  });
};

test('stays mounted but exposes no dialog while closed', () => {
  render(<Shop />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Cart')).toBeInTheDocument();
});

test('renders into the container for dialogs, so that toasts beside it stay readable', async () => {
  const place = document.createElement('div');
  place.id = DIALOGS_ID;
  document.body.append(place);
  await openIt();
  expect(place).toContainElement(screen.getByRole('dialog'));
  place.remove();
});

test('takes the focus, has a name and makes the page inert while open', async () => {
  await openIt();
  expect(screen.getByRole('dialog', { name: 'SHOPPING BAG' })).toHaveFocus();
  await waitFor(() => {
    expect(page()).toHaveProperty('inert', true);
  });
  expect(document.documentElement).toHaveAttribute('data-held');
});

test.each([
  ['the veil', () => document.querySelector('[data-veil]')!],
  ['Close', () => screen.getByRole('button', { name: 'Close' })],
])('the second click of a double-click that lands on %s leaves the drawer open', async (_name, target) => {
  await openIt();
  fireEvent.click(target(), { detail: 2 });
  expect(screen.getByRole('dialog')).toBeVisible();
  fireEvent.click(target(), { detail: 1 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Tab cycles inside in both directions', async () => {
  await openIt();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Checkout' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Checkout' })).toHaveFocus();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the Close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a click on the backdrop', () => userEvent.click(document.querySelector('[data-veil]') ?? document.body)],
])('%s closes it and returns the focus to the opener', async (_how, close) => {
  await openIt();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page()).toHaveProperty('inert', false);
  expect(opener()).toHaveFocus();
});

test('makes a dialog below it inert until it closes', async () => {
  document.body.insertAdjacentHTML('beforeend', `<div id="${DIALOGS_ID}"><div id="below">Quick view</div></div>`);
  const place = document.getElementById(DIALOGS_ID)!;
  const below = document.getElementById('below');
  await openIt();
  expect(below).toHaveProperty('inert', true);
  await userEvent.keyboard('{Escape}');
  expect(below).toHaveProperty('inert', false);
  place.remove();
});

test('releases the page when an open drawer unmounts', async () => {
  render(<Shop />).unmount();
  const { unmount } = render(<Shop />);
  await userEvent.click(opener());
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-held');
});
