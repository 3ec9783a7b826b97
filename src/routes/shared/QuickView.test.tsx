import { act, screen, waitFor, within } from '@testing-library/react';
import { overlayOpened } from '../../features/overlays/overlaysSlice';
import { quickViewChosen } from '../../features/quickview/quickViewSlice';
import { product, variant } from '../../testing/builders/model';
import { bagShop, type BagShop } from '../../testing/bagShop';
import { wireVariant } from '../../testing/builders/wireCatalogue';
import { renderApp } from '../../testing/renderApp';

let shop: BagShop;
beforeEach(async () => {
  shop = await bagShop();
});

/** Quick view of the shop's shirt, opened as a card opens it. */
const open = async (stored: Record<string, string> = {}, over: Parameters<typeof product>[0] = {}) => {
  const app = await renderApp({ path: '/terms', server: shop.server, stored });
  const { id, product_id, title, price } = shop.shirt;
  const shirt = {
    ...product({ id: product_id, title, ...over }),
    price,
    available: 5,
    variants: over.variants ? [] : [{ ...variant({ variant_id: id }), price, available: 5 }],
  };
  act(() => {
    app.store.dispatch(quickViewChosen(shirt));
    app.store.dispatch(overlayOpened('quickView'));
  });
  const dialog = await screen.findByRole('dialog', { name: 'Quick view' });
  return { ...app, shirt, dialog, view: within(dialog) };
};

