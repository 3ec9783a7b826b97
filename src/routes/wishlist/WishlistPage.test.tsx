import { act, screen, waitFor, within } from '@testing-library/react';
import { shopClient } from '../../../server/testing/shopClient';
import { seenMerged } from '../../features/wishlist/wishlistSlice';
import { cartShop, type CartShop } from '../../testing/cartShop';
import { answered } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';

let shop: CartShop;
beforeEach(async () => {
  shop = await cartShop();
});

const open = (stored: Record<string, string> = {}, rest: Parameters<typeof renderApp>[0] = {}) =>
  renderApp({ path: '/wishlist', server: shop.server, stored, ...rest });
const main = () => within(screen.getByRole('main'));
const wishes = (...ids: number[]) => ({ wishlist: JSON.stringify(ids) });

test('shows an empty wishlist with a link to all items and makes no search call', async () => {
  const { network } = await open();
  expect(await screen.findByText('Your wishlist is empty.')).toBeVisible();
  expect(main().getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/items/search');
  expect(network.callsTo(/products\/search/)).toHaveLength(0);
});

test('lists the wished products latest first and removes one with its heart', async () => {
  const { user, store } = await open(wishes(shop.shirt.product_id, shop.cup.product_id));
  const list = within(await screen.findByRole('list', { name: 'Wishlist' }));
  expect(list.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    shop.cup.title,
    shop.shirt.title,
  ]);
  await user.click(list.getByRole('button', { name: `Add to Wishlist: ${shop.cup.title}` }));
  expect(store.getState().wishlist.ids).toEqual([String(shop.shirt.product_id)]);
  expect(list.queryByText(shop.cup.title)).not.toBeInTheDocument();
});

test('a removed wish keeps the focus in the page and comes back to its place with Undo', async () => {
  const { user, store } = await open(wishes(shop.shirt.product_id, shop.cup.product_id));
  await user.click(await screen.findByRole('button', { name: `Add to Wishlist: ${shop.shirt.title}` }));
  expect(await screen.findByText('Removed from wishlist')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: `Add to Wishlist: ${shop.shirt.title}` })).toBeVisible();
  expect(store.getState().wishlist.ids).toEqual([shop.shirt.product_id, shop.cup.product_id].map(String));
});

test('fills the page below a few wishes with other best sellers, which stay after a removal', async () => {
  const { user } = await open(wishes(shop.shirt.product_id));
  const best = within(await screen.findByRole('list', { name: 'Best Sellers' }));
  const names = () => best.getAllByRole('heading').map(({ textContent }) => textContent);
  const before = names();
  expect(before).not.toContain(shop.shirt.title);
  await user.click(screen.getByRole('button', { name: `Add to Wishlist: ${shop.shirt.title}` }));
  expect(await screen.findByText('Your wishlist is empty.')).toBeVisible();
  expect(names()).toEqual(before);
});

