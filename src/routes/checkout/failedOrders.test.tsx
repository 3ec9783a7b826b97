import { screen, waitFor } from '@testing-library/react';
import { demoBusiness } from '../../../server/db/seedRows';
import { checkoutBody } from '../../../server/testing/goods';
import { assertHealthy } from '../../testing/assertHealthy';
import { answered, type FaultRule, held } from '../../testing/faults';
import {
  accept,
  alertText,
  CHECKOUT,
  chooseInstalments,
  openCheckout,
  ORDERS,
  payButton,
  preview,
} from '../../testing/openCheckout';
import { renderApp } from '../../testing/renderApp';

describe('orders with a failed or unclear reply', () => {
  test('status 0: shows the server’s message as focused text and keeps the bag and the form', async () => {
    const message = 'Only 1 < 2 left';
    const { user, left, network, storage } = await openCheckout({
      faults: [{ path: CHECKOUT, fault: answered(200, { status: 0, message }) }],
    });
    await user.click(await payButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(alert).toHaveFocus();
    expect(left).toEqual([]);
    expect(storage.entries().pendingPayment).toBeUndefined();
    await assertHealthy({ network, storage, intent: /POST .*checkout/, message });
    expect(await payButton()).toBeEnabled();
  });

  test('500: shows a message and lets the shopper order again', async () => {
    const { user, left, network, orders } = await openCheckout({
      faults: [{ path: CHECKOUT, times: 1, fault: answered(500) }],
    });
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('nothing was ordered');
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(network.callsTo(CHECKOUT)).toHaveLength(2);
    expect(await orders()).toHaveLength(1);
  });

  const refusal = { status: 0, message: 'Our payment partner is down', data: null };

  test.each([
    [500, refusal],
    [503, refusal],
    [429, refusal],
    // Laravel's reply to invalid input has no envelope.
    [422, { message: 'Our payment partner is down', errors: { ship_phone: ['Unknown prefix'] } }],
  ])('%i with a refusal from the shop: shows its message after a single read of the orders', async (status, body) => {
    const { user, left, network, orders } = await openCheckout({
      faults: [{ path: CHECKOUT, times: 1, fault: answered(status, body) }],
    });
    await user.click(await payButton());
    await alertText('Our payment partner is down');
    const { calls } = network;
    const sent = calls.findIndex(({ path }) => CHECKOUT.test(path));
    expect(calls.slice(sent).filter(({ path }) => ORDERS.test(path))).toHaveLength(1);
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(await orders()).toHaveLength(1);
  });

  describe('browser resends to a back end that ignores idempotency keys', () => {
    const resent = (times: number, lost = false): FaultRule => ({
      path: CHECKOUT,
      fault: { when: 'after', kind: 'resent', times, keysIgnored: true, lost },
    });

    test('names both orders before the payment and cancels the duplicate on request', async () => {
      const { user, left, orders, storage } = await openCheckout({ faults: [resent(1)] });
      await user.click(await payButton());
      await alertText('Two orders were placed');
      expect(left).toEqual([]);
      const [second, first] = await orders();
      for (const order of [first, second]) {
        expect(screen.getByRole('link', { name: order!.orderCode })).toBeInTheDocument();
      }
      await user.click(screen.getByRole('button', { name: 'Cancel the duplicate' }));
      const cancelled = await screen.findByText(/^Order .+ has been cancelled\.$/);
      await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
      await waitFor(() => expect(left).toHaveLength(1));
      expect(left[0]).toContain(storage.entries().checkout_id);
      const statuses = (await orders()).map(({ orderCode, status }) => [orderCode, status]);
      expect(statuses.map(([, status]) => status).sort()).toEqual(['Cancelled', 'Pending']);
      const [gone] = statuses.find(([, status]) => status === 'Cancelled')!;
      expect(cancelled).toHaveTextContent(gone!);
    });

    test('reports seven orders and cancels the six duplicates', async () => {
      const { user, orders } = await openCheckout({ faults: [resent(6)] });
      await user.click(await payButton());
      await alertText('Seven orders were placed');
      await user.click(screen.getByRole('button', { name: 'Cancel the duplicates' }));
      await screen.findByRole('button', { name: 'Continue to payment' });
      expect((await orders()).filter(({ status }) => status === 'Cancelled')).toHaveLength(6);
    });

    test('keeps the duplicate on request and does not ask again after a reload', async () => {
      const { user, left, orders, storage, unmount, server } = await openCheckout({ faults: [resent(1)] });
      await user.click(await payButton());
      await user.click(await screen.findByRole('button', { name: 'Keep both orders' }));
      await screen.findByRole('button', { name: 'Continue to payment' });
      expect((await orders()).map(({ status }) => status)).toEqual(['Pending', 'Pending']);
      unmount();
      await renderApp({ path: '/checkout', server, environment: { storage, redirect: (url) => left.push(url) } });
      await screen.findByRole('button', { name: 'Continue to payment' });
      expect(screen.queryByText('Two orders were placed')).toBeNull();
    });

    test('reports both orders even when the reply is lost', async () => {
      const { user, orders } = await openCheckout({ faults: [resent(1, true)] });
      await user.click(await payButton());
      await alertText('Two orders were placed');
      await user.click(screen.getByRole('button', { name: 'Cancel the duplicate' }));
      await screen.findByRole('button', { name: 'Cancel this order' });
      expect((await orders()).map(({ status }) => status).sort()).toEqual(['Cancelled', 'Pending']);
    });

    test.each([false, true])(
      'saves an instalment order (reply lost: %j) once the duplicate is settled',
      async (lost) => {
        const { user, orders, store } = await openCheckout({ faults: [resent(1, lost)] });
        await chooseInstalments(user);
        await preview(user);
        await accept(user);
        await alertText('Two orders were placed');
        await user.click(await screen.findByRole('button', { name: 'Cancel the duplicate' }));
        await waitFor(() => expect(window.location.pathname).toBe('/account/orders'));
        await alertText('Your order has been saved.');
        expect(store.getState().payment.pending).toBeNull();
        expect((await orders()).map(({ status }) => status).sort()).toEqual(['Cancelled', 'Pending']);
      },
    );

    test.each([
      ['status 0', answered(200, '{"status":0,"message":"You have no orders","data":null}')],
      ['HTTP 404', answered(404, 'Not found')],
      ['HTTP 500', answered(500)],
    ])('leaves for the payment page after one request when the order list answers with %s', async (_case, fault) => {
      const { user, left, network } = await openCheckout({ faults: [{ path: ORDERS, fault }] });
      await user.click(await payButton());
      await waitFor(() => expect(left).toHaveLength(1));
      expect(network.callsTo(CHECKOUT)).toHaveLength(1);
    });

    test('asks about the duplicate again after a reload without a choice', async () => {
      const { user, storage, unmount, server } = await openCheckout({ faults: [resent(1)] });
      await user.click(await payButton());
      await alertText('Two orders were placed');
      unmount();
      await renderApp({ path: '/checkout', server, environment: { storage } });
      await alertText('Two orders were placed');
    });

    test('reports a failed cancellation of the duplicate and keeps the choice', async () => {
      const { user, network } = await openCheckout({ faults: [resent(1)] });
      network.add({ path: /order\/cancel/, fault: answered(200, '{"status":0,"message":"Too late"}') });
      await user.click(await payButton());
      await user.click(await screen.findByRole('button', { name: 'Cancel the duplicate' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(/^Order could not be canceled\. \(.+\)$/);
      expect(screen.getByRole('button', { name: 'Keep both orders' })).toBeInTheDocument();
    });
  });

  test('reuses the idempotency key on the next press after HTTP 409', async () => {
    const body = '{"status":0,"message":"This order is already being processed."}';
    const { user, left, network, orders } = await openCheckout({
      faults: [{ path: CHECKOUT, times: 1, fault: answered(409, body) }],
    });
    await user.click(await payButton());
    await alertText('This order is already being processed.');
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    const [first, second] = network.callsTo(CHECKOUT).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
    expect(await orders()).toHaveLength(1);
  });

  test('finds a cut-off order that the server books nine seconds later instead of resending it', async () => {
    let waited = 0;
    let book = (): Promise<unknown> => Promise.resolve();
    const { user, left, network, client, shirt, orders } = await openCheckout({
      faults: [{ path: CHECKOUT, fault: { when: 'before', kind: 'offline' } }],
      wait: async (ms) => {
        if (waited < 9000 && waited + ms >= 9000) await book();
        waited += ms;
      },
    });
    const press = await payButton();
    waited = 0;
    book = () => client.post('/storefront/checkout', checkoutBody([{ id: shirt.id, quantity: 2 }]));
    await user.click(press);
    await alertText('Finish your payment');
    expect(left).toEqual([]);
    expect(network.callsTo(CHECKOUT)).toHaveLength(1);
    expect(await orders()).toHaveLength(1);
  });

  test('sends nothing when the orders cannot be read and the bag was ordered elsewhere meanwhile', async () => {
    const { fault, release } = held();
    const { user, network, client, shirt, orders } = await openCheckout();
    const press = await payButton();
    network.add({ path: /my-cart/, times: 1, fault });
    network.add({ path: ORDERS, fault: answered(500) });
    const read = network.callsTo(/my-cart/).length;
    await user.click(press);
    await waitFor(() => expect(network.callsTo(/my-cart/)[read]?.status).toBe(200));
    const loan = { checkout_type: 'installment', duration: 3, creditor: demoBusiness.default_creditor.uuid };
    await client.post('/storefront/checkout', checkoutBody([{ id: shirt.id, quantity: 2 }], loan));
    release();
    await screen.findByText('You do not have any items in your cart.');
    expect(network.callsTo(CHECKOUT)).toEqual([]);
    expect(await orders()).toHaveLength(1);
  });

  test('cancels a waiting order and sends the next one', async () => {
    const { user, left, network, orders } = await openCheckout({
      faults: [{ path: CHECKOUT, times: 1, fault: { when: 'after', kind: 'lost' } }],
    });
    await user.click(await payButton());
    await user.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
    await alertText(/has been cancelled. You can order again./);
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(/^Order .+ has been cancelled\. You can order again\.$/),
    );
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(network.callsTo(CHECKOUT)).toHaveLength(2);
    expect((await orders()).map(({ status }) => status).sort()).toEqual(['Cancelled', 'Pending']);
  });

  test('lets the shopper leave an order that cannot be cancelled and order again', async () => {
    const { user, left, network, orders } = await openCheckout({
      faults: [
        { path: CHECKOUT, times: 1, fault: { when: 'after', kind: 'lost' } },
        { path: /order\/cancel/, fault: answered(200, '{"status":0}') },
      ],
    });
    await user.click(await payButton());
    const cancel = await screen.findByRole('button', { name: 'Cancel this order' });
    expect(screen.queryByRole('button', { name: 'Leave it and order again' })).toBeNull();
    await user.click(cancel);
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Order could not be canceled.');
    await user.click(await screen.findByRole('button', { name: 'Leave it and order again' }));
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(network.callsTo(CHECKOUT)).toHaveLength(2);
    expect(await orders()).toHaveLength(2);
  });

  test('looks for the order after a reload during sending instead of resending it', async () => {
    const first = await openCheckout({ faults: [{ path: CHECKOUT, fault: { when: 'before', kind: 'hang' } }] });
    await first.user.click(await payButton());
    await waitFor(() => expect(first.network.callsTo(CHECKOUT)).toHaveLength(1));
    first.unmount();
    const again = await renderApp({ path: '/checkout', server: first.server, environment: { storage: first.storage } });
    await alertText('Your last order wasn’t placed. You can order again.');
    expect(again.network.callsTo(CHECKOUT)).toHaveLength(0);
  });
});
