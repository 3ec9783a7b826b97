import { act, screen, waitFor } from '@testing-library/react';
import { settleCheckout } from '../../server/domain/checkouts';
import { customerWithCart } from './customerWithCart';
import { memoryStorage } from './memoryStorage';
import { renderApp } from './renderApp';
import { turns } from './turns';

type Customer = Awaited<ReturnType<typeof customerWithCart>>;

const place = async ({ server, stored }: Customer) => {
  sessionStorage.clear();
  const storage = memoryStorage(stored);
  const left: string[] = [];
  const environment = { storage, redirect: (url: string) => left.push(url) };
  const checkout = await renderApp({ path: '/checkout', server, environment });
  await checkout.user.click(await screen.findByRole('button', { name: 'PROCEED TO PAYMENT' }));
  await waitFor(() => expect(left).toHaveLength(1));
  // Simulates leaving for the payment page.
  window.dispatchEvent(new Event('pagehide'));
  checkout.unmount();
  return { storage, checkoutId: storage.entries().checkout_id ?? '' };
};

interface Options {
  settlement?: 'pay' | 'decline';
  /** Quantity left in the server's cart after the payment: not every back end empties the cart. */
  leftInCart?: number;
}

/** A server whose cart still contains the goods after the payment is confirmed. */
const withoutEmptying = ({ server, client, shirt }: Customer, quantity: number): Customer['server'] => ({
  ...server,
  fetch: async (request) => {
    const reply = await server.fetch(request);
    if (quantity > 0 && request.url.endsWith('/confirm_order')) {
      await client.post('/storefront/add-to-cart', { product_variant_id: shirt.id, quantity });
    }
    return reply;
  },
});

/** A customer who has ordered two shirts, opened the payment page and returns to this browser. */
export const orderedGoods = async ({ settlement = 'pay', leftInCart = 0 }: Options = {}) => {
  const customer = await customerWithCart();
  const { orders } = customer;
  const server = withoutEmptying(customer, leftInCart);
  const { storage, checkoutId } = await place(customer);
  await settleCheckout(server.database, checkoutId, settlement, {
    at: Date.now(),
    today: '2026-11-21',
    origin: 'http://localhost',
  });
  const [order] = await orders();
  const orderCode = order?.orderCode ?? '';
  const open = (path: string) => renderApp({ path, server, environment: { storage } });
  const comeBack = async () => {
    const page = await open(`/payment/return?checkoutid=${checkoutId}`);
    await waitFor(() => {
      expect(window.location.pathname).toBe(settlement === 'pay' ? `/account/orders/o/${orderCode}` : '/checkout');
    });
    if (leftInCart > 0) await waitFor(() => expect(storage.entries().lastOrder).toContain('"left":["'));
    // Lets pending writes of the page finish before it closes.
    await act(() => turns(50));
    page.entries.saveAll();
    page.unmount();
  };
  return { ...customer, server, storage, orderCode, open, comeBack };
};