test('a card opens it, and closing leads back to the card', async () => {
  const { user } = await renderApp({ path: '/items/search', server: shop.server });
  const [button] = await screen.findAllByRole('button', { name: /^Quick view: / });
  await user.click(button!);
  const dialog = await screen.findByRole('dialog', { name: 'Quick view' });
  expect(dialog).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('shows the samples', async () => {
  const { view, shirt, user } = await open({}, { price: 1200 });
  expect(view.getByRole('heading', { name: shirt.title })).toBeVisible();
  expect(view.getByText(/^\$[\d,]+\.\d\d$/)).toBeVisible();
  expect(view.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
    ...['Extra Small', 'Small', 'Middle', 'Large', 'Extra Large'],
    ...['Black', 'Red', 'Grey'],
  ]);
  expect(view.getByRole('radio', { name: 'Small' })).toBeChecked();
  expect(view.getByRole('radio', { name: 'Red' })).toBeChecked();
  await user.click(view.getByRole('radio', { name: 'Grey' }));
  expect(view.getByRole('radio', { name: 'Grey' })).toBeChecked();
  expect(view.getByText('N/A')).toBeVisible();
  expect(view.getByText('Casual & Urban Wear, Jackets, Men')).toBeVisible();
  expect(view.getByText('biker, black, bomber, leather')).toBeVisible();
});

test('four slides with an end at either side', async () => {
  const { view, user } = await open();
  const place = () => view.getByRole('status', { name: /^Picture/ }).textContent;
  const next = view.getByRole('button', { name: 'Next picture' });
  await user.click(view.getByRole('button', { name: 'Previous picture' }));
  expect(place()).toBe('1 / 4');
  for (let press = 0; press < 5; press += 1) await user.click(next);
  expect(place()).toBe('4 / 4');
  expect(view.getAllByRole('group', { name: /of 4$/ })).toHaveLength(1);
});

test('the size guide opens above it', async () => {
  const { view, user, store } = await open();
  await user.click(view.getByRole('button', { name: 'Size Guide' }));
  expect(await screen.findByRole('dialog', { name: 'Size Guide' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(store.getState().overlays.open).toEqual(['quickView']);
});

test('adds as many as were chosen, then edits the line in the bag, never below one', async () => {
  const { view, user, store } = await open();
  const bagged = () => store.getState().cart.lines.map(({ id, quantity }) => [id, quantity]);
  const field = view.getByRole('spinbutton', { name: 'Quantity' });
  expect(field).toHaveAttribute('readonly');
  await user.click(view.getByRole('button', { name: 'Decrease quantity' }));
  await user.click(view.getByRole('button', { name: 'Increase quantity' }));
  await user.click(view.getByRole('button', { name: 'Increase quantity' }));
  expect(bagged()).toEqual([]);
  await user.click(view.getByRole('button', { name: 'Add To Cart' }));
  expect(bagged()).toEqual([[String(shop.shirt.id), 3]]);
  await user.click(
    within(await screen.findByRole('dialog', { name: /SHOPPING BAG/ })).getByRole('button', { name: 'Close' }),
  );
  expect(view.getByRole('button', { name: 'Already Added' })).toBeVisible();
  await user.click(view.getByRole('button', { name: 'Decrease quantity' }));
  expect(bagged()).toEqual([[String(shop.shirt.id), 2]]);
  for (let press = 0; press < 3; press += 1) await user.click(view.getByRole('button', { name: 'Decrease quantity' }));
  expect(bagged()).toEqual([[String(shop.shirt.id), 1]]);
  await user.click(view.getByRole('button', { name: 'Already Added' }));
  expect(await screen.findByText('Already in cart')).toBeVisible();
  expect(bagged()).toEqual([[String(shop.shirt.id), 1]]);
});

test('any variant of the product in the bag is the line that is edited', async () => {
  const { view, user, store } = await open(
    shop.bagOf(shop.line(shop.shirt, { id: '4711', quantity: 2, available: null })),
  );
  await user.click(view.getByRole('button', { name: 'Increase quantity' }));
  expect(store.getState().cart.lines.map(({ id, quantity }) => [id, quantity])).toEqual([['4711', 3]]);
});

test('a line that another tab removes meanwhile can be added again', async () => {
  const { view, user, store, storage } = await open(shop.bagOf(shop.line(shop.shirt, { quantity: 2 })));
  expect(view.getByRole('button', { name: 'Already Added' })).toBeVisible();
  act(() => {
    storage.removeItem('cartList');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartList' }));
  });
  await user.click(view.getByRole('button', { name: 'Increase quantity' }));
  await user.click(view.getByRole('button', { name: 'Add To Cart' }));
  expect(store.getState().cart.lines.map(({ quantity }) => quantity)).toEqual([2]);
});

test('the heart toggles', async () => {
  const { view, user, store } = await open();
  const heart = view.getByRole('button', { name: `Add to Wishlist: ${shop.shirt.title}` });
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(store.getState().wishlist.ids).toEqual([String(shop.shirt.product_id)]);
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('shares the product, not the list it was opened on', async () => {
  const { view, user, shirt } = await open();
  await user.click(view.getByRole('button', { name: 'Share' }));
  expect(view.getByRole('alert')).toHaveTextContent('Web Share API not supported in this browser.');
  const address = new URL(view.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '').searchParams.get(
    'text',
  );
  expect(address).toBe(`${shirt.title} http://localhost/pd/${shirt.slug}/${shirt.code}?id=${shirt.id}`);
});

test.each([
  ['of several has no price of its own', 1, 'Price unavailable'],
  ['is the only one', 0, 'Add To Cart'],
])('a variant without a readable price that %s', async (_name, hasVariant, label) => {
  const app = await renderApp({ path: '/terms', server: shop.server });
  const bare = product({ has_variant: hasVariant, price: 90, variants: [wireVariant({ price: 'soon' })] });
  act(() => {
    app.store.dispatch(quickViewChosen(bare));
    app.store.dispatch(overlayOpened('quickView'));
  });
  const view = within(await screen.findByRole('dialog', { name: 'Quick view' }));
  await app.user.click(view.getByRole('button', { name: label }));
  expect(app.store.getState().cart.lines.map(({ price }) => price)).toEqual(hasVariant ? [] : [9000]);
});

test('a customer adds at the server', async () => {
  const { view, user, network, dialog } = await open({ ...(await shop.customerWith()) });
  await user.click(view.getByRole('button', { name: 'Add To Cart' }));
  await waitFor(() => {
    expect(within(dialog).getByRole('button', { name: 'Already Added' })).toBeVisible();
  });
  expect(network.callsTo(/add-to-cart/, 'POST')).toHaveLength(1);
});

test('what cannot be bought says so', async () => {
  const { view, user, store } = await open({}, { variants: [] });
  await user.click(view.getByRole('button', { name: 'Not for sale' }));
  expect(store.getState().cart.lines).toEqual([]);
});
