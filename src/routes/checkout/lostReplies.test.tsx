import { screen, waitFor } from '@testing-library/react';
import { customerWithCart } from '../../testing/customerWithCart';
import { faultyFetch } from '../../testing/faults';
import { answerWith, keysOf, lostReplyCells } from '../../testing/lostReplies';
import { memoryStorage } from '../../testing/memoryStorage';
import { CHECKOUT, ORDERS, payButton } from '../../testing/openCheckout';
import { renderShop } from '../../testing/renderShop';
import { signInAgain } from '../../testing/logIn';

/** Opens the checkout. The order list stays empty until `staleUntil` orders have been sent. */
const open = async (staleUntil = 0) => {
  sessionStorage.clear();
  const customer = await customerWithCart();
  const left: string[] = [];
  const network = faultyFetch((request) =>
    ORDERS.test(request.url) && network.callsTo(CHECKOUT, 'POST').length < staleUntil
      ? Promise.resolve(Response.json({ status: 1, data: [] }))
      : customer.server.fetch(request),
  );
  const storage = memoryStorage(customer.stored);
  window.history.replaceState(null, '', '/checkout');
  const view = await renderShop({ fetch: network.fetch, storage, redirect: (url) => left.push(url) });
  const cart = async () => (await customer.client.get('/storefront/my-cart')).body.data;
  return { ...customer, ...view, network, storage, left, cart };
};

type View = Awaited<ReturnType<typeof open>>;

/** Expects exactly one order, and a link to it unless the payment page has opened. */
const expectLinkOrPayment = async (view: View) => {
  const [order] = await view.orders();
  if (view.left.length === 0) {
    expect(await screen.findByRole('link', { name: order!.orderCode })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel this order' })).toBeVisible();
  }
  expect(await view.orders()).toHaveLength(1);
};

test.each(lostReplyCells)(
  'with %s as the order reply and %s for the repeat, makes one order with one key and links to it',
  async (_first, later, first, fault) => {
    const view = await open(2);
    const { network, user, store } = view;
    await answerWith(view, { path: CHECKOUT }, first, async () => user.click(await payButton()));
    await screen.findByRole('alert');
    network.clear();
    await answerWith(view, { path: CHECKOUT }, fault, async () => user.click(await payButton()));
    if (later === '401') {
      await waitFor(() => expect(window.location.pathname).toBe('/account/auth'));
      expect(store.getState().payment.pending).not.toBeNull();
      network.clear();
      await signInAgain(view);
      await expectLinkOrPayment(view);
    } else {
      await waitFor(() => expect(store.getState().payment.phase).toMatch(/idle|leaving/));
      expect(view.left).toHaveLength(later === 'ok' ? 1 : 0);
      expect(store.getState().payment.pending).toMatchObject({ phase: 'placed' });
      await expectLinkOrPayment(view);
    }
    expect(await view.cart()).toHaveLength(1);
    const [key, repeated] = keysOf(network, CHECKOUT);
    expect(repeated).toBe(key);
  },
);

test.each(lostReplyCells)(
  'with %s as the order reply and %s for the order list, resends nothing and links to the order',
  async (_first, later, first, fault) => {
    const view = await open();
    const { network, user, store } = view;
    await answerWith(view, { path: CHECKOUT }, first, async () => user.click(await payButton()));
    await screen.findByRole('heading', { name: 'Finish your payment' });
    network.clear();
    await answerWith(view, { path: ORDERS, method: 'GET' }, fault, async () => user.click(await payButton()));
    if (later === '401') {
      await waitFor(() => expect(window.location.pathname).toBe('/account/auth'));
    } else if (later !== 'ok') {
      const again = await screen.findByRole('button', { name: 'Check again' });
      network.clear();
      expect(store.getState().payment.pending).not.toBeNull();
      await user.click(again);
    }
    expect(store.getState().payment.pending).not.toBeNull();
    network.clear();
    if (later === '401') await signInAgain(view);
    await expectLinkOrPayment(view);
    expect(network.callsTo(CHECKOUT, 'POST')).toHaveLength(1);
    expect(await view.cart()).toEqual([]);
  },
);
