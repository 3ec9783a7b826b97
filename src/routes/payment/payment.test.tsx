import { act, screen, waitFor } from '@testing-library/react';
import { setImmediate } from 'node:timers';
import { settleCheckout } from '../../../server/domain/checkouts';
import { closeOrder } from '../../../server/domain/orderChanges';
import { checkoutBody, twoGoods } from '../../../server/testing/goods';
import { shopClient } from '../../../server/testing/shopClient';
import { createTestShop } from '../../../server/testing/testShop';
import { makeStore } from '../../app/store';
import { accountKey } from '../../lib/accountKey';
import { cartReply } from '../../contract/cart';
import { checkoutReply } from '../../contract/checkout';
import { ordersReply } from '../../contract/order';
import { sample } from '../../testing/complete';
import { AMA, signedIn } from '../../testing/customers';
import { answered, faultyFetch, type FaultRule, held } from '../../testing/faults';
import { wireReply } from '../../testing/builders/wire';
import { wireOrder, wireOrderRow } from '../../testing/builders/wireCustomer';
import { memoryLocks } from '../../testing/memoryLocks';
import { memoryStorage } from '../../testing/memoryStorage';
import { placedPayment } from '../../testing/placedPayment';
import { renderApp } from '../../testing/renderApp';
import { signInAgain } from '../../testing/logIn';
import { testEnvironment } from '../../testing/testEnvironment';
import { refreshCartPrices } from '../../features/cart/refreshCartPrices';
import { confirmPayment } from '../../features/checkout/payment/confirmPayment';
import { runStep } from '../../features/checkout/payment/paymentStep';

const CONFIRM = /confirm_order/;

/** A customer who was sent to the payment page for one shirt, with the given settlement. */
const paidFor = async (settlement: 'pay' | 'decline' | 'cancel' | null = 'pay') => {
  const server = await createTestShop();
  const [shirt] = await twoGoods(server.database);
  const customer = await signedIn(server);
  const client = shopClient(server, customer.token);
  await client.post('/storefront/add-to-cart', { product_variant_id: shirt.id, quantity: 1 });
  const { data } = await client.read(
    checkoutReply,
    '/storefront/checkout',
    checkoutBody([{ id: shirt.id, quantity: 1 }]),
  );
  const { checkoutId, orderCode, checkoutUrl } = data as { checkoutId: string; orderCode: string; checkoutUrl: string };
  if (settlement)
    await settleCheckout(server.database, checkoutId, settlement, {
      at: Date.now(),
      today: '2026-11-21',
      origin: 'http://localhost',
    });
  const pendingPayment = placedPayment({ total: shirt.price, orderCode, checkoutUrl });
  const line = { id: shirt.id, quantity: 1, price: shirt.price, available: 5, product: { id: '1', title: 'Shirt' } };
  const lines = [{ ...line, attributes: {} }];
  const lastOrder = JSON.stringify({ account: accountKey(AMA), orderCode, isDelivered: false, lines, left: [] });
  const { token, account } = customer;
  const stored = { token, account, checkout_id: checkoutId, pendingPayment, lastOrder };
  const confirm = () => client.post('/storefront/confirm_order', { checkout_id: checkoutId });
  const cart = async () => (await client.read(cartReply, '/storefront/my-cart')).data;
  const orders = async () => (await client.read(ordersReply, '/storefront/my-orders')).data;
  return { server, stored, checkoutId, orderCode, confirm, cart, orders, customer };
};

type Paid = Awaited<ReturnType<typeof paidFor>>;

const open = ({ server, stored }: Paid, path: string, faults: FaultRule[] = [], storage = memoryStorage(stored)) =>
  renderApp({ path, server, faults, environment: { storage } }).then((view) => ({ ...view, storage }));

/** The first read of the server's cart succeeds; later reads fail. */
const cartReadOnce = (paid: Paid): Paid => {
  const { server } = paid;
  let reads = 0;
  const fetch = (request: Request): Promise<Response> => {
    const isCart = request.url.endsWith('/my-cart');
    if (isCart) reads += 1;
    return isCart && reads > 1 ? Promise.resolve(new Response('', { status: 500 })) : server.fetch(request);
  };
  return { ...paid, server: { ...server, fetch } };
};

const expectPath = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));
/** The link is in the header or in the steps of the checkout. */
const expectInBag = (count: number) =>
  waitFor(() => {
    const atCheckout = screen.queryByRole('link', { name: `Cart (${count})` });
    const inHeader = screen.queryByRole('button', { name: (name) => name.includes(`Cart, ${count} item`) });
    expect(atCheckout ?? inHeader).toBeInTheDocument();
  });

