import { act, screen, waitFor, within } from '@testing-library/react';
import { twoGoods } from '../../../server/testing/goods';
import { selectCartLines } from '../../features/cart/cartSelectors';
import { sessionEnded } from '../../features/session/sessionSlice';
import { formatPrice } from '../../lib/money';
import { assertHealthy } from '../../testing/assertHealthy';
import { holdPauses } from '../../testing/holdPauses';
import { orderedGoods } from '../../testing/orderedGoods';
import { turns } from '../../testing/turns';

const cedi = (amount: number) => formatPrice(amount, 'GHS');
const totals = () => within(screen.getByRole('complementary', { name: 'Cart totals' }));
const cartTable = async () => within(await screen.findByRole('table', { name: 'Items in your cart' }));
const again = (title: string) => ({ name: `Order again: ${title}` });

const paidAndLeft = async (leftInCart = 2) => {
  const shop = await orderedGoods({ leftInCart });
  await shop.comeBack();
  return shop;
};

describe('a paid line that remains in the server’s cart', () => {
  test('is marked in the bag, excluded from the total, and counted again by Order again', async () => {
    const shop = await paidAndLeft();
    const page = await shop.open('/cart');
    const table = await cartTable();
    expect(table.getByText('Already ordered')).toBeVisible();
    expect(totals().getAllByText(cedi(0))).toHaveLength(2);
    expect(totals().getByText('Items you’ve already ordered aren’t included in the total.')).toBeVisible();
    expect(totals().queryByRole('link', { name: 'PROCEED TO CHECKOUT' })).not.toBeInTheDocument();
    await assertHealthy(page);
    await page.user.click(table.getByRole('button', again(shop.shirt.title)));
    expect(table.queryByText('Already ordered')).not.toBeInTheDocument();
    expect(totals().getAllByText(cedi(shop.shirt.price * 2))).toHaveLength(2);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('counts again when its quantity is changed', async () => {
    const shop = await paidAndLeft();
    const { user } = await shop.open('/cart');
    const table = await cartTable();
    await user.click(table.getByRole('button', { name: `Increase quantity of ${shop.shirt.title}` }));
    expect(table.queryByText('Already ordered')).not.toBeInTheDocument();
    expect(totals().getAllByText(cedi(shop.shirt.price * 3))).toHaveLength(2);
  });

  test('is marked again when its removal is undone, which is not sent before', async () => {
    const debounce = holdPauses([400]);
    const shop = await paidAndLeft();
    const { user, network } = await shop.open('/cart');
    const table = await cartTable();
    await user.click(table.getByRole('button', { name: `Remove ${shop.shirt.title}` }));
    await act(async () => {
      debounce.end();
      await turns();
    });
    expect(network.callsTo(/my-cart/, 'DELETE')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await cartTable()).getByText('Already ordered')).toBeVisible();
  });

  test('is marked in the drawer, excluded from its subtotal and the counts, and counted again by Order again', async () => {
    const shop = await paidAndLeft();
    const { user } = await shop.open('/terms');
    const button = await screen.findByRole('button', { name: 'Cart, 0 items' });
    await user.click(button);
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('Already ordered')).toBeVisible();
    expect(drawer.getByText('(0)')).toBeVisible();
    expect(drawer.getByText(/SUBTOTAL/)).toHaveTextContent(cedi(0));
    await user.click(drawer.getByRole('button', again(shop.shirt.title)));
    expect(drawer.getByText(/SUBTOTAL/)).toHaveTextContent(cedi(shop.shirt.price * 2));
    expect(button).toHaveAccessibleName('Cart, 1 item');
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });

  test('cannot be paid for a second time', async () => {
    const shop = await paidAndLeft();
    const { user } = await shop.open('/checkout');
    expect(await screen.findByText('You’ve already ordered everything in your cart.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'PROCEED TO PAYMENT' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to the cart' }));
    expect((await cartTable()).getByText('Already ordered')).toBeVisible();
  });

  test('is left out of an order for lines added since', async () => {
    const shop = await paidAndLeft();
    const [, cup] = await twoGoods(shop.server.database);
    await shop.client.post('/storefront/add-to-cart', { product_variant_id: cup.id, quantity: 1 });
    const { user, network } = await shop.open('/checkout');
    const summary = within(await screen.findByRole('table', { name: 'Items in your order' }));
    expect(await summary.findByText('Already ordered')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'PROCEED TO PAYMENT' }));
    await waitFor(() => {
      expect(network.callsTo(/^\/storefront\/checkout$/, 'POST')[0]?.body).toMatchObject({
        products: [{ id: cup.id, quantity: 1 }],
      });
    });
  });

  test('is not marked when the server holds another quantity', async () => {
    const shop = await paidAndLeft(3);
    await shop.open('/cart');
    const table = await cartTable();
    expect(table.queryByText('Already ordered')).not.toBeInTheDocument();
    expect(totals().getAllByText(cedi(shop.shirt.price * 3))).toHaveLength(2);
  });

  test('becomes a new line of quantity 1 when added from its product page', async () => {
    const shop = await paidAndLeft();
    const { user, store } = await shop.open('/cart');
    await user.click((await cartTable()).getByRole('link', { name: shop.shirt.title }));
    const add = await screen.findByRole('button', { name: 'Add to Cart' });
    expect(selectCartLines(store.getState())).toMatchObject([{ ordered: true }]);
    await user.click(add);
    expect(await screen.findByText('Added to cart')).toBeInTheDocument();
    expect(selectCartLines(store.getState())).toMatchObject([{ ordered: false, quantity: 1 }]);
  });
});

test('does not mark goods added again after the server’s cart was seen without them', async () => {
  const shop = await orderedGoods();
  await shop.comeBack();
  const visit = await shop.open('/cart');
  await screen.findByText('You do not have any items in your cart.');
  await waitFor(() => expect(shop.storage.entries().lastOrder).toContain('"left":[]'));
  visit.unmount();
  await shop.client.post('/storefront/add-to-cart', { product_variant_id: shop.shirt.id, quantity: 2 });
  await shop.open('/cart');
  expect((await cartTable()).queryByText('Already ordered')).not.toBeInTheDocument();
});

test('marks nothing for an order that was not paid', async () => {
  const shop = await orderedGoods({ settlement: 'decline' });
  await shop.comeBack();
  expect(shop.storage.entries()).not.toHaveProperty('lastOrder');
  await shop.open('/cart');
  expect((await cartTable()).queryByText('Already ordered')).not.toBeInTheDocument();
});

test('keeps the mark when the session expires, and drops it on log-out', async () => {
  const shop = await paidAndLeft();
  const { store } = await shop.open('/terms');
  act(() => {
    store.dispatch(sessionEnded('expired'));
  });
  expect(store.getState().cart.lastOrder?.left).toHaveLength(1);
  act(() => {
    store.dispatch(sessionEnded('loggedOut'));
  });
  await waitFor(() => expect(shop.storage.entries()).not.toHaveProperty('lastOrder'));
});
