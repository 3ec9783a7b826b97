import { act, screen, waitFor, within } from '@testing-library/react';
import { ordersApi } from '../../api/ordersApi';
import { STORES } from '../../config/brand/stores';
import { sessionEnded } from '../../features/session/sessionSlice';
import { accountKey } from '../../lib/accountKey';
import { formatPrice } from '../../lib/money';
import { assertHealthy } from '../../testing/assertHealthy';
import { wireReply } from '../../testing/builders/wire';
import { wireOrderRow } from '../../testing/builders/wireCustomer';
import { AMA, signedIn } from '../../testing/customers';
import { answered, type FaultRule, held } from '../../testing/faults';
import { logIn } from '../../testing/logIn';
import { orderedGoods } from '../../testing/orderedGoods';
import { renderApp } from '../../testing/renderApp';
import { createTestShop } from '../../../server/testing/testShop';

const cedi = (amount: number) => formatPrice(amount, 'GHS');
const thanks = () => screen.findByRole('heading', { level: 1, name: 'Thank you for your order' });
const expectNeutral = async ({ store }: Awaited<ReturnType<typeof renderApp>>) => {
  expect(await screen.findByRole('heading', { level: 1, name: 'Find your order' })).toBeVisible();
  const orders = () => ordersApi.endpoints.getOrders.select()(store.getState());
  await waitFor(() => expect(orders().isLoading).toBe(false));
  expect(screen.queryByRole('heading', { name: 'Thank you for your order' })).not.toBeInTheDocument();
};
const listed = (...rows: object[]) => answered(200, wireReply(rows));
const goods = () => screen.queryByRole('region', { name: 'What you ordered' });
const pickup = () => screen.queryByRole('region', { name: 'Pick up in store' });

describe('an order paid at the payment page', () => {
  test('shows its goods, total, “Paid in full” and pickup stores', async () => {
    const { shirt, orderCode, open, comeBack } = await orderedGoods();
    await comeBack();
    const app = await open(`/order-complete?o=${orderCode}`);
    await thanks();
    const list = within(goods()!);
    expect(list.getByText(shirt.title)).toBeVisible();
    expect(list.getByText('× 2')).toBeVisible();
    expect(list.getByRole('presentation', { hidden: true })).toHaveAttribute('src', expect.stringContaining('/media/'));
    expect(list.getByText('Total')).toHaveTextContent(cedi(shirt.price * 2));
    expect(screen.getByText('Paid in full')).toBeVisible();
    await app.user.click(within(pickup()!).getByText(`Stores and opening hours (${STORES.length})`));
    for (const { city, hours } of STORES) {
      expect(within(pickup()!).getByText(city)).toBeVisible();
      expect(pickup()).toHaveTextContent(hours);
    }
    expect(app.network.callsTo(/order/).map(({ path }) => path)).toEqual(['/storefront/my-orders']);
    await assertHealthy(app);
  });

  test('shows its goods without “Paid in full” when the payment page redirects straight here', async () => {
    const { shirt, orderCode, open } = await orderedGoods();
    await open(`/order-complete?o=${orderCode}`);
    await thanks();
    expect(within(goods()!).getByText(shirt.title)).toBeVisible();
    expect(screen.queryByText('Paid in full')).not.toBeInTheDocument();
  });

  test('hides its goods when the session expires and deletes them on log-out', async () => {
    const { orderCode, open, comeBack, storage, shirt } = await orderedGoods();
    await comeBack();
    const app = await open(`/order-complete?o=${orderCode}`);
    await thanks();
    expect(goods()).toBeVisible();
    act(() => {
      app.store.dispatch(sessionEnded('expired'));
    });
    expect(goods()).not.toBeInTheDocument();
    act(() => {
      app.store.dispatch(sessionEnded('loggedOut'));
    });
    await waitFor(() => expect(JSON.stringify(storage.entries())).not.toContain(shirt.title));
  });

  test('deletes the ordered items when another customer signs in after an expired session', async () => {
    const { orderCode, open, comeBack, storage } = await orderedGoods();
    await comeBack();
    const app = await open(`/order-complete?o=${orderCode}`);
    await thanks();
    act(() => {
      app.store.dispatch(sessionEnded('expired'));
    });
    await logIn(app, { ...AMA, first_name: 'Kofi', email: 'kofi@example.com' });
    expect(goods()).not.toBeInTheDocument();
    await waitFor(() => expect(storage.entries()).not.toHaveProperty('lastOrder'));
  });

  test.each(['ORD-OTHER', ''])('shows neither thanks nor goods for another order number, “%s”', async (code) => {
    const { open, comeBack } = await orderedGoods();
    await comeBack();
    const app = await open(`/order-complete?o=${code}`);
    await expectNeutral(app);
    expect(goods()).not.toBeInTheDocument();
    expect(pickup()).not.toBeInTheDocument();
  });
});