test('shows no best sellers below four wishes', async () => {
  const { body } = await shopClient(shop.server).get('/storefront/products/search');
  const data = body.data as { id: number }[];
  await open(wishes(...data.slice(0, 4).map(({ id }) => id)));
  expect(await screen.findByRole('list', { name: 'Wishlist' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Best Sellers' })).not.toBeInTheDocument();
});

test('shows a price drop and a restock since the product was added', async () => {
  const seen = (id: number, listPrice: number, inStock: boolean) => ({ id, title: 'Before', listPrice, inStock });
  const { store } = await open({
    ...wishes(shop.shirt.product_id, shop.cup.product_id),
    wishlistSeen: JSON.stringify([seen(shop.shirt.product_id, 99_999, true), seen(shop.cup.product_id, 0.01, false)]),
  });
  expect(await screen.findByText('Price dropped from GHS 99,999.00')).toBeVisible();
  expect(screen.getByText('Back in stock')).toBeVisible();
  await waitFor(() => {
    expect(store.getState().wishlist.seen.map(({ inStock }) => inStock)).toEqual([true, true]);
  });
  expect(screen.getByText('Back in stock')).toBeVisible();
});

test('keeps the facts that another tab with different data has stored', async () => {
  const { store } = await open(wishes(shop.cup.product_id));
  await waitFor(() => {
    expect(store.getState().wishlist.seen).toMatchObject([{ inStock: true }]);
  });
  const theirs = store.getState().wishlist.seen.map((wish) => ({ ...wish, inStock: false }));
  act(() => {
    store.dispatch(seenMerged(theirs));
  });
  expect(store.getState().wishlist.seen).toEqual(theirs);
});

test('reports no price drop for a price stored in an older format, and stores the current price', async () => {
  const old = { id: shop.shirt.product_id, title: 'Before', price: 99_999, inStock: true };
  const { store } = await open({ ...wishes(old.id), wishlistSeen: JSON.stringify([old]) });
  await screen.findByRole('list', { name: 'Wishlist' });
  await waitFor(() => expect(store.getState().wishlist.seen[0]?.price).toEqual(expect.any(Number)));
  expect(screen.queryByText(/^Price dropped/)).not.toBeInTheDocument();
});

/** A cup of the shop, and a search reply without it, as from a back end that paginates. */
const listed = async () => {
  const { body: reply } = await shopClient(shop.server).get('/storefront/products/search');
  const data = reply.data as { id: number; slug: string; code: string; title: string }[];
  const cup = data.find(({ id }) => id === shop.cup.product_id)!;
  const others = data.filter(({ id }) => id !== cup.id);
  const body = JSON.stringify({ status: 1, data: others });
  const search = { path: /products\/search/, fault: answered(200, body) } as const;
  return { cup, search };
};
const noted = (wish: { id: number; title: string; slug?: string; code?: string }) => ({
  wishlistSeen: JSON.stringify([{ listPrice: 10, inStock: true, ...wish }]),
});
const GONE = { id: 987_654, title: 'Velvet armchair', slug: 'velvet-armchair', code: 'VEL-1' };
const NOT_FOUND = 'Could not be found right now';

test('fetches a product missing from the list by its own address', async () => {
  const { cup, search } = await listed();
  const { network, user } = await open(
    { ...wishes(shop.shirt.product_id, cup.id), ...noted(cup) },
    { faults: [search] },
  );
  const list = within(await screen.findByRole('list', { name: 'Wishlist' }));
  expect(await list.findByText(cup.title)).toBeVisible();
  await user.click(list.getByRole('button', { name: `Quick view: ${cup.title}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Quick view' }));
  expect(dialog.getByRole('heading', { name: cup.title })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(main().queryByText('No longer available')).not.toBeInTheDocument();
  expect(main().queryByText(NOT_FOUND)).not.toBeInTheDocument();
  expect(network.callsTo(/products\/search/)).toHaveLength(1);
  expect(network.callsTo(/storefront\/products\/[^/]+\/[^/]+\?id=/)).toHaveLength(1);
});

test('names a product that the server reports as gone and offers to remove it', async () => {
  const { user, store } = await open({ ...wishes(GONE.id, shop.shirt.product_id), ...noted(GONE) });
  const gone = within(await screen.findByRole('list', { name: 'No longer available' }));
  expect(gone.getByText(GONE.title)).toBeVisible();
  await user.click(gone.getByRole('button', { name: `Remove ${GONE.title}` }));
  expect(store.getState().wishlist.ids).toEqual([String(shop.shirt.product_id)]);
});

test.each([
  ['has no known address', { ...GONE, slug: '', code: '' }],
  ['could not be fetched', GONE],
])(
  'lists a wish that %s under “not found right now” instead of as gone, with Retry and Remove',
  async (_name, wish) => {
    const path = /products\/velvet-armchair/;
    const { user, store, network } = await open(
      { ...wishes(wish.id), ...noted(wish) },
      {
        faults: [{ path, fault: answered(500) }],
      },
    );
    const unknown = within(await screen.findByRole('list', { name: NOT_FOUND }));
    expect(unknown.getByText(wish.title)).toBeVisible();
    expect(main().queryByText('No longer available')).not.toBeInTheDocument();
    expect(main().getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/items/search');
    const before = network.callsTo(/products\/search/).length;
    await user.click(main().getByRole('button', { name: 'Retry' }));
    await waitFor(() => {
      expect(network.callsTo(/products\/search/).length).toBe(before + 1);
    });
    await main().findByRole('button', { name: 'Retry' });
    await user.click(unknown.getByRole('button', { name: `Remove ${wish.title}` }));
    expect(store.getState().wishlist.ids).toEqual([]);
  },
);

test('lists a product that Retry finds and moves the focus to the page', async () => {
  const { cup, search } = await listed();
  const { user, network } = await open(
    { ...wishes(cup.id), ...noted({ id: cup.id, title: cup.title }) },
    {
      faults: [search],
    },
  );
  await screen.findByRole('list', { name: NOT_FOUND });
  network.clear();
  await user.click(main().getByRole('button', { name: 'Retry' }));
  expect(await within(await screen.findByRole('list', { name: 'Wishlist' })).findByText(cup.title)).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.queryByRole('list', { name: NOT_FOUND })).not.toBeInTheDocument();
});

test('groups unknown products in one row that removes them together', async () => {
  const { user, store } = await open(wishes(987_654, 987_655, shop.shirt.product_id));
  const unknown = within(await screen.findByRole('list', { name: NOT_FOUND }));
  await user.click(unknown.getByRole('button', { name: 'Remove 2 products' }));
  expect(store.getState().wishlist.ids).toEqual([String(shop.shirt.product_id)]);
});

test('offers to remove a product from the wishlist when it is in the bag', async () => {
  const { user, store } = await open({
    ...wishes(shop.shirt.product_id, shop.cup.product_id),
    ...shop.storedCart(shop.line(shop.cup)),
  });
  expect(await screen.findByText('In your cart')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Remove from wishlist: ${shop.cup.title}` }));
  expect(store.getState().wishlist.ids).toEqual([String(shop.shirt.product_id)]);
  expect(screen.queryByText('In your cart')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

/** A product of the shop without options. */
const simple = async () => {
  const { body } = await shopClient(shop.server).get('/storefront/products/search');
  const data = body.data as { id: number; title: string; has_variant: unknown; available: number }[];
  return data.find(({ has_variant, available }) => !has_variant && available > 0)!;
};
const move = (title: string) => screen.findByRole('button', { name: `Move to cart: ${title}` });

test('moves a product without options to the bag and returns the focus to the page', async () => {
  const { id, title } = await simple();
  const { user, store } = await open(wishes(id, shop.shirt.product_id));
  await user.click(await move(title));
  const bag = await screen.findByRole('dialog', { name: /SHOPPING BAG/ });
  expect(store.getState().cart.lines.map(({ productId }) => productId)).toEqual([String(id)]);
  expect(store.getState().wishlist.ids).toEqual([String(shop.shirt.product_id)]);
  await user.click(within(bag).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('keeps the wish and the focus on its button when adding to the bag fails', async () => {
  const { id, title } = await simple();
  const { user, store, network } = await open({ ...(await shop.customerWith()), ...wishes(id) });
  const button = await move(title);
  network.add({ path: /add-to-cart/, fault: answered(200, { status: 0, message: 'Not today' }) });
  await user.click(button);
  expect(await screen.findByText('Not today')).toBeVisible();
  await waitFor(() => {
    expect(button).toHaveFocus();
  });
  expect(store.getState().wishlist.ids).toEqual([String(id)]);
});

test('links a product with options to its page instead of offering to move it', async () => {
  await open(wishes(shop.shirt.product_id));
  expect(await screen.findByRole('link', { name: `Choose Option: ${shop.shirt.title}` })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Move to cart/ })).not.toBeInTheDocument();
});

test('stores the product’s current price when its heart is pressed', async () => {
  const { user, store, storage } = await renderApp({ path: '/items/search', server: shop.server });
  const [heart] = await screen.findAllByRole('button', { name: /^Add to Wishlist: / });
  await user.click(heart!);
  const [wish] = store.getState().wishlist.seen;
  expect(wish).toMatchObject({ id: store.getState().wishlist.ids[0], price: expect.any(Number) });
  await waitFor(() => {
    expect(storage.getItem('wishlist')).toMatch(/^\[\d+\]$/);
    expect(storage.getItem('wishlistSeen')).toContain(`"id":${wish?.id ?? ''}`);
  });
});

test('lists products in the order in which they were added, and drops a removed one entirely', async () => {
  const { user, store } = await renderApp({ path: '/items/search', server: shop.server });
  const [first, second] = await screen.findAllByRole('button', { name: /^Add to Wishlist: / });
  await user.click(second!);
  await user.click(first!);
  const [earlier, later] = store.getState().wishlist.ids;
  expect(store.getState().wishlist.seen.map(({ id }) => id)).toEqual([earlier, later]);
  await user.click(second!);
  expect(store.getState().wishlist.ids).toEqual([later]);
  expect(store.getState().wishlist.seen.map(({ id }) => id)).toEqual([later]);
  expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(second).toHaveAttribute('aria-pressed', 'false');
});

test('shows the known product among 5,000 unknown or invalid ids and removes the others together', async () => {
  const ids = [
    ...Array.from({ length: 5000 }, (_, index) => 500_000 + index),
    null,
    {},
    -1.5,
    'x',
    shop.shirt.product_id,
  ];
  const { user, store } = await open({ wishlist: JSON.stringify(ids) });
  expect(await screen.findByText(shop.shirt.title)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Remove \d+ products$/ }));
  expect(store.getState().wishlist.ids).toEqual([String(shop.shirt.product_id)]);
});

test('loads the products on Retry after a failed call', async () => {
  const { user, network } = await open(wishes(shop.shirt.product_id), {
    faults: [{ path: /products\/search/, fault: answered(400) }],
  });
  const retry = await main().findByRole('button', { name: 'Retry' });
  network.clear();
  await user.click(retry);
  expect(await main().findByText(shop.shirt.title)).toBeVisible();
});
