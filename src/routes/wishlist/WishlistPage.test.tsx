import { screen, waitFor, within } from '@testing-library/react';
import { cartShop, type CartShop } from '../../testing/cartShop';
import { renderApp } from '../../testing/renderApp';

let shop: CartShop;
beforeEach(async () => {
  shop = await cartShop();
});

const open = (stored: Record<string, string> = {}, rest: Parameters<typeof renderApp>[0] = {}) =>
  renderApp({ path: '/wishlist', server: shop.server, stored, ...rest });
const main = () => within(screen.getByRole('main'));
const wishes = (...ids: number[]) => ({ wishlist: JSON.stringify(ids) });

test('nothing wished for: the next step', async () => {
  const { network } = await open();
  expect(await screen.findByText('Your wishlist is empty.')).toBeVisible();
  expect(main().getByRole('link', { name: 'See everything we sell' })).toHaveAttribute('href', '/items/search');
  expect(network.callsTo(/products\/search/)).toHaveLength(0);
});

test('the wished products, the latest first; a heart takes one away', async () => {
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

test('what has changed since it was wished for', async () => {
  const seen = (id: number, price: number, inStock: boolean) => ({ id, title: 'Before', price, inStock });
  const { store } = await open({
    ...wishes(shop.shirt.product_id, shop.cup.product_id),
    wishlistSeen: JSON.stringify([seen(shop.shirt.product_id, 99_999, true), seen(shop.cup.product_id, 0.01, false)]),
  });
  expect(await screen.findByText('Price fell from GHS 99,999.00')).toBeVisible();
  expect(screen.getByText('Back in stock')).toBeVisible();
  await waitFor(() => {
    expect(store.getState().wishlist.seen.map(({ inStock }) => inStock)).toEqual([true, true]);
  });
  expect(screen.getByText('Back in stock')).toBeVisible();
});

test('what is gone is named where its name is known, and can be removed', async () => {
  const { user, store } = await open({
    ...wishes(987_654, 987_655, 987_656, shop.shirt.product_id),
    wishlistSeen: JSON.stringify([{ id: 987_654, title: 'Velvet armchair', price: 10, inStock: true }]),
  });
  const gone = within(await screen.findByRole('list', { name: 'No longer available' }));
  expect(gone.getByText('Velvet armchair')).toBeVisible();
  expect(gone.getAllByText('No longer available')).toHaveLength(2);
  await user.click(gone.getByRole('button', { name: 'Remove 2 products' }));
  await user.click(gone.getByRole('button', { name: 'Remove Velvet armchair' }));
  expect(store.getState().wishlist.ids).toEqual([String(shop.shirt.product_id)]);
});

test('when all are gone there is a way on', async () => {
  await open(wishes(987_654));
  await screen.findByRole('list', { name: 'No longer available' });
  expect(main().getByRole('link', { name: 'See everything we sell' })).toHaveAttribute('href', '/items/search');
});

test('a heart remembers what the product costs at that moment', async () => {
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

test('two hearts stand in the order of their presses; a wish taken back leaves nothing behind', async () => {
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

test('5,000 ids, most of them nonsense', async () => {
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

test('products that do not come can be asked for again', async () => {
  const { user, network } = await open(wishes(shop.shirt.product_id), {
    faults: [{ path: /products\/search/, fault: { when: 'before', kind: 'reply', status: 400 } }],
  });
  const retry = await main().findByRole('button', { name: 'Retry' });
  network.clear();
  await user.click(retry);
  expect(await main().findByText(shop.shirt.title)).toBeVisible();
});
