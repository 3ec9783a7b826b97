import { screen, waitFor } from '@testing-library/react';
import { checkoutBody } from '../../../../server/testing/goods';
import { checkoutReply } from '../../../contract/checkout';
import { customerWithCart } from '../../../testing/customerWithCart';
import type { FaultRule } from '../../../testing/faults';
import { answerWith, keysOf, lostReplyCells } from '../../../testing/lostReplies';
import { placedPayment } from '../../../testing/placedPayment';
import { renderApp } from '../../../testing/renderApp';
import { signInAgain } from '../../../testing/logIn';

const CANCEL = /order\/cancel/;
const unreadable: FaultRule = {
  path: /storefront\/order\/[^/]+$/,
  method: 'GET',
  fault: { when: 'before', kind: 'offline' },
};

/** A customer returns through the cancel link of the payment page; their order cannot be read. */
const open = async (faults: FaultRule[]) => {
  const customer = await customerWithCart();
  const { client, server, shirt, stored } = customer;
  const order = await client.read(checkoutReply, '/storefront/checkout', checkoutBody([{ id: shirt.id, quantity: 2 }]));
  const { checkoutId, orderCode, checkoutUrl } = order.data!;
  const pendingPayment = placedPayment({ total: shirt.price * 2, orderCode, checkoutUrl });
  const view = await renderApp({
    path: `/payment/cancel?order_no=${orderCode}`,
    server,
    stored: { ...stored, checkout_id: checkoutId!, pendingPayment },
    faults: [unreadable, ...faults],
  });
  return { ...customer, ...view, orderCode };
};

test.each(lostReplyCells)(
  'with %s as the cancel reply and %s for the repeat, keeps the payment until the outcome is known',
  async (_first, later, first, fault) => {
    const view = await open([{ path: CANCEL, times: 1, fault: first }]);
    const { network, user, store, storage } = view;
    const again = await screen.findByRole('button', { name: 'Check again' });
    const expectStored = () => {
      expect(store.getState().payment.pending).not.toBeNull();
      expect(storage.entries()).toHaveProperty('checkout_id');
    };
    expectStored();

    await answerWith(view, { path: CANCEL }, fault, () => user.click(again));
    if (later === '401') {
      await waitFor(() => expect(window.location.pathname).toBe('/account/auth'));
      expect(screen.queryByText('Order could not be canceled.')).toBeNull();
      expectStored();
      network.clear();
      await signInAgain(view);
    } else if (later !== 'ok') {
      expect(await screen.findByRole('alert')).toHaveTextContent('We can’t confirm yet whether order');
      expectStored();
      network.clear();
      await user.click(await screen.findByRole('button', { name: 'Check again' }));
    }
    await waitFor(() => expect(window.location.pathname).toBe('/cart'));
    // A new sign-in has a new key, so the back end refuses to cancel twice, and the order shows the outcome.
    expect(await screen.findByText(`Order ${view.orderCode} has been cancelled.`)).toBeVisible();
    expect(store.getState().payment.pending).toBeNull();
    expect((await view.orders()).map(({ status }) => status)).toEqual(['Cancelled']);
    const [key, repeated] = keysOf(network, CANCEL);
    expect(repeated).toBe(key);
  },
);
