import { act, screen, waitFor, within } from '@testing-library/react';
import { catalogueApi } from '../../api/catalogueApi';
import type { Product } from '../../contract/product';
import { overlayOpened } from '../../features/overlays/overlaysSlice';
import { quickViewChosen } from '../../features/quickview/quickViewSlice';
import { SAMPLE_DESCRIPTION } from '../../features/quickview/samples';
import { product, variant } from '../../testing/builders/model';
import { cartShop, type CartShop } from '../../testing/cartShop';
import { wireVariant } from '../../testing/builders/wireCatalogue';
import { answered } from '../../testing/faults';
import { saveData } from '../../testing/mockMedia';
import { renderApp } from '../../testing/renderApp';

let shop: CartShop;
beforeEach(async () => {
  shop = await cartShop();
});

type App = Awaited<ReturnType<typeof renderApp>>;

/** Opens the quick view of a product that a cached list contains. */
const showView = async ({ store }: App, shown: Product) => {
  await store.dispatch(catalogueApi.util.upsertQueryData('searchProducts', 'shown', [shown]));
  act(() => {
    store.dispatch(quickViewChosen(shown.id));
    store.dispatch(overlayOpened('quickView'));
  });
};

/** Opens the quick view of the shop's shirt as its card does. */
const open = async (stored: Record<string, string> = {}) => {
  const app = await renderApp({ path: '/terms', server: shop.server, stored });
  const { id, product_id, title, price } = shop.shirt;
  const shirt = {
    ...product({ id: product_id, title }),
    price,
    available: 5,
    variants: [{ ...variant({ variant_id: id }), price, available: 5 }],
  };
  await showView(app, shirt);
  const dialog = await screen.findByRole('dialog', { name: 'Quick view' });
  return { ...app, app, shirt, dialog, view: within(dialog) };
};