describe('return from the payment page', () => {
  test('confirms once, empties the bag, forgets the checkout id and shows the order', async () => {
    const paid = await paidFor();
    const { network, storage } = await open(paid, `/payment/return?checkoutid=${paid.checkoutId}`);
    await expectPath(`/account/orders/o/${paid.orderCode}`);
    expect(await screen.findByText('Payment received. Thank you for your order.')).toBeVisible();
    expect(network.callsTo(CONFIRM)).toHaveLength(1);
    await expectInBag(0);
    expect(await paid.cart()).toEqual([]);
    await waitFor(() => expect(storage.entries()).not.toHaveProperty('checkout_id'));
    expect(storage.entries()).not.toHaveProperty('pendingPayment');
  });

  test('empties the bag at once even when the server’s cart can no longer be read', async () => {
    const paid = cartReadOnce(await paidFor());
    await open(paid, `/payment/return?checkoutid=${paid.checkoutId}`);
    await expectPath(`/account/orders/o/${paid.orderCode}`);
    await expectInBag(0);
  });

  test('shows the paid order when the shop refuses to confirm it because the provider has reported the payment', async () => {
    const paid = await paidFor();
    await paid.confirm();
    const refused: FaultRule = { path: CONFIRM, fault: answered(200, { status: 0, message: 'Already confirmed' }) };
    await open(paid, `/payment/return?checkoutid=${paid.checkoutId}`, [refused]);
    await expectPath(`/account/orders/o/${paid.orderCode}`);
    expect(await screen.findByText('Payment received. Thank you for your order.')).toBeVisible();
  });

  test.each(['Awaiting Payment', 'Payment Failed'])(
    'returns to the checkout when the shop refuses and the order is %j',
    async (status) => {
      const paid = await paidFor(null);
      const order = wireOrder({ order_code: paid.orderCode, order_status: status });
      await open(paid, `/payment/return?checkoutid=${paid.checkoutId}`, [
        { path: CONFIRM, fault: answered(200, { status: 0, message: 'Declined by the bank' }) },
        { path: /storefront\/order\//, fault: answered(200, wireReply(order)) },
      ]);
      expect(await screen.findByText('Declined by the bank')).toBeVisible();
      await expectPath('/checkout');
      await expectInBag(1);
    },
  );

  test('keeps a shopper who has opened another page there when the payment turns out not to be made', async () => {
    const paid = await paidFor(null);
    const { fault, release } = held();
    const { network, store, user } = await open(paid, `/payment/return?checkoutid=${paid.checkoutId}`, [
      { path: CONFIRM, fault },
    ]);
    await waitFor(() => expect(network.callsTo(CONFIRM)).toHaveLength(1));
    await user.click(screen.getAllByRole('link', { name: /home/i })[0]!);
    await expectPath('/');
    release();
    await waitFor(() =>
      expect(store.getState().payment).toMatchObject({ phase: 'idle', outcome: { kind: 'notPaid' } }),
    );
    expect(window.location.pathname).toBe('/');
  });

  test('neither confirms again nor drops items added after the payment when the return is replayed', async () => {
    const paid = await paidFor();
    const address = `/payment/return?checkoutid=${paid.checkoutId}`;
    const first = await open(paid, address);
    await expectPath(`/account/orders/o/${paid.orderCode}`);
    await waitFor(() => expect(first.storage.entries()).toHaveProperty('lastPayment'));
    first.unmount();
    const [, cup] = await twoGoods(paid.server.database);
    const client = shopClient(paid.server, paid.customer.token);
    await client.post('/storefront/add-to-cart', { product_variant_id: cup.id, quantity: 1 });
    const again = await open(paid, address, [], first.storage);
    await expectPath(`/account/orders/o/${paid.orderCode}`);
    await expectInBag(1);
    expect(await paid.cart()).toHaveLength(1);
    expect(again.network.callsTo(CONFIRM)).toHaveLength(0);
  });

  test('sends one confirmation for an effect that runs twice and two tabs that return together', async () => {
    const paid = await paidFor();
    const network = faultyFetch((request) => paid.server.fetch(request));
    const storage = memoryStorage(paid.stored);
    const environment = testEnvironment({ fetch: network.fetch, storage, locks: memoryLocks() });
    const tabs = [makeStore(environment), makeStore(environment)];
    const ends = await Promise.all(
      tabs.flatMap(({ store }) => [
        store.dispatch(runStep(confirmPayment(paid.checkoutId))),
        store.dispatch(runStep(confirmPayment(paid.checkoutId))),
      ]),
    );
    const confirmed = { kind: 'confirmed', orderCode: paid.orderCode };
    // A tab that only receives the event must not empty a bag that was filled since.
    expect(ends).toEqual([{ ...confirmed, fresh: true }, null, { ...confirmed, fresh: false }, null]);
    expect(network.callsTo(CONFIRM)).toHaveLength(1);
    await new Promise((resolve) => setImmediate(resolve));
  });

  test.each(sample(['?checkoutid=other', '', '?checkoutid=', '?checkoutid=ID&checkoutid=ID', '?CHECKOUTID=ID'], 3))(
    'without the expected checkout id (%s), opens the checkout, advises checking orders, keeps the bag',
    async (query) => {
      const paid = await paidFor();
      const path = `/payment/return${query.replaceAll('ID', paid.checkoutId)}`;
      const { network } = await open(paid, path, [{ path: /my-orders/, fault: answered(500) }]);
      await expectPath('/checkout');
      expect(await screen.findByText(/If you have just paid, look at/)).toHaveTextContent(
        'If you have just paid, look at your orders before paying again.',
      );
      expect(network.callsTo(CONFIRM)).toHaveLength(0);
      await expectInBag(1);
    },
  );

  test('advises checking the orders for another checkout id even with an empty bag', async () => {
    const server = await createTestShop();
    await renderApp({ path: '/payment/return?checkoutid=other', server, stored: await signedIn(server) });
    await expectPath('/cart');
    expect(await screen.findByText(/If you have just paid, look at/)).toBeInTheDocument();
  });

  test.each<[string, FaultRule['fault']]>(
    sample(
      [
        ['500', answered(500)],
        ['offline', { when: 'before', kind: 'offline' }],
        ['a lost reply', { when: 'after', kind: 'lost' }],
        ['an HTML page', answered(200, '<html>')],
        ['an empty reply', answered(200)],
        ['503 with Retry-After', answered(503, '', { 'Retry-After': '1' })],
        ['500 with a message', answered(500, '{"status":0,"message":"Server error"}')],
        ['429', answered(429, '{"status":0,"message":"Too many requests"}')],
        ['404 with an HTML page', answered(404, '<html>')],
        ['403 with an HTML page', answered(403, '<html>')],
        ['422 without a status', answered(422, '{"message":"Invalid"}')],
      ],
      4,
    ),
  )('requests an unknown outcome (%s) three times, then offers Check again and keeps the bag', async (_name, fault) => {
    const paid = await paidFor();
    const { network, user } = await open(paid, `/payment/return?checkoutid=${paid.checkoutId}`, [
      { path: CONFIRM, fault },
    ]);
    expect(await screen.findByRole('heading', { name: 'We’re confirming your payment' })).toBeInTheDocument();
    const retry = await screen.findByRole('button', { name: 'Check again' });
    expect(screen.getByText(/Please don’t pay again\.$/)).toBeVisible();
    expect(network.callsTo(CONFIRM)).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'View your orders' })).toHaveAttribute('href', '/account/orders');
    await expectInBag(1);
    network.clear();
    await user.click(retry);
    await expectPath(`/account/orders/o/${paid.orderCode}`);
    await expectInBag(0);
  });

  describe('the reply to a confirmation is lost', () => {
    const no = (status: number): FaultRule['fault'] =>
      answered(status, '{"status":0,"message":"The payment is already being processed."}');
    const cut: FaultRule['fault'] = { when: 'after', kind: 'lost' };
    const gateway: FaultRule['fault'] = { when: 'after', kind: 'reply', status: 504, body: '<html>' };
    const orderFault = (status: string): FaultRule => ({
      path: /storefront\/order\/[^/]+$/,
      method: 'GET',
      fault: answered(200, { status: 1, data: { order_code: 'X', order_status: status, products: [] } }),
    });
    const unreadable: FaultRule = {
      path: /storefront\/order\//,
      method: 'GET',
      fault: { when: 'before', kind: 'offline' },
    };

    test.each<[FaultRule['fault'], number]>([
      [cut, 200],
      [cut, 404],
      [cut, 409],
      [gateway, 200],
      [gateway, 422],
    ])('after %j, checks a refusal with HTTP %i against the paid order and ends the payment', async (first, status) => {
      const paid = await paidFor();
      const { network, storage } = await open(paid, `/payment/return?checkoutid=${paid.checkoutId}`, [
        { path: CONFIRM, fault: no(status) },
        { path: CONFIRM, times: 1, fault: first },
      ]);
      await expectPath(`/account/orders/o/${paid.orderCode}`);
      const keys = network.callsTo(CONFIRM).map(({ headers }) => headers.get('Idempotency-Key'));
      expect(keys).toHaveLength(2);
      expect(keys[0]).toMatch(/^"[\da-f]{32}"$/);
      expect(keys[1]).toBe(keys[0]);
      await waitFor(() => expect(storage.entries()).not.toHaveProperty('pendingPayment'));
      await expectInBag(0);
    });

    test.each([
      ['Pending', orderFault('Pending')],
      ['unreadable', unreadable],
    ])(
      'offers Check again, also after a reload, when a refusal follows while the order is %s',
      async (_name, orders) => {
        const paid = await paidFor();
        const address = `/payment/return?checkoutid=${paid.checkoutId}`;
        const faults = [{ path: CONFIRM, fault: no(200) }, { path: CONFIRM, times: 1, fault: cut }, orders];
        const first = await open(paid, address, faults);
        expect(await screen.findByRole('button', { name: 'Check again' })).toBeInTheDocument();
        expect(first.storage.entries()).toHaveProperty('pendingPayment');
        first.unmount();
        const second = await open(paid, address, [{ path: CONFIRM, fault: no(200) }, orders], first.storage);
        expect(await screen.findByRole('button', { name: 'Check again' })).toBeInTheDocument();
        second.network.clear();
        await second.user.click(screen.getByRole('button', { name: 'Check again' }));
        await expectPath(`/account/orders/o/${paid.orderCode}`);
      },
    );

    test('retries HTTP 409 with the same key while the order is pending', async () => {
      const paid = await paidFor();
      const { network } = await open(paid, `/payment/return?checkoutid=${paid.checkoutId}`, [
        { path: CONFIRM, times: 1, fault: no(409) },
        { ...orderFault('Pending'), times: 1 },
      ]);
      await expectPath(`/account/orders/o/${paid.orderCode}`);
      const [first, second] = network.callsTo(CONFIRM).map(({ headers }) => headers.get('Idempotency-Key'));
      expect(second).toBe(first);
    });

    test('returns to the checkout with the bag when a refusal follows and the order is declined', async () => {
      const paid = await paidFor('decline');
      const { storage } = await open(paid, `/payment/return?checkoutid=${paid.checkoutId}`, [
        { path: CONFIRM, times: 1, fault: cut },
      ]);
      await expectPath('/checkout');
      expect(await screen.findByText('The payment was declined.')).toBeInTheDocument();
      await expectInBag(1);
      expect(storage.entries()).not.toHaveProperty('pendingPayment');
    });
  });

  describe('the checkout after an unanswered confirmation', () => {
    /** Returned from the payment page with three lost confirmations; the order is still listed as Pending. */
    const unconfirmed = async () => {
      const paid = await paidFor();
      const lost: FaultRule = { path: CONFIRM, times: 3, fault: { when: 'before', kind: 'offline' } };
      const first = await open(paid, `/payment/return?checkoutid=${paid.checkoutId}`, [lost]);
      await screen.findByRole('button', { name: 'Check again' });
      expect(first.storage.entries().pendingPayment).toContain('confirmKey');
      first.unmount();
      const row = wireOrderRow({ order_code: paid.orderCode, status: 'Pending' });
      const pending: FaultRule = { path: /my-orders/, fault: answered(200, wireReply([row])) };
      const openCheckout = (...faults: FaultRule[]) => open(paid, '/checkout', [pending, ...faults], first.storage);
      return { ...paid, lost, openCheckout };
    };

    test('offers neither payment nor cancellation while the payment stays unknown', async () => {
      const { lost, openCheckout } = await unconfirmed();
      await openCheckout(lost);
      expect(await screen.findByRole('heading', { name: 'Check your last order' })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull();
    });
  });

  test('sends nothing for another customer’s payment and asks the shopper to sign in with the right account', async () => {
    const paid = await paidFor();
    const kofi = await signedIn(paid.server, { ...AMA, email: 'kofi@example.com' });
    const stored = { ...paid.stored, token: kofi.token, account: kofi.account };
    const address = `/payment/return?checkoutid=${paid.checkoutId}`;
    const { network, storage, user } = await open({ ...paid, stored }, address);
    expect(await screen.findByRole('heading', { name: 'This payment belongs to another account' })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(AMA.email);
    expect(network.callsTo(CONFIRM)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Sign in with another account' }));
    await expectPath('/account/auth');
    expect(storage.entries().checkout_id).toBe(paid.checkoutId);
    await signInAgain({ user });
    await expectPath(`/account/orders/o/${paid.orderCode}`);
    expect(network.callsTo(CONFIRM)).toHaveLength(1);
  });

  test('accepts a refusal after a sign-in when the first confirmation was refused with a 401', async () => {
    const paid = await paidFor(null);
    const { user, network } = await open(paid, `/payment/return?checkoutid=${paid.checkoutId}`, [
      { path: CONFIRM, times: 1, fault: answered(401, '{"status":0}') },
    ]);
    await expectPath('/account/auth');
    await signInAgain({ user });
    expect(await screen.findByText('The payment wasn’t made.')).toBeInTheDocument();
    await expectPath('/checkout');
    expect(network.callsTo(CONFIRM)).toHaveLength(2);
  });

  test('opens the list of orders when the confirmation has no order code', async () => {
    const paid = await paidFor();
    await open(paid, `/payment/return?checkoutid=${paid.checkoutId}`, [
      { path: CONFIRM, fault: { when: 'after', kind: 'reply', status: 200, body: '{"status":100,"data":{}}' } },
    ]);
    await expectPath('/account/orders');
    expect(await screen.findByText('Payment received. Thank you for your order.')).toBeVisible();
  });

  test('returns to the checkout with the server’s message and the bag intact when declined', async () => {
    const paid = await paidFor('decline');
    const { storage } = await open(paid, `/payment/return?checkoutid=${paid.checkoutId}`);
    await expectPath('/checkout');
    expect(await screen.findByText('The payment was declined.')).toBeInTheDocument();
    expect(screen.getByText('Your cart is kept, so you can try again.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'PROCEED TO PAYMENT' })).toBeEnabled();
    await expectInBag(1);
    expect(storage.entries().checkout_id).toBe(paid.checkoutId);
  });

  test('does not claim that an empty bag is kept after a decline', async () => {
    const paid = await paidFor('decline');
    await open(paid, `/payment/return?checkoutid=${paid.checkoutId}`, [
      { path: /my-cart/, fault: answered(200, wireReply([])) },
    ]);
    await expectPath('/cart');
    await expectInBag(0);
    expect(await screen.findByText('The payment was declined.')).toBeVisible();
    expect(screen.queryByText(/Your cart is kept/)).not.toBeInTheDocument();
  });

  test('shows the decline until the next order is submitted, and keeps the typed values', async () => {
    const paid = await paidFor('decline');
    const refused = answered(200, '{"status":0,"message":"Out of stock"}');
    const { user } = await open(paid, `/payment/return?checkoutid=${paid.checkoutId}`, [
      { path: /storefront\/checkout$/, method: 'POST', fault: refused },
    ]);
    expect(await screen.findByText('The payment was declined.')).toBeInTheDocument();
    const note = await screen.findByRole('textbox', { name: /Order Notes/ });
    await user.type(note, 'Ring twice');
    await user.click(screen.getByRole('button', { name: 'PROCEED TO PAYMENT' }));
    expect(await screen.findByText('Out of stock')).toBeInTheDocument();
    expect(screen.queryByText('The payment was declined.')).toBeNull();
    expect(note).toHaveValue('Ring twice');
  });

  test('reports a newer order sent by another tab when the payment is declined', async () => {
    const paid = await paidFor('decline');
    const [shirt] = await twoGoods(paid.server.database);
    const client = shopClient(paid.server, paid.stored.token);
    await client.post('/storefront/checkout', checkoutBody([{ id: shirt.id, quantity: 1 }]));
    const [newer] = (await paid.orders()).filter(({ orderCode }) => orderCode !== paid.orderCode);
    // Sent by another tab that was closed before the reply arrived.
    const sent = { orderCode: null, checkoutUrl: null, phase: 'sent', known: [paid.orderCode] };
    const pendingPayment = JSON.stringify({ ...(JSON.parse(paid.stored.pendingPayment) as object), ...sent });
    const stored = { ...paid.stored, pendingPayment };
    await open({ ...paid, stored }, `/payment/return?checkoutid=${paid.checkoutId}`);
    await expectPath('/checkout');
    expect(await screen.findByText('Finish your payment')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: newer!.orderCode })).toBeInTheDocument();
  });

  test('keeps the bag after a decline when the server’s cart cannot be read', async () => {
    const paid = cartReadOnce(await paidFor('decline'));
    const { network, store } = await open(paid, `/payment/return?checkoutid=${paid.checkoutId}`);
    await screen.findByText('The payment was declined.');
    await act(() => store.dispatch(refreshCartPrices()));
    expect(network.callsTo(/my-cart/).at(-1)).toMatchObject({ status: 500 });
    await expectInBag(1);
  });

  test('confirms the payment after sign-in when the shopper was signed out meanwhile', async () => {
    const paid = await paidFor();
    const { checkout_id, pendingPayment } = paid.stored;
    const address = `/payment/return?checkoutid=${paid.checkoutId}`;
    const { user, network } = await open(paid, address, [], memoryStorage({ checkout_id, pendingPayment }));
    await expectPath('/account/auth');
    expect(network.callsTo(CONFIRM)).toHaveLength(0);
    await signInAgain({ user });
    await expectPath(`/account/orders/o/${paid.orderCode}`);
    expect(network.callsTo(CONFIRM)).toHaveLength(1);
  });

  test('reports the difference with the paid order when its total exceeds the checkout total', async () => {
    const paid = await paidFor();
    await paid.server.database.query('UPDATE orders SET total = total + 250 WHERE code = $1', [paid.orderCode]);
    await open(paid, `/payment/return?checkoutid=${paid.checkoutId}`);
    await expectPath(`/account/orders/o/${paid.orderCode}`);
    expect(await screen.findByText(/^This order comes to GHS/)).toBeInTheDocument();
  });

  test('hides another account’s order from the next customer', async () => {
    const paid = await paidFor(null);
    const kofi = await signedIn(paid.server, { ...AMA, email: 'kofi@example.com' });
    const [shirt] = await twoGoods(paid.server.database);
    const client = shopClient(paid.server, kofi.token);
    await client.post('/storefront/add-to-cart', { product_variant_id: shirt.id, quantity: 1 });
    await open({ ...paid, stored: { ...paid.stored, token: kofi.token, account: kofi.account } }, '/checkout');
    expect(await screen.findByRole('button', { name: 'PROCEED TO PAYMENT' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/checking your last order/i)).toBeNull());
    expect(screen.queryByText(/Your last order/)).toBeNull();
  });

  test.each(['/', '/cart'])(
    '%s links an unfinished payment to the checkout after the browser was closed',
    async (path) => {
      const paid = await paidFor(null);
      await paid.server.database.query('UPDATE orders SET total = total + 250 WHERE code = $1', [paid.orderCode]);
      const { user } = await open(paid, path);
      await user.click(await screen.findByRole('link', { name: 'Finish your payment' }));
      await expectPath('/checkout');
      expect(await screen.findByRole('heading', { name: 'Finish your payment' })).toBeInTheDocument();
      // The order total is shown before the payment.
      expect(screen.getByText(/^This order comes to GHS/)).toBeInTheDocument();
    },
  );

  test('shows no payment notice without a pending payment', async () => {
    const paid = await paidFor(null);
    const { token, account } = paid.stored;
    await open(paid, '/cart', [], memoryStorage({ token, account }));
    await screen.findByRole('heading', { level: 1, name: 'Shopping cart' });
    expect(screen.queryByRole('link', { name: 'Finish your payment' })).toBeNull();
  });

  test('reports an order cancelled elsewhere and lets the shopper order again', async () => {
    const paid = await paidFor(null);
    const client = shopClient(paid.server, paid.customer.token);
    await client.post('/storefront/order/cancel', { order_code: paid.orderCode });
    const { storage } = await open(paid, '/checkout');
    expect(
      await screen.findByText(`Your last order ${paid.orderCode} is now “Cancelled”. You can order again.`),
    ).toBeInTheDocument();
    await waitFor(() => expect(storage.entries()).not.toHaveProperty('pendingPayment'));
    await expectInBag(1);
  });

  test('offers the payment of an order in an unknown status that the shop does not confirm', async () => {
    const paid = await paidFor(null);
    const row = wireOrderRow({ order_code: paid.orderCode, status: 'Awaiting Payment' });
    await open(paid, '/checkout', [
      { path: CONFIRM, fault: answered(200, { status: 0, message: 'Not paid' }) },
      { path: /my-orders/, fault: answered(200, wireReply([row])) },
    ]);
    expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
    await expectInBag(1);
  });

  test.each<[string, FaultRule['fault'] | null, string | RegExp]>([
    ['is pending', null, 'Finish your payment'],
    ['is unknown to the shop', answered(404, { status: 0 }), 'Checkout'],
    ['cannot be read', answered(503), 'Check your last order'],
  ])('reads a placed order that the list leaves out and that %s', async (_state, fault, heading) => {
    const paid = await paidFor(null);
    const { storage } = await open(paid, '/checkout', [
      { path: /my-orders/, fault: answered(200, wireReply([])) },
      ...(fault ? [{ path: /storefront\/order\//, fault }] : []),
    ]);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    const isDropped = heading === 'Checkout';
    await waitFor(() => expect('pendingPayment' in storage.entries()).toBe(!isDropped));
    expect(screen.queryAllByText('Your last order wasn’t placed. You can order again.')).toHaveLength(
      isDropped ? 1 : 0,
    );
  });

  test('shows the goods of an expired order in the cart again, once', async () => {
    const paid = await paidFor(null);
    await paid.server.database.transaction((tx) => closeOrder(tx, paid.orderCode, 'Expired', Date.now()));
    await open(paid, '/checkout');
    expect(await screen.findByText(/is now “Expired”. You can order again/)).toBeVisible();
    await expectInBag(1);
    expect(await paid.cart()).toHaveLength(1);
  });

  test('no longer shows the goods of a payment that was begun more than a day ago', async () => {
    const paid = await paidFor();
    const started = Date.now() - 25 * 3_600_000;
    const pendingPayment = placedPayment({ started, orderCode: paid.orderCode });
    await open({ ...paid, stored: { ...paid.stored, pendingPayment } }, '/checkout');
    await expectPath('/cart');
    await expectInBag(0);
  });

  test('confirms a paid order at the checkout when the browser was closed before returning', async () => {
    const paid = await paidFor();
    const { network } = await open(paid, '/checkout');
    await expectPath(`/account/orders/o/${paid.orderCode}`);
    expect(network.callsTo(CONFIRM)).toHaveLength(1);
    expect(await paid.cart()).toEqual([]);
  });
});

describe('the back end empties its cart at the checkout and never fills it again', () => {
  const emptied = async (settlement: 'decline' | 'cancel' | null) => {
    const paid = await paidFor(settlement);
    const [{ id }] = await twoGoods(paid.server.database);
    const client = shopClient(paid.server, paid.stored.token);
    await client.remove(`/storefront/my-cart/${id}`);
    await paid.server.database.query('UPDATE order_items SET from_cart = 0');
    expect(await paid.cart()).toEqual([]);
    return { ...paid, id };
  };
  const expectRestored = async ({ cart, id }: Awaited<ReturnType<typeof emptied>>) => {
    await expectInBag(1);
    await waitFor(async () => expect(await cart()).toMatchObject([{ variantId: String(id), quantity: 1 }]));
  };

  test('puts the goods back into the bag when the payment is declined', async () => {
    const paid = await emptied('decline');
    await open(paid, `/payment/return?checkoutid=${paid.checkoutId}`);
    expect(await screen.findByText('Your cart is kept, so you can try again.')).toBeVisible();
    await expectPath('/checkout');
    await expectRestored(paid);
  });

  test('puts the goods back into the bag when the payment is cancelled', async () => {
    const paid = await emptied('cancel');
    await open(paid, `/payment/cancel?order_no=${paid.orderCode}`);
    await expectPath('/cart');
    await expectRestored(paid);
  });

  test('reports a refused cancellation although there is no form', async () => {
    const paid = await emptied(null);
    const refusal: FaultRule = { path: /order\/cancel/, fault: answered(200, { status: 0 }) };
    const { user } = await open(paid, '/checkout', [refusal]);
    await user.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Order could not be canceled.');
    expect(alert).toHaveFocus();
  });

  test('puts the goods back into the bag when the order is cancelled at the checkout', async () => {
    const paid = await emptied(null);
    const { user } = await open(paid, '/checkout');
    await user.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(async () => expect((await paid.orders())[0]?.status).toBe('Cancelled'));
    await expectRestored(paid);
  });
});

test('shows the open payment on a device whose clock is two days ahead', async () => {
  const { server, stored, orderCode } = await paidFor(null);
  const serverTime = () => Date.now() - 2 * 24 * 60 * 60 * 1000;
  const fetch = async (request: Request): Promise<Response> => {
    const reply = await server.fetch(request);
    reply.headers.set('Date', new Date(serverTime()).toUTCString());
    return reply;
  };
  const pendingPayment = placedPayment({ started: serverTime(), orderCode });
  await renderApp({ path: '/cart', server: { ...server, fetch }, stored: { ...stored, pendingPayment } });
  expect(await screen.findByText(/Your last order isn’t finished yet/)).toBeInTheDocument();
});

describe('cancelling on an order page', () => {
  test.each(['/account/orders', (code: string) => `/account/orders/o/${code}`])(
    'closes the open payment of that order (%s)',
    async (path) => {
      const paid = await paidFor(null);
      const page = typeof path === 'string' ? path : path(paid.orderCode);
      const { storage, user } = await open(paid, page);
      await user.click(await screen.findByRole('button', { name: /^Cancel order/ }));
      await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
      expect(await screen.findByText(`Order ${paid.orderCode} has been cancelled.`)).toBeInTheDocument();
      await waitFor(() => expect(storage.entries()).not.toHaveProperty('pendingPayment'));
      expect(storage.entries()).not.toHaveProperty('checkout_id');
      expect(screen.queryByText(/isn’t finished yet/)).toBeNull();
    },
  );

  test.each(['/cart', (code: string) => `/account/orders/o/${code}`])(
    'in another browser ends the open payment here (%s)',
    async (path) => {
      const paid = await paidFor(null);
      await shopClient(paid.server, paid.stored.token).post('/storefront/order/cancel', { order_code: paid.orderCode });
      const { storage } = await open(paid, typeof path === 'string' ? path : path(paid.orderCode));
      await waitFor(() => expect(storage.entries()).not.toHaveProperty('pendingPayment'));
      expect(screen.queryByText(/isn’t finished yet/)).toBeNull();
      expect((await paid.cart()).length).toBeGreaterThan(0);
    },
  );

  test('keeps the open payment of another order', async () => {
    const paid = await paidFor(null);
    const other = { ...(JSON.parse(paid.stored.pendingPayment) as object), orderCode: 'ORD-OTHER' };
    const storage = memoryStorage({ ...paid.stored, pendingPayment: JSON.stringify(other) });
    const { user } = await open(paid, '/account/orders', [], storage);
    await user.click(await screen.findByRole('button', { name: /^Cancel order/ }));
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText(`Order ${paid.orderCode} has been cancelled.`)).toBeInTheDocument();
    expect(storage.entries()).toMatchObject({ checkout_id: paid.checkoutId, pendingPayment: expect.any(String) });
  });
});

describe('the cancel link', () => {
  test('cancels this browser’s order, then opens the cart', async () => {
    const paid = await paidFor('cancel');
    const { network, storage } = await open(paid, `/payment/cancel?order_no=${paid.orderCode}`);
    await expectPath('/cart');
    expect(network.callsTo(/order\/cancel/)).toHaveLength(1);
    expect((await paid.orders())[0]?.status).toBe('Cancelled');
    await waitFor(() => expect(storage.entries()).not.toHaveProperty('checkout_id'));
    await expectInBag(1);
  });

  test('reports a refused cancellation and still opens the cart', async () => {
    const paid = await paidFor('pay');
    await open(paid, `/payment/cancel?order_no=${paid.orderCode}`);
    await expectPath('/cart');
    expect(await screen.findByText('Order could not be canceled.')).toBeInTheDocument();
    expect((await paid.orders())[0]?.status).toBe('Confirmed');
  });

  test.each(['a day ago', 'never'])('asks before cancelling when the payment was begun %s', async (when) => {
    const paid = await paidFor(null);
    const pending = { ...(JSON.parse(paid.stored.pendingPayment) as object), started: Date.now() - 25 * 3_600_000 };
    const { token, account, checkout_id } = paid.stored;
    const pendingPayment = when === 'never' ? {} : { pendingPayment: JSON.stringify(pending) };
    const stored = { token, account, checkout_id, ...pendingPayment };
    const { network, user } = await open(paid, `/payment/cancel?order_no=${paid.orderCode}`, [], memoryStorage(stored));
    expect(await screen.findByRole('heading', { name: `Cancel order ${paid.orderCode}?` })).toBeInTheDocument();
    expect(network.callsTo(/order\/cancel/)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await expectPath('/cart');
    expect(network.callsTo(/order\/cancel/)).toHaveLength(1);
  });

  test('asks before cancelling when the order cannot be read', async () => {
    const paid = await paidFor(null);
    const { token, account } = paid.stored;
    const unreadable: FaultRule = {
      path: /storefront\/order\//,
      fault: answered(500),
    };
    await open(paid, `/payment/cancel?order_no=${paid.orderCode}`, [unreadable], memoryStorage({ token, account }));
    expect(await screen.findByRole('button', { name: 'Cancel the order' })).toBeInTheDocument();
  });

  test('opens the cart without asking when the order is cancelled already', async () => {
    const paid = await paidFor(null);
    await shopClient(paid.server, paid.customer.token).post('/storefront/order/cancel', { order_code: paid.orderCode });
    const { token, account } = paid.stored;
    const stored = memoryStorage({ token, account });
    const { network } = await open(paid, `/payment/cancel?order_no=${paid.orderCode}`, [], stored);
    await expectPath('/cart');
    expect(await screen.findByText(`Order ${paid.orderCode} has been cancelled.`)).toBeInTheDocument();
    expect(network.callsTo(/order\/cancel/)).toHaveLength(0);
  });

  test.each([
    ['sent', { phase: 'sent', checkoutUrl: null }],
    ['placed', {}],
  ])(
    'keeps the pending record of a newer, unknown order when an older order is cancelled (%s)',
    async (_phase, sent) => {
      const paid = await paidFor('cancel');
      const newer = { ...sent, orderCode: null, known: [paid.orderCode] };
      const pendingPayment = JSON.stringify({ ...(JSON.parse(paid.stored.pendingPayment) as object), ...newer });
      const stored = { ...paid.stored, pendingPayment };
      const { storage, user } = await open({ ...paid, stored }, `/payment/cancel?order_no=${paid.orderCode}`);
      await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
      await expectPath('/cart');
      expect((await paid.orders())[0]?.status).toBe('Cancelled');
      expect(storage.entries()).toHaveProperty('pendingPayment');
    },
  );

  test('opens the cart and cancels nothing without an order number', async () => {
    const paid = await paidFor(null);
    const { network } = await open(paid, '/payment/cancel');
    await expectPath('/cart');
    expect(await screen.findByText(/We couldn’t tell which order to cancel/)).toBeVisible();
    expect(network.callsTo(/order\/cancel/)).toHaveLength(0);
  });
});

describe('return from a down payment', () => {
  test.each([
    ['down_pay_return?order_no=ORD-1', '/account/orders/o/ORD-1'],
    ['down_pay_cancel?order_code=ORD-1', '/account/orders/o/ORD-1'],
    ['down_pay_cancel?o=ORD-1', '/account/orders/o/ORD-1'],
    ['down_pay_return?order_no=..%2F..%2Fcart', '/account/orders/o/..%2F..%2Fcart'],
    ['down_pay_return?order_no=https%3A%2F%2Fevil.example', '/account/orders/o/https%3A%2F%2Fevil.example'],
    ['down_pay_return?order_no=A%2FB%23C%3FD%25E%20F', '/account/orders/o/A%2FB%23C%3FD%25E%20F'],
    ['down_pay_return', '/account/orders'],
    ['down_pay_return?order_no=', '/account/orders'],
  ])('opens the order or the order list for %s', async (address, path) => {
    const paid = await paidFor(null);
    await open(paid, `/payment/${address}`);
    await expectPath(path);
  });
});