describe('the thank-you heading', () => {
  const withOrders = async (fault: FaultRule['fault']) => {
    const server = await createTestShop();
    return renderApp({
      path: '/order-complete?o=ORD-7',
      server,
      stored: { ...(await signedIn(server)) },
      faults: [{ path: /my-orders/, fault }],
    });
  };
  test('appears for a customer whose orders contain the code, even in a browser without a record of it', async () => {
    const app = await withOrders(listed(wireOrderRow({ order_code: 'ORD-7' })));
    await thanks();
    expect(screen.getByText('ORD-7')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', '/account/orders/o/ORD-7');
    expect(goods()).not.toBeInTheDocument();
    expect(await screen.findByRole('list', { name: 'Best Sellers' })).toBeVisible();
    await assertHealthy(app);
  });

  test.each<[string, FaultRule['fault']]>([
    ['belongs to another customer', listed(wireOrderRow({ order_code: 'ORD-8' }))],
    ['is cancelled', listed(wireOrderRow({ order_code: 'ORD-7', status: 'Cancelled' }))],
    ['was declined', listed(wireOrderRow({ order_code: 'ORD-7', status: 'Declined' }))],
    ['cannot be read', answered(500)],
  ])('stays hidden when the order %s', async (_why, fault) => {
    const app = await withOrders(fault);
    await expectNeutral(app);
    expect(screen.getByText('Your orders and their status are in your account.')).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Best Sellers' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('stays hidden without an error while the orders load', async () => {
    const { fault, release } = held();
    const app = await withOrders(fault);
    expect(await screen.findByRole('heading', { level: 1, name: 'Find your order' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Best Sellers' })).not.toBeInTheDocument();
    release();
    await expectNeutral(app);
  });
});

const line = { id: 7, quantity: 2, price: 60, product: { title: 'Linen Shirt', imgSrc: '/media/a.jpg' } };
const noted = { account: accountKey(AMA), orderCode: 'ORD-7', isDelivered: false, lines: [line], left: [] };

const openNoted = async (lastOrder: unknown, stored: Record<string, string> = {}) => {
  const server = await createTestShop();
  const text = typeof lastOrder === 'string' ? lastOrder : JSON.stringify(lastOrder);
  const app = await renderApp({
    path: '/order-complete?o=ORD-7',
    server,
    stored: { ...(await signedIn(server)), lastOrder: text, ...stored },
    faults: [{ path: /my-orders/, fault: listed(wireOrderRow({ order_code: 'ORD-7' })) }],
  });
  await thanks();
  return app;
};

describe('the order record stored in this browser', () => {
  test('shows the down payment and the first payment of an instalment order', async () => {
    const accepted = {
      account: accountKey(AMA),
      orderCode: 'ORD-7',
      at: Date.UTC(2026, 10, 2, 12),
      total: 12_000,
      downPayment: 2_000,
      duration: 2,
      rate: '3',
      rows: [
        { paymentNumber: 0, paymentAmount: null, remainingBalance: 10_000 },
        { paymentNumber: 1, paymentAmount: 5_226, remainingBalance: 5_074 },
        { paymentNumber: 2, paymentAmount: 5_226, remainingBalance: 0 },
      ],
    };
    await openNoted(noted, { acceptedSchedules: JSON.stringify([accepted]) });
    const fact = (name: string) => screen.getByText(name).parentElement;
    expect(fact('Down payment')).toHaveTextContent(cedi(2_000));
    expect(fact('First monthly payment')).toHaveTextContent(`${cedi(5_226)} due on 2 Dec, 2026`);
    expect(screen.queryByText('Paid in full')).not.toBeInTheDocument();
  });

  test('shows no pickup stores for an order with delivery', async () => {
    await openNoted({ ...noted, isDelivered: true });
    expect(goods()).toBeVisible();
    expect(pickup()).not.toBeInTheDocument();
  });

  test.each([
    ['invalid JSON', '{"account":'],
    ['a number', 7],
    ['an invalid account', { ...noted, account: 7 }],
    ['another account', { ...noted, account: 'zzz' }],
    ['lines that are not a list', { ...noted, lines: 'none' }],
  ])('ignores an unusable record: %s', async (_name, lastOrder) => {
    const app = await openNoted(lastOrder);
    expect(goods()).not.toBeInTheDocument();
    expect(screen.getByText('ORD-7')).toBeVisible();
    await assertHealthy(app);
  });

  test('skips invalid lines and unsafe image addresses but shows the other lines', async () => {
    const bad = { ...line, id: 8, product: { title: 'Cup', imgSrc: 'javascript:alert(1)' } };
    await openNoted({ ...noted, lines: [7, null, {}, bad, line] });
    expect(within(goods()!).getAllByRole('listitem')).toHaveLength(2);
    expect(document.querySelector('[src^="javascript"]')).toBeNull();
  });
});