test('opens from a card and returns the focus to its button when closed', async () => {
  const { user } = await renderApp({ path: '/items/search', server: shop.server });
  const [button] = await screen.findAllByRole('button', { name: /^Quick view: / });
  await user.click(button!);
  const dialog = await screen.findByRole('dialog', { name: 'Quick view' });
  expect(dialog).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

const closeBag = async (user: App['user']) =>
  user.click(
    within(await screen.findByRole('dialog', { name: /SHOPPING BAG/ })).getByRole('button', { name: 'Close' }),
  );

test.each([
  ['opened for the first time', false],
  ['opened before', true],
])('returns the focus to the card after adding and closing a bag %s', async (_name, wasOpened) => {
  const { user, store } = await renderApp({ path: '/items/search', server: shop.server });
  if (wasOpened) {
    act(() => {
      store.dispatch(overlayOpened('cartDrawer'));
    });
    await closeBag(user);
  }
  const button = await screen.findByRole('button', { name: `Quick view: ${shop.shirt.title}` });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Quick view' });
  await user.click(within(dialog).getByRole('button', { name: 'Add To Cart' }));
  const bag = await screen.findByRole('dialog', { name: /SHOPPING BAG/ });
  expect(dialog).not.toBeInTheDocument();
  await waitFor(() => {
    expect(bag).toContainElement(document.activeElement as HTMLElement);
  });
  await closeBag(user);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(button).toHaveFocus();
});

test('shows the picture on four slides and stops at either end', async () => {
  const { view, user, dialog, shirt } = await open();
  const place = () => view.getByRole('status', { name: /^Picture/ }).textContent;
  const next = view.getByRole('button', { name: 'Next picture' });
  await user.click(view.getByRole('button', { name: 'Previous picture' }));
  expect(place()).toBe('1 / 4');
  for (let press = 0; press < 5; press += 1) await user.click(next);
  expect(place()).toBe('4 / 4');
  const pictures = dialog.querySelectorAll('[aria-roledescription="slide"] img');
  expect([...pictures].map((picture) => picture.getAttribute('src'))).toEqual(Array(4).fill(shirt.imgSrc));
  expect(view.getAllByRole('group', { name: /of 4$/ })).toHaveLength(1);
});

test('the pictures are one Tab stop and turn with the arrow keys', async () => {
  const { view, user } = await open();
  const place = () => view.getByRole('status', { name: /^Picture/ }).textContent;
  const pictures = view.getByRole('group', { name: /^Pictures of/ });
  pictures.focus();
  await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
  expect(place()).toBe('3 / 4');
  await user.tab();
  expect(pictures).not.toContainElement(document.activeElement as HTMLElement);
});

test('opens the size guide above the quick view, which stays open', async () => {
  const { view, user, store } = await open();
  await user.click(view.getByRole('button', { name: 'Size Guide' }));
  expect(await screen.findByRole('dialog', { name: 'Size Guide' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(store.getState().overlays.open).toEqual(['quickView']);
});

test('adds the chosen quantity, then edits the line in the bag, never below 1', async () => {
  const { app, shirt, view, user, store } = await open();
  const inCart = () => store.getState().cart.lines.map(({ id, quantity }) => [id, quantity]);
  const field = view.getByRole('spinbutton', { name: 'Quantity' });
  expect(field).toHaveAttribute('readonly');
  await user.click(view.getByRole('button', { name: 'Decrease quantity' }));
  await user.click(view.getByRole('button', { name: 'Increase quantity' }));
  await user.click(view.getByRole('button', { name: 'Increase quantity' }));
  expect(inCart()).toEqual([]);
  await user.click(view.getByRole('button', { name: 'Add To Cart' }));
  expect(inCart()).toEqual([[String(shop.shirt.id), 3]]);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Quick view' })).not.toBeInTheDocument());
  await closeBag(user);
  await showView(app, shirt);
  const again = within(await screen.findByRole('dialog', { name: 'Quick view' }));
  expect(again.getByRole('button', { name: 'Already Added' })).toBeVisible();
  await user.click(again.getByRole('button', { name: 'Decrease quantity' }));
  expect(inCart()).toEqual([[String(shop.shirt.id), 2]]);
  for (let press = 0; press < 3; press += 1) await user.click(again.getByRole('button', { name: 'Decrease quantity' }));
  expect(inCart()).toEqual([[String(shop.shirt.id), 1]]);
  await user.click(again.getByRole('button', { name: 'Already Added' }));
  expect(await screen.findByText('Already in cart')).toBeVisible();
  expect(inCart()).toEqual([[String(shop.shirt.id), 1]]);
});

test('edits the line in the bag even if it is another variant of the product', async () => {
  const { view, user, store } = await open(
    shop.storedCart(shop.line(shop.shirt, { id: '4711', quantity: 2, available: null })),
  );
  await user.click(view.getByRole('button', { name: 'Increase quantity' }));
  expect(store.getState().cart.lines.map(({ id, quantity }) => [id, quantity])).toEqual([['4711', 3]]);
});

test('adds a line again after another tab removed it', async () => {
  const { view, user, store, storage } = await open(shop.storedCart(shop.line(shop.shirt, { quantity: 2 })));
  expect(view.getByRole('button', { name: 'Already Added' })).toBeVisible();
  act(() => {
    storage.removeItem('cartList');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartList' }));
  });
  await user.click(view.getByRole('button', { name: 'Increase quantity' }));
  await user.click(view.getByRole('button', { name: 'Add To Cart' }));
  expect(store.getState().cart.lines.map(({ quantity }) => quantity)).toEqual([2]);
});

test('the heart toggles the product on the wishlist', async () => {
  const { view, user, store } = await open();
  const heart = view.getByRole('button', { name: `Add to Wishlist: ${shop.shirt.title}` });
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(heart).toHaveAccessibleName(`On your wishlist: ${shop.shirt.title}`);
  expect(store.getState().wishlist.ids).toEqual([String(shop.shirt.product_id)]);
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('shares the product, not the list it was opened on', async () => {
  saveData();
  const { view, user, shirt } = await open();
  await user.click(view.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Web Share API not supported in this browser.');
  const address = new URL(view.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '').searchParams.get(
    'text',
  );
  expect(address).toBe(`${shirt.title} http://localhost/pd/${shirt.slug}/${shirt.code}?id=${shirt.id}`);
});

/** Opens the quick view of a custom product. */
const openMadeUp = async (wire: Parameters<typeof product>[0]) => {
  const app = await renderApp({ path: '/terms', server: shop.server });
  await showView(app, product(wire));
  return { ...app, view: within(await screen.findByRole('dialog', { name: 'Quick view' })) };
};

const facts = (view: Awaited<ReturnType<typeof openMadeUp>>['view']) =>
  view.getAllByRole('definition').map(({ textContent }) => textContent);

test('shows the product’s own description, SKU, categories and tags, and links to the categories', async () => {
  const { view } = await openMadeUp({
    short_description: '<p>A <b>light</b> shirt</p>',
    filterCategory: { name: 'Summer', slug: 'summer' },
    tags: ['linen', 'summer'],
  });
  expect((await view.findByText('light', { selector: 'b' })).parentElement).toHaveTextContent('A light shirt');
  expect(facts(view)).toEqual(['LSH-BLK-S', 'Shirts, Summer', 'linen, summer']);
  expect(view.getByRole('link', { name: 'Summer' })).toHaveAttribute('href', '/ct/summer');
});

const NAMED = ['A light shirt', 'LSH', 'Shirts', 'linen'];
const SAMPLES = [SAMPLE_DESCRIPTION, 'N/A', 'Casual & Urban Wear, Jackets, Men', 'biker, black, bomber, leather'];

test.each([
  ['description', 0, { short_description: null }],
  ['word in its description', 0, { short_description: '<p> </p>' }],
  ['SKU', 1, { sku: '' }],
  ['category', 2, { category: null, filterCategory: null }],
  ['tag', 3, { tags: [] }],
])('shows the sample for a reply without a %s, and only there', async (_field, index, lacking) => {
  const { view } = await openMadeUp({ variants: [wireVariant({ sku: '' })], ...lacking });
  const [description, ...others] = NAMED.map((named, at) => (at === index ? SAMPLES[at] : named));
  expect(view.getByText(description!)).toBeVisible();
  expect(facts(view)).toEqual(others);
});

test.each([
  [
    'the variant’s instead of the product’s',
    { price: 10, variants: [wireVariant({ price: 40, priceOld: 0 })] },
    'GHS 40.00',
  ],
  ['with the old price', { variants: [wireVariant({ price: 40, priceOld: 50 })] }, 'GHS 50.00Sale price GHS 40.00'],
  ['the product’s own without a variant', { price: '12', priceOld: 0, variants: [] }, 'GHS 12.00'],
  ['“Price unavailable” when it is unreadable', { price: 'soon', variants: [] }, 'Price unavailable'],
])('shows the price: %s', async (_name, wire, text) => {
  const { view } = await openMadeUp(wire);
  expect(view.getByRole('heading', { name: 'Linen Shirt' }).nextElementSibling).toHaveTextContent(text);
});

const BLACK_S = wireVariant({ is_default: 0 });
const RED_M = wireVariant({
  sku: 'LSH-RED-M',
  variant_id: 1002,
  id: 1002,
  price: 130,
  priceOld: 0,
  available: 2,
  is_default: 1,
  attributes: { Color: 'Red', Size: 'M' },
});

test('opens with the default variant, a choice changes the price, the summary and the variant added', async () => {
  const { view, user, store } = await openMadeUp({ variants: [BLACK_S, RED_M] });
  expect(view.getByRole('radio', { name: 'Red' })).toBeChecked();
  expect(view.getByText('GHS 130.00')).toBeVisible();
  expect(view.getByText(/^You get: Red \/ M\./)).toBeVisible();
  expect(facts(view)[0]).toBe('LSH-RED-M');
  await user.click(view.getByRole('radio', { name: 'Black (not available in this combination)' }));
  expect(view.getByText('Black is not available in M: now showing S')).toHaveAttribute('role', 'status');
  expect(view.getByText('GHS 120.00')).toBeVisible();
  expect(view.getByText(/^You get: Black \/ S\./)).toBeVisible();
  expect(facts(view)[0]).toBe('LSH-BLK-S');
  await user.click(view.getByRole('button', { name: 'Add To Cart' }));
  expect(store.getState().cart.lines.map(({ id, price }) => [id, price])).toEqual([['1001', 12_000]]);
});

test('adds the same variant as the card for a product without options', async () => {
  const { view, user, store } = await openMadeUp({ has_variant: 0, variants: [BLACK_S, RED_M] });
  await user.click(view.getByRole('button', { name: 'Add To Cart' }));
  expect(store.getState().cart.lines.map(({ id }) => id)).toEqual(['1001']);
});

test('opens with the variant in the bag and adds another variant as a second line', async () => {
  const app = await renderApp({
    path: '/terms',
    server: shop.server,
    stored: shop.storedCart(shop.line(shop.shirt, { id: '1001', productId: '101', available: null })),
  });
  const { user, store } = app;
  await showView(app, product({ variants: [BLACK_S, RED_M] }));
  const view = within(await screen.findByRole('dialog', { name: 'Quick view' }));
  expect(view.getByRole('button', { name: 'Already Added' })).toBeVisible();
  expect(view.getByRole('radio', { name: 'Black' })).toBeChecked();
  await user.click(view.getByRole('radio', { name: 'Red (not available in this combination)' }));
  await user.click(view.getByRole('button', { name: 'Add To Cart' }));
  expect(store.getState().cart.lines.map(({ id }) => id)).toEqual(['1001', '1002']);
});

test('links to the product page for all options', async () => {
  const { view } = await openMadeUp({ variants: [BLACK_S, RED_M] });
  expect(view.getByRole('link', { name: 'See all options' })).toHaveAttribute('href', expect.stringMatching(/^\/pd\//));
});

const WITHOUT_OPTIONS = { attributes: [], variants: [wireVariant({ attributes: {} })] };

test('shows the sample sizes and colors for clothing whose reply lists no options', async () => {
  const { view, user } = await openMadeUp(WITHOUT_OPTIONS);
  const names = [
    ...['XS (Extra Small)', 'S (Small)', 'M (Middle)', 'L (Large)', 'XL (Extra Large)'],
    ...['Black', 'Red', 'Grey'],
  ];
  const radios = view.getAllByRole('radio');
  expect(radios).toHaveLength(names.length);
  for (const [index, name] of names.entries()) expect(radios[index]).toHaveAccessibleName(name);
  expect(view.getByRole('group', { name: /^Size/ })).toHaveTextContent('Size: SmallXSSMLXL');
  expect(view.getByRole('button', { name: 'Size Guide' })).toBeVisible();
  expect(view.getByRole('radio', { name: 'S (Small)' })).toBeChecked();
  expect(view.getByRole('radio', { name: 'Red' })).toBeChecked();
  await user.click(view.getByRole('radio', { name: 'Grey' }));
  expect(view.getByRole('radio', { name: 'Grey' })).toBeChecked();
});

const KITCHEN = { name: 'Kitchen', slug: 'kitchen' };

test.each([
  ['other goods without options', { ...WITHOUT_OPTIONS, category: KITCHEN, filterCategory: KITCHEN }, 0],
  [
    'other goods with options but no size',
    {
      attributes: [],
      variants: [wireVariant({ attributes: { Color: 'Black' } })],
      category: KITCHEN,
      filterCategory: KITCHEN,
    },
    1,
  ],
])('shows no samples and no size guide for %s', async (_name, wire, radios) => {
  const { view } = await openMadeUp(wire);
  expect(view.queryAllByRole('radio')).toHaveLength(radios);
  expect(view.queryByRole('button', { name: 'Size Guide' })).not.toBeInTheDocument();
});

test('omits the “You get” line for a product with a single variant', async () => {
  const { view } = await openMadeUp({ variants: [wireVariant({ attributes: {} })] });
  expect(view.queryByText(/^You get/)).not.toBeInTheDocument();
});

test.each([
  ['sold out', { available: 0 }],
  ['without a readable price', { price: 'soon' }],
])('skips a first variant that is %s', async (_name, first) => {
  const { view, user, store } = await openMadeUp({ variants: [wireVariant(first), wireVariant({ variant_id: 1002 })] });
  await user.click(view.getByRole('button', { name: 'Add To Cart' }));
  expect(store.getState().cart.lines.map(({ id }) => id)).toEqual(['1002']);
});

test.each([
  ['without a variant', { variants: [] }, 'Not available'],
  ['with a sold-out first variant', { variants: [wireVariant({ available: 0 })] }, 'Out of stock'],
  [
    'that is marked sold out',
    { has_variant: 0, available: null, stock_status: 'Sold out', variants: [wireVariant({ available: null })] },
    'Out of stock',
  ],
  [
    'with options but no readable price',
    { has_variant: 1, price: 90, variants: [wireVariant({ price: 'soon' })] },
    'Price unavailable',
  ],
])('labels a product that cannot be bought and adds nothing: %s', async (_name, wire, label) => {
  const { view, user, store } = await openMadeUp(wire);
  await user.click(view.getByRole('button', { name: label }));
  expect(view.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
  expect(store.getState().cart.lines).toEqual([]);
});

test('adds the line on the server for a signed-in customer and closes the quick view', async () => {
  const { view, user, network, dialog } = await open({ ...(await shop.customerWith()) });
  await user.click(view.getByRole('button', { name: 'Add To Cart' }));
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
  expect(network.callsTo(/add-to-cart/, 'POST')).toHaveLength(1);
});

test('stays open with the message when adding fails', async () => {
  const { view, user, network } = await open({ ...(await shop.customerWith()) });
  network.add({ path: /add-to-cart/, fault: answered(200, { status: 0, message: 'Not today' }) });
  await user.click(view.getByRole('button', { name: 'Add To Cart' }));
  expect(await screen.findByText('Not today')).toBeVisible();
  expect(view.getByRole('button', { name: 'Add To Cart' })).toBeVisible();
});
