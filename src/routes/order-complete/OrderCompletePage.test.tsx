import { act, screen, waitFor, within } from '@testing-library/react';
import { STORES } from '../../config/stores';
import { sessionEnded } from '../../features/session/sessionSlice';
import { accountKey } from '../../lib/accountKey';
import { formatPrice } from '../../lib/money';
import { assertHealthy } from '../../testing/assertHealthy';
import { AMA, signedIn } from '../../testing/customers';
import { logIn } from '../../testing/logIn';
import { orderedGoods } from '../../testing/orderedGoods';
import { renderApp } from '../../testing/renderApp';
import { createTestShop } from '../../../server/testing/testShop';

const cedi = (amount: number) => formatPrice(amount, 'GHS');
const thanks = () => screen.findByRole('heading', { level: 1, name: 'Thank you for your order' });
const goods = () => screen.queryByRole('region', { name: 'What you ordered' });
const pickup = () => screen.queryByRole('region', { name: 'Pickup' });

describe('an order that was paid for at the payment page', () => {
  test('shows its goods, its total, that it is paid, and where it is picked up, and asks nobody', async () => {
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
      expect(within(pickup()!).getAllByText(hours)[0]).toBeVisible();
    }
    expect(app.network.callsTo(/order/)).toEqual([]);
    await assertHealthy(app);
  });

  test('shows its goods also to whom the payment page sends straight here, and does not say that it is paid', async () => {
    const { shirt, orderCode, open } = await orderedGoods();
    await open(`/order-complete?o=${orderCode}`);
    await thanks();
    expect(within(goods()!).getByText(shirt.title)).toBeVisible();
    expect(screen.queryByText('Paid in full')).not.toBeInTheDocument();
  });

  test('keeps them from the next one: they go with the log-out, and nobody else sees them', async () => {
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

  test('are gone when somebody else signs in after a session that ended by itself', async () => {
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

  test.each(['ORD-OTHER', ''])('is not that of another number, "%s"', async (code) => {
    const { open, comeBack } = await orderedGoods();
    await comeBack();
    await open(`/order-complete?o=${code}`);
    await thanks();
    expect(goods()).not.toBeInTheDocument();
    expect(pickup()).not.toBeInTheDocument();
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
  });
  await thanks();
  return app;
};

describe('what this browser knows of an order', () => {
  test('in instalments is its down payment and its first payment', async () => {
    const accepted = {
      account: accountKey(AMA),
      orderCode: 'ORD-7',
      at: 1,
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
    expect(fact('First monthly payment')).toHaveTextContent(`${cedi(5_226)} due one month after you get the goods`);
    expect(screen.queryByText('Paid in full')).not.toBeInTheDocument();
  });

  test('that goes to an address says nothing of stores', async () => {
    await openNoted({ ...noted, isDelivered: true });
    expect(goods()).toBeVisible();
    expect(pickup()).not.toBeInTheDocument();
  });

  test.each([
    ['nothing readable', '{"account":'],
    ['something else', 7],
    ['no owner', { ...noted, account: 7 }],
    ['somebody else’s', { ...noted, account: 'zzz' }],
    ['lines that are none', { ...noted, lines: 'none' }],
  ])('may be damaged: %s', async (_name, lastOrder) => {
    const app = await openNoted(lastOrder);
    expect(goods()).not.toBeInTheDocument();
    expect(screen.getByText('ORD-7')).toBeVisible();
    await assertHealthy(app);
  });

  test('may hold a line that is none, and a picture from nowhere: the others stand', async () => {
    const bad = { ...line, id: 8, product: { title: 'Cup', imgSrc: 'javascript:alert(1)' } };
    await openNoted({ ...noted, lines: [7, null, {}, bad, line] });
    expect(within(goods()!).getAllByRole('listitem')).toHaveLength(2);
    expect(document.querySelector('[src^="javascript"]')).toBeNull();
  });
});
