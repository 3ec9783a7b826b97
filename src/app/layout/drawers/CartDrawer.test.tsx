import { act, screen, waitFor, within } from '@testing-library/react';
import { setStock } from '../../../../server/testing/goods';
import { addLine } from '../../../features/cart/cartThunks';
import { formatPrice } from '../../../lib/money';
import { cartShop, type CartShop } from '../../../testing/cartShop';
import { holdPauses } from '../../../testing/holdPauses';
import { renderApp } from '../../../testing/renderApp';

let shop: CartShop;
beforeEach(async () => {
  holdPauses();
  shop = await cartShop();
});

const open = async (stored: Record<string, string>, path = '/terms') => {
  const app = await renderApp({ path, server: shop.server, stored });
  await app.user.click(await screen.findByRole('button', { name: /^Cart/ }));
  const dialog = await screen.findByRole('dialog', { name: /SHOPPING BAG/ });
  await waitFor(() => expect(dialog).toHaveFocus());
  return { ...app, dialog, drawer: within(dialog) };
};
const cedi = (amount: number) => formatPrice(amount, 'GHS');

test('shows the line count, each line’s details, the subtotal and links to cart and checkout', async () => {
  const { drawer, dialog } = await open(shop.storedCart(shop.line(shop.shirt, { quantity: 3 }), shop.line(shop.cup)));
  expect(dialog).toHaveAccessibleName('SHOPPING BAG (2)');
  const [first] = drawer.getAllByRole('listitem');
  const line = within(first!);
  expect(line.getByText(shop.shirt.title)).toBeVisible();
  expect(line.getByText('Goods')).toBeVisible();
  expect(line.getByText('Size: S')).toBeVisible();
  expect(line.getByText(cedi(shop.shirt.price * 3))).toBeVisible();
  expect(drawer.getByText(/^SUBTOTAL/)).toHaveTextContent(cedi(shop.shirt.price * 3 + shop.cup.price));
  expect(drawer.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
  expect(drawer.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
});

test('renders no lines while it is closed', async () => {
  const { user, dialog } = await open(shop.storedCart(shop.line(shop.shirt)));
  expect(dialog).toHaveTextContent(shop.shirt.title);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).not.toBeVisible();
  expect(dialog).not.toHaveTextContent(shop.shirt.title);
  expect(dialog).not.toHaveTextContent('SUBTOTAL');
});

test('shows the placeholder for a line without a picture', async () => {
  const { drawer } = await open(shop.storedCart(shop.line(shop.shirt)));
  expect(drawer.getByRole('img', { hidden: true })).toBeInTheDocument();
});

test('refreshes prices on opening, and shows the change on the line and in the subtotal', async () => {
  const { drawer } = await open(shop.storedCart(shop.line(shop.shirt, { price: shop.shirt.price + 500, quantity: 2 })));
  expect(await drawer.findByText(`Price changed from ${cedi(shop.shirt.price + 500)}`)).toBeVisible();
  expect(drawer.getByText(/^SUBTOTAL/)).toHaveTextContent(cedi(shop.shirt.price * 2));
});

test('refetches the server’s cart on opening, and shows the change on the line', async () => {
  const app = await renderApp({
    path: '/terms',
    server: shop.server,
    stored: await shop.customerWith([shop.shirt, 3]),
  });
  await screen.findByRole('button', { name: 'Cart, 1 item' });
  await setStock(shop.server.database, shop.shirt.id, 2);
  await app.user.click(screen.getByRole('button', { name: /^Cart/ }));
  expect(await screen.findByText('Only 2 left. We changed your quantity from 3.')).toBeVisible();
});

test('shows a message and no subtotal for an empty bag', async () => {
  const { drawer, dialog } = await open({});
  expect(dialog).toHaveAccessibleName('SHOPPING BAG (0)');
  expect(drawer.getByText('Your cart is empty. Start shopping!')).toBeVisible();
  expect(drawer.queryByText(/SUBTOTAL/)).not.toBeInTheDocument();
});

const veil = (): Element => {
  const shown = document.querySelector('[data-drawer]:not([hidden]) > [data-veil]');
  if (!shown) throw new Error('No veil is shown');
  return shown;
};

test.each([
  ['the Close button', () => screen.getByRole('button', { name: 'Close' })],
  ['a click on the backdrop', veil],
  ['following a link', () => screen.getByRole('link', { name: 'View Cart' })],
])('%s closes the drawer', async (_name, wayOut) => {
  const { user } = await open(shop.storedCart(shop.line(shop.shirt)));
  await user.click(wayOut());
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('drawer, page and badge agree after every change', async () => {
  const { user, drawer, dialog, store } = await open(
    shop.storedCart(shop.line(shop.shirt, { quantity: 2 }), shop.line(shop.cup)),
    '/cart',
  );
  const sums = () => [...new Set(screen.getAllByText(/^GHS [\d,.]+$/).map((element) => element.textContent))];
  await user.click(drawer.getByRole('button', { name: `Remove ${shop.cup.title}` }));
  expect(dialog).toHaveAccessibleName('SHOPPING BAG (1)');
  expect(drawer.getByText(/^SUBTOTAL/)).toHaveTextContent(cedi(shop.shirt.price * 2));
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Increase quantity of ${shop.shirt.title}` }));
  expect(sums()).toContain(cedi(shop.shirt.price * 3));
  act(() => {
    void store.dispatch(addLine(shop.line(shop.cup)));
  });
  expect(await screen.findByRole('dialog', { name: 'SHOPPING BAG (2)' })).toBeVisible();
  expect(drawer.getByText(/^SUBTOTAL/)).toHaveTextContent(cedi(shop.shirt.price * 3 + shop.cup.price));
});

test('keeps the focus in the drawer after the last line is removed', async () => {
  const { user, drawer, dialog } = await open(shop.storedCart(shop.line(shop.shirt)));
  await user.click(drawer.getByRole('button', { name: `Remove ${shop.shirt.title}` }));
  expect(dialog).toHaveFocus();
  expect(drawer.getByText('Your cart is empty. Start shopping!')).toBeVisible();
});

test('Undo of the last removal moves the focus into the drawer when the link it came from is gone', async () => {
  const { user, drawer, dialog } = await open(shop.storedCart(shop.line(shop.shirt)), '/cart');
  await user.click(drawer.getByRole('button', { name: `Remove ${shop.shirt.title}` }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const links = drawer.getAllByRole('link');
  links.at(-1)?.focus();
  await user.tab();
  expect(undo).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(undo).not.toBeInTheDocument());
  expect(drawer.getByRole('button', { name: `Remove ${shop.shirt.title}` })).toBeVisible();
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('Escape dismisses a focused toast over the drawer first, then the drawer', async () => {
  const { user, drawer, dialog } = await open(shop.storedCart(shop.line(shop.shirt), shop.line(shop.cup)));
  await user.click(drawer.getByRole('button', { name: `Remove ${shop.shirt.title}` }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  undo.focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(undo).not.toBeInTheDocument());
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeVisible();
  expect(screen.getByRole('button', { name: /^Cart/ })).toHaveFocus();
});

test('truncates a line title of 10,000 characters', async () => {
  const product = { title: 'x'.repeat(10_000), imgSrc: null, category: null };
  const { drawer } = await open(shop.storedCart(shop.line(shop.shirt, { product })));
  expect(drawer.getByText(/^x+…$/).textContent.length).toBeLessThan(200);
});
