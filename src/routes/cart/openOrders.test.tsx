import { act, screen, waitFor, within } from '@testing-library/react';
import { demoBusiness } from '../../../server/db/seedRows';
import { closeOrder } from '../../../server/domain/orderChanges';
import { checkoutBody } from '../../../server/testing/goods';
import { accountKey } from '../../lib/accountKey';
import { AMA } from '../../testing/customers';
import { customerWithCart } from '../../testing/customerWithCart';
import { memoryStorage } from '../../testing/memoryStorage';
import { renderApp } from '../../testing/renderApp';
import { turns } from '../../testing/turns';

type App = Awaited<ReturnType<typeof renderApp>>;

const cartTable = async () => within(await screen.findByRole('table', { name: 'Items in your cart' }));

const ordersRead = async ({ network }: App) => {
  await waitFor(() => expect(network.callsTo(/my-orders/)).toHaveLength(1));
  await act(() => turns(50));
};

/** A customer whose instalment order is in review, and whose server lists the ordered shirts again. */
const orderedElsewhere = async ({ statesTime = false } = {}) => {
  const customer = await customerWithCart();
  const { client, server, shirt } = customer;
  const loan = { checkout_type: 'installment', duration: 3, creditor: demoBusiness.default_creditor.uuid };
  const placed = await client.post('/storefront/checkout', checkoutBody([{ id: shirt.id, quantity: 2 }], loan));
  expect(placed.body.status).toBe(1);
  // The put-in time of "Order again" follows the server's clock, which shows whole seconds.
  await server.database.query("UPDATE orders SET created_at = created_at - interval '1 hour'");
  await client.post('/storefront/add-to-cart', { product_variant_id: shirt.id, quantity: 2 });
  if (!statesTime) await server.database.query('UPDATE cart_items SET added_at = NULL');
  const storage = memoryStorage(customer.stored);
  return { ...customer, storage, open: (path: string) => renderApp({ path, server, environment: { storage } }) };
};

test('a line that another device has ordered is marked until Order again is pressed, also after a reload', async () => {
  const shop = await orderedElsewhere();
  const { user, unmount, entries } = await shop.open('/cart');
  const table = await cartTable();
  expect(await table.findByText('Already ordered')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'PROCEED TO CHECKOUT' })).not.toBeInTheDocument();
  await user.click(table.getByRole('button', { name: `Order again: ${shop.shirt.title}` }));
  expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  entries.saveAll();
  unmount();
  const later = await shop.open('/cart');
  expect(await screen.findByRole('link', { name: 'PROCEED TO CHECKOUT' })).toBeVisible();
  await ordersRead(later);
  expect((await cartTable()).queryByText('Already ordered')).not.toBeInTheDocument();
});

test('a line is counted again once its order is cancelled', async () => {
  const shop = await orderedElsewhere();
  const first = await shop.open('/cart');
  expect(await (await cartTable()).findByText('Already ordered')).toBeVisible();
  first.entries.saveAll();
  first.unmount();
  const [order] = await shop.orders();
  await shop.client.post('/storefront/order/cancel', { order_code: order?.orderCode });
  await shop.open('/cart');
  expect(await screen.findByRole('link', { name: 'PROCEED TO CHECKOUT' })).toBeVisible();
});

test('a line of this browser’s own order is counted again once the order is rejected', async () => {
  const shop = await orderedElsewhere({ statesTime: true });
  const orderCode = (await shop.orders())[0]?.orderCode ?? '';
  const { id, title, price } = shop.shirt;
  const lines = [{ id, quantity: 2, price, available: 5, product: { id: '1', title }, attributes: {} }];
  const lastOrder = { account: accountKey(AMA), orderCode, isDelivered: false, lines, left: [id] };
  shop.storage.setItem('lastOrder', JSON.stringify(lastOrder));
  const first = await shop.open('/cart');
  expect(await (await cartTable()).findByText('Already ordered')).toBeVisible();
  first.unmount();
  await shop.server.database.transaction((tx) => closeOrder(tx, orderCode, 'Rejected', Date.now()));
  await shop.open('/cart');
  expect(await screen.findByRole('link', { name: 'PROCEED TO CHECKOUT' })).toBeVisible();
});

test('a line that the server says was put in after the order is not marked', async () => {
  const shop = await orderedElsewhere({ statesTime: true });
  const app = await shop.open('/cart');
  await ordersRead(app);
  expect((await cartTable()).queryByText('Already ordered')).not.toBeInTheDocument();
  expect(app.network.callsTo(/\/storefront\/order\//)).toEqual([]);
});
