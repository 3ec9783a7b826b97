import { act, screen, waitFor, within } from '@testing-library/react';
import { demoBusiness } from '../../../server/db/seedRows';
import { runOperator } from '../../../server/domain/operator';
import { closeOrder } from '../../../server/domain/orderChanges';
import { checkoutBody, twoGoods } from '../../../server/testing/goods';
import { shopClient } from '../../../server/testing/shopClient';
import { createTestShop } from '../../../server/testing/testShop';
import { loggedIn } from '../../api/apiEvents';
import { checkoutApi } from '../../api/checkoutApi';
import { STORES } from '../../config/brand/stores';
import { scheduleAccepted } from '../../features/credit/acceptedSlice';
import { sessionEnded } from '../../features/session/sessionSlice';
import { accountKey } from '../../lib/accountKey';
import { formatPrice } from '../../lib/money';
import { assertHealthy } from '../../testing/assertHealthy';
import { user } from '../../testing/builders/model';
import { customerWithCart } from '../../testing/customerWithCart';
import { wireLoan, wireOrder, wireOrderRow, wireSchedule, wireUser } from '../../testing/builders/wireCustomer';
import { type WireObject, wireReply } from '../../testing/builders/wire';
import { AMA, signedIn } from '../../testing/customers';
import { answered, type FaultRule, held } from '../../testing/faults';
import { placedPayment } from '../../testing/placedPayment';
import { renderApp } from '../../testing/renderApp';
import { tokenFor } from '../../testing/testTokens';
import { turns } from '../../testing/turns';
import { sample } from '../../testing/complete';

/** A customer with one unpaid order. */
const withOrder = async (overrides: object = {}, options: { features?: string[] } = {}) => {
  const server = await createTestShop(options);
  const stored = await signedIn(server);
  const client = shopClient(server, stored.token);
  const [shirt] = await twoGoods(server.database);
  const { body: business } = await client.get('/business/get_details');
  const { default_creditor } = business.data as { default_creditor: { uuid: string } };
  const order = checkoutBody([{ id: shirt.id, quantity: 2 }], { creditor: default_creditor.uuid, ...overrides });
  const { body } = await client.post('/storefront/checkout', order);
  const { order_code: code } = body.data as { order_code: string };
  return { server, stored, client, code, shirt };
};

/** A back end without a call for a fresh account. */
const SPECIFIED = { features: [] };

type Press = Awaited<ReturnType<typeof renderApp>>['user'];
const agreeTo = async (user: Press) => user.dblClick(await screen.findByRole('button', { name: 'Yes, cancel it' }));

const replyWith = (order: object): FaultRule => ({
  path: /storefront\/order\//,
  method: 'GET',
  fault: answered(200, wireReply(order)),
});

/** A shopper approved for instalments; the browser has stored the approval. */
const approved = async (options: { features?: string[] } = {}) => {
  const server = await createTestShop(options);
  const { token } = await signedIn(server);
  await server.database.query(`UPDATE users SET eligible = 'Approved'`);
  return { server, stored: { token, account: JSON.stringify(wireUser({ eligible: 'Approved' })) } };
};

describe('the list of orders', () => {
  test('links to the shop and the cart when there are no orders', async () => {
    const server = await createTestShop();
    await renderApp({ path: '/account/orders', server, stored: await signedIn(server) });
    expect(await screen.findByText('You have no Orders')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
  });

  test('shows a row for each order, and cancels a pending one once on a double click', async () => {
    const { server, stored, code, client } = await withOrder();
    const app = await renderApp({ path: '/account/orders', server, stored });
    const row = (await screen.findByRole('rowheader', { name: code })).closest('tr')!;
    expect(
      within(screen.getByRole('table'))
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Order', 'Date', 'Items', 'Status', 'Amount', 'Actions']);
    expect(within(row).getByText('Pending')).toBeInTheDocument();
    expect(within(row).getByRole('link', { name: `View order ${code}` })).toHaveAttribute(
      'href',
      `/account/orders/o/${code}`,
    );
    expect(screen.queryByRole('checkbox', { name: /cancelled/ })).not.toBeInTheDocument();
    await assertHealthy(app);
    await app.user.click(within(row).getByRole('button', { name: `Cancel order ${code}` }));
    await agreeTo(app.user);
    expect(await screen.findByText('You have no Orders')).toBeInTheDocument();
    expect(row).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Show cancelled (1)' })).not.toBeChecked();
    expect(app.network.callsTo(/order\/cancel/, 'POST')).toHaveLength(1);
    const orders = (await client.get('/storefront/my-orders')).body.data as { status: string }[];
    expect(orders.map(({ status }) => status)).toEqual(['Cancelled']);
  });

  test('moves the focus from a cancelled row to the next one, and from the last one to the heading', async () => {
    const { server, stored, client, shirt } = await withOrder();
    await client.post('/storefront/checkout', checkoutBody([{ id: shirt.id, quantity: 1 }]));
    const { user } = await renderApp({ path: '/account/orders', server, stored });
    const [first, last] = await screen.findAllByRole('button', { name: /^Cancel order/ });
    const next = last!.closest('tr')!;
    await user.click(first!);
    await agreeTo(user);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(within(next).getByRole('link', { name: /^View order/ })).toHaveFocus());
    await user.click(last!);
    await agreeTo(user);
    await waitFor(() => expect(last).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toHaveFocus());
  });

  test('leaves the focus where the shopper moved it during a cancellation', async () => {
    const { server, stored, code } = await withOrder();
    const { fault, release } = held();
    const { user } = await renderApp({
      path: '/account/orders',
      server,
      stored,
      faults: [{ path: /order\/cancel/, fault }],
    });
    const cancel = await screen.findByRole('button', { name: `Cancel order ${code}` });
    await user.click(cancel);
    await agreeTo(user);
    const elsewhere = screen.getAllByRole('searchbox')[0]!;
    await user.click(elsewhere);
    release();
    await waitFor(() => expect(cancel).not.toBeInTheDocument());
    expect(elsewhere).toHaveFocus();
  });

  test('a switch shows cancelled orders again and is kept in the address', async () => {
    const { server, stored, code, client } = await withOrder();
    await client.post('/storefront/order/cancel', { order_code: code });
    const { user } = await renderApp({ path: '/account/orders', server, stored });
    await user.click(await screen.findByRole('checkbox', { name: 'Show cancelled (1)' }));
    const row = await screen.findByRole('row', { name: (name) => name.includes(code) });
    expect(row).toHaveTextContent('Cancelled');
    expect(screen.queryByText('You have no Orders')).not.toBeInTheDocument();
    expect(window.location.search).toBe('?cancelled=1');
    await user.click(screen.getByRole('checkbox', { name: 'Show cancelled (1)' }));
    expect(await screen.findByText('You have no Orders')).toBeInTheDocument();
  });

  test('names the goods, and the next payment with its date or amount', async () => {
    const [soon, loan] = [new Date(Date.now() - 86_400_000), { loan_amount: 240, loan_duration: 3, status: 'Active' }];
    const goods = ['Linen Shirt', 'Mug', 'Lamp'].map((title) => ({ title, quantity: 1 }));
    const rows = [
      wireOrderRow({
        order_code: 'ORD-8',
        products: goods,
        order_date: soon.toISOString(),
        checkout_type: 'installment',
        loan,
      }),
      wireOrderRow({
        order_code: 'ORD-7',
        checkout_type: 'installment',
        loan: { ...loan, down_payment_amount: 100, status: 'Process for Payment' },
      }),
    ];
    const faults: FaultRule[] = [{ path: /my-orders/, fault: answered(200, wireReply(rows)) }];
    const app = await renderApp({ path: '/account/orders', ...(await approved()), faults });
    expect(await screen.findByText('Linen Shirt, Mug and 1 more')).toBeVisible();
    expect(screen.getByText(/^First payment/)).toHaveTextContent(/^First payment \d+ \w{3}, \d{4}$/);
    expect(screen.getByText(/^Down payment/)).toHaveTextContent('Down payment GHS 100.00');
    expect(app.network.callsTo(/storefront\/order\//)).toEqual([]);
    await assertHealthy(app);
  });

  test('says that an attempt to pay was declined, and leads to another try', async () => {
    const { server, shirt, stored: session } = await customerWithCart();
    const stored = { token: session.token, account: JSON.stringify(wireUser({ eligible: 'Approved' })) };
    await server.database.query(`UPDATE users SET eligible = 'Approved'`);
    const inCart = { title: shirt.title, quantity: 2 };
    const notInCart = { title: 'Lamp', quantity: 1 };
    const loan = { loan_amount: 240, loan_duration: 3, down_payment_amount: 100, status: 'Process for Payment' };
    const rows = [
      wireOrderRow({ order_code: 'ORD-9', checkout_type: 'installment', loan, payment: { status: 'Declined' } }),
      wireOrderRow({ order_code: 'ORD-8', checkout_type: 'Cash', payment: { status: 'Declined' } }),
      wireOrderRow({ order_code: 'ORD-7', checkout_type: 'Cash', status: 'Declined', products: [inCart] }),
      wireOrderRow({ order_code: 'ORD-6', checkout_type: 'Cash', status: 'Declined', products: [notInCart] }),
    ];
    const faults: FaultRule[] = [{ path: /my-orders/, fault: answered(200, wireReply(rows)) }];
    await renderApp({ path: '/account/orders', server, stored, faults });
    const next = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await next('Pay for order ORD-9')).toBe('/account/orders/o/ORD-9');
    expect(await next('Try again: order ORD-8')).toBe('/account/orders/o/ORD-8');
    expect(await next('Try again: order ORD-7')).toBe('/cart');
    expect(screen.queryByRole('link', { name: 'Try again: order ORD-6' })).not.toBeInTheDocument();
    expect(screen.getAllByText('Payment declined')).toHaveLength(2);
  });

  test('reports a failed cancellation and refetches the list', async () => {
    const { server, stored, code } = await withOrder();
    const app = await renderApp({
      path: '/account/orders',
      server,
      stored,
      faults: [{ path: /order\/cancel/, fault: answered(200, '{"status":0}') }],
    });
    await app.user.click(await screen.findByRole('button', { name: `Cancel order ${code}` }));
    await agreeTo(app.user);
    expect(await screen.findByText('Order could not be canceled.')).toBeInTheDocument();
    // The toast closes by itself; the row keeps the message.
    expect(
      within(screen.getByRole('row', { name: (name) => name.includes(code) })).getByRole('alert'),
    ).toHaveTextContent('This order is still active. Please try again.');
    await waitFor(() => {
      expect(app.network.callsTo(/my-orders/).length).toBeGreaterThanOrEqual(2);
    });
    await waitFor(() => {
      expect(screen.getByRole('button', { name: `Cancel order ${code}` })).toHaveTextContent('Cancel');
    });
  });

  const CANCEL = /order\/cancel/;

  test('reports a cancellation as failed when it never arrived and the order is still pending', async () => {
    const { server, stored, code } = await withOrder();
    const faults: FaultRule[] = [{ path: CANCEL, fault: { when: 'before', kind: 'offline' } }];
    const app = await renderApp({ path: '/account/orders', server, stored, faults });
    await app.user.click(await screen.findByRole('button', { name: `Cancel order ${code}` }));
    await agreeTo(app.user);
    expect(await screen.findByText('Order could not be canceled.')).toBeInTheDocument();
    expect(app.network.callsTo(CANCEL)).toHaveLength(1);
    expect(app.network.callsTo(/storefront\/order\/ORD|storefront\/order\/[^c]/, 'GET')).toHaveLength(3);
  });

  test('reports an order as cancelled when the shop refuses because another tab has cancelled it', async () => {
    const { server, stored, code } = await withOrder();
    const app = await renderApp({ path: '/account/orders', server, stored });
    const button = await screen.findByRole('button', { name: `Cancel order ${code}` });
    await shopClient(server, stored.token).post('/storefront/order/cancel', { order_code: code });
    await app.user.click(button);
    await agreeTo(app.user);
    expect(await screen.findByText(`Order ${code} has been cancelled.`)).toBeInTheDocument();
    expect(screen.queryByText('Order could not be canceled.')).toBeNull();
  });

  test.each(['', 'a back end that ignores idempotency keys'])(
    'reports an unknown outcome, and Check again finds the order cancelled (%s)',
    async (withoutKeys) => {
      const { server, stored, code } = await withOrder();
      const lost: FaultRule['fault'] = { when: 'after', kind: 'resent', times: 0, lost: true, keysIgnored: true };
      const faults: FaultRule[] = [
        { path: CANCEL, times: 1, fault: withoutKeys ? lost : { when: 'after', kind: 'lost' } },
        { path: /storefront\/order\//, method: 'GET', fault: answered(502) },
      ];
      const app = await renderApp({ path: '/account/orders', server, stored, faults });
      const button = await screen.findByRole('button', { name: `Cancel order ${code}` });
      const unreadableList: FaultRule = { path: /my-orders/, fault: answered(502) };
      app.network.add(unreadableList);
      await app.user.click(button);
      await agreeTo(app.user);
      expect(await screen.findByText('We can’t confirm yet whether this order was cancelled.')).toBeInTheDocument();
      app.network.clear();
      // An automatic refetch of the list could remove the row in the middle of a press.
      app.network.add(unreadableList);
      await app.user.click(await screen.findByRole('button', { name: `Check again: order ${code}` }));
      expect(await screen.findByText(`Order ${code} has been cancelled.`)).toBeInTheDocument();
    },
  );

  test('reports a list that cannot be read instead of an empty one, and Retry reads it again', async () => {
    const server = await createTestShop();
    const app = await renderApp({
      path: '/account/orders',
      server,
      stored: await signedIn(server),
      faults: [{ path: /my-orders/, fault: answered(500), times: 3 }],
    });
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument();
    app.network.clear();
    const refusal = JSON.stringify({ status: 0, message: 'Your orders are being moved. Please come back at noon.' });
    app.network.add({ path: /my-orders/, fault: answered(200, refusal) });
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Your orders are being moved. Please come back at noon.')).toBeInTheDocument();
    expect(screen.queryByText('You have no Orders')).not.toBeInTheDocument();
    app.network.clear();
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('You have no Orders')).toBeInTheDocument();
  });
});

test.each([
  ['the list', () => '/account/orders'],
  ['its page', (code: string) => `/account/orders/o/${code}`],
])(
  '%s shows an order that was rejected meanwhile, and the cart its goods, once the shopper returns',
  async (_at, path) => {
    const { server, shirt, stored, client } = await customerWithCart();
    const creditor = demoBusiness.default_creditor.uuid;
    const loan = { checkout_type: 'installment', duration: 3, creditor };
    const { body } = await client.post('/storefront/checkout', checkoutBody([{ id: shirt.id, quantity: 2 }], loan));
    const { order_code: code } = body.data as { order_code: string };
    await renderApp({ path: path(code), server, stored });
    expect(await screen.findByText(/^(In review|We’re reviewing your request\..*)$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
    await server.database.transaction((tx) => closeOrder(tx, code, 'Rejected', Date.now()));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect((await screen.findAllByText('Rejected'))[0]).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  },
);

describe('one order', () => {
  test.each([
    ['the shopper returns to its tab', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      'a minute has passed',
      (timers: jest.SpyInstance) => {
        const [tick] = timers.mock.calls.find(([, ms]) => ms === 60_000) as [() => void];
        tick();
      },
    ],
  ])('shows an approval given elsewhere while the page is open once %s', async (_when, pass) => {
    const timers = jest.spyOn(globalThis, 'setInterval');
    const credit = { checkout_type: 'installment', duration: 3, downPayment: 1 };
    const { server, stored, code } = await withOrder(credit, SPECIFIED);
    await renderApp({ path: `/account/orders/o/${code}`, server, stored });
    expect(await screen.findByText(/^We’re reviewing your request\./)).toBeVisible();
    await runOperator(server.database, ['approve', AMA.email]);
    act(() => {
      pass(timers);
    });
    expect(await screen.findByText('Approved. Sign in again to complete your down payment')).toBeVisible();
    expect(screen.queryByText(/^We’re reviewing your request\./)).not.toBeInTheDocument();
  });

  test('shows a cash order with its number, payment, totals, note and items', async () => {
    const { server, stored, code, shirt } = await withOrder({ order_note: 'Ring twice' });
    const app = await renderApp({ path: `/account/orders/o/${code}`, server, stored });
    const total = formatPrice(shirt.price * 2, 'GHS');
    expect((await screen.findByText('Total cost')).nextSibling).toHaveTextContent(total);
    expect(screen.getByText('Order number').nextSibling).toHaveTextContent(code);
    expect(screen.getByText('Payment type').nextSibling).toHaveTextContent(/^Cash/);
    expect(screen.getByText('Unit price').nextSibling).toHaveTextContent(formatPrice(shirt.price, 'GHS'));
    expect(screen.getByText('Total price').nextSibling).toHaveTextContent(total);
    expect(screen.getByText('Ring twice')).toBeInTheDocument();
    expect(screen.getByText(shirt.title)).toBeInTheDocument();
    expect(screen.getByText('Unit price')).toBeInTheDocument();
    expect(screen.getByText('× 2')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/media\//),
    );
    expect(screen.queryByText('Installment Details')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Complete Down Payment' })).not.toBeInTheDocument();
    await assertHealthy(app);
  });

  test.each([
    ['says what to do when the payment cannot be finished', false, /^We’ve received your order\..* cancel it and/],
    ['counts the payment that this browser has just confirmed', true, /^We’ve received your payment\./],
  ])('%s', async (_name, isPaidHere, text) => {
    const { server, stored, code } = await withOrder();
    const lastPayment = JSON.stringify({ checkoutId: 'c-1', orderCode: code });
    await renderApp({
      path: `/account/orders/o/${code}`,
      server,
      stored: { ...stored, ...(isPaidHere && { lastPayment }) },
    });
    const state = await screen.findByRole('region', { name: 'Where your order stands' });
    expect(within(state).getByText(text)).toBeVisible();
  });

  test.each(['/account/orders', 'its own page'])(
    'asks before cancelling it on %s, and keeps it unless told',
    async (path) => {
      const { server, stored, code, shirt } = await withOrder();
      const { user, network } = await renderApp({
        path: path.startsWith('/') ? path : `/account/orders/o/${code}`,
        server,
        stored,
      });
      const button = await screen.findByRole('button', { name: /^Cancel/ });
      await user.click(button);
      const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
      expect(dialog).toHaveTextContent(`Order ${code}, ${formatPrice(shirt.price * 2, 'GHS')}. If you’ve already paid`);
      expect(within(dialog).getByRole('button', { name: 'Keep the order' })).toHaveFocus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
      expect(network.callsTo(/order\/cancel/)).toHaveLength(0);
    },
  );

  test('cancels once on a double click, shows the cancelled state and focuses the heading', async () => {
    const { server, stored, code } = await withOrder();
    const { user, network } = await renderApp({ path: `/account/orders/o/${code}`, server, stored });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await agreeTo(user);
    expect(await screen.findByText('This order was cancelled. There’s nothing more to do.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(network.callsTo(/order\/cancel/)).toHaveLength(1);
  });

  test('shows only “Invalid Order” when the server deletes a cancelled order', async () => {
    const { server, stored, code } = await withOrder();
    const { user, network } = await renderApp({ path: `/account/orders/o/${code}`, server, stored });
    const cancel = await screen.findByRole('button', { name: 'Cancel order' });
    network.add({ path: /order\/ORD/, fault: answered(404, '{"status":0}') });
    await user.click(cancel);
    await agreeTo(user);
    expect(await screen.findByText('Invalid Order')).toBeInTheDocument();
    expect(cancel).not.toBeInTheDocument();
  });

  test('focuses the heading when the cancellation completes between the presses of a double click', async () => {
    const { server, stored, code } = await withOrder();
    const { user, network } = await renderApp({ path: `/account/orders/o/${code}`, server, stored });
    const button = await screen.findByRole('button', { name: 'Cancel order' });
    const { fault, release } = held();
    network.add({ path: /order/, method: 'GET', fault });
    await user.click(button);
    await agreeTo(user);
    await screen.findByText(`Order ${code} has been cancelled.`);
    await user.click(button);
    release();
    expect(await screen.findByText('This order was cancelled. There’s nothing more to do.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('shows the details of an instalment order in review, without payment dates', async () => {
    const overrides = { checkout_type: 'installment', duration: 3, downPayment: 0 };
    const { server, stored, code, shirt } = await withOrder(overrides);
    await renderApp({ path: `/account/orders/o/${code}`, server, stored });
    const details = await screen.findByRole('region', { name: 'Installment Details' });
    expect(screen.queryByText('Total cost')).not.toBeInTheDocument();
    expect(within(details).getByText('Order total').nextSibling).toHaveTextContent(formatPrice(shirt.price * 2, 'GHS'));
    expect(within(details).getByText('3 Months')).toBeInTheDocument();
    expect(within(details).getByText(/% monthly$/)).toBeInTheDocument();
    expect(screen.getByText(/^We’re reviewing your request\./)).toBeVisible();
    expect(screen.queryByText(/^First payment:/)).not.toBeInTheDocument();
  });

  const scheduled: FaultRule = { path: /cfschedule/, fault: answered(200, wireReply(wireSchedule())) };
  const openLoan = async (fields: WireObject) => {
    const faults = [replyWith(wireOrder(fields)), scheduled];
    const app = await renderApp({ path: '/account/orders/o/A', ...(await approved(SPECIFIED)), faults });
    await screen.findByRole('region', { name: 'Installment Details' });
    return app;
  };

  const begun = { order_status: 'Confirmed', loan: wireLoan({ status: 'Active' }) };

  test('shows the next payment and its calendar file once the loan has begun, where repayments are not announced', async () => {
    await openLoan({ ...begun, order_date: new Date().toISOString() });
    expect(await screen.findByRole('button', { name: 'Save calendar file' })).toBeInTheDocument();
    expect(screen.getByText(/^First payment:/)).toHaveTextContent(/^First payment: GHS \d[\d.,]* on \d+ \w{3}, \d{4}$/);
    expect(screen.queryByLabelText('First payment on')).not.toBeInTheDocument();
  });

  test('asks for the day of the first payment only where the order has no date', async () => {
    await openLoan({ ...begun, order_date: null });
    expect(await screen.findByLabelText('First payment on')).toBeVisible();
    expect(screen.getByText(/^First payment:/)).toHaveTextContent(/^First payment: GHS 131.05$/);
  });

  test('hides the calendar when today’s schedule pays back another sum than the order', async () => {
    const { network } = await openLoan({ ...begun, loan: wireLoan({ status: 'Active', payable_amount: 300 }) });
    await waitFor(() => {
      expect(network.callsTo(/cfschedule/)).toHaveLength(1);
    });
    await act(() => turns());
    expect(screen.queryByRole('heading', { name: 'Add the payments to your calendar' })).not.toBeInTheDocument();
  });

  test('hides the calendar for a cancelled order', async () => {
    await openLoan({ order_status: 'Cancelled' });
    expect(screen.queryByRole('heading', { name: 'Add the payments to your calendar' })).not.toBeInTheDocument();
  });

  test.each([
    ['Pending', 'Print order'],
    ['Delivered', 'Print receipt'],
    ['Being sewn', 'Print order'],
    ['Cancelled', null],
    ['Declined', null],
    ['Expired', null],
  ])('of status %j offers to print it as: %p', async (order_status, name) => {
    const faults = [replyWith(wireOrder({ order_status }))];
    await renderApp({ path: '/account/orders/o/ORD-7F3K', ...(await approved()), faults });
    await screen.findByRole('region', { name: 'Where your order stands' });
    const buttons = screen.queryAllByRole('button', { name: /^Print/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(name === null ? [] : [name]);
  });

  test.each([
    ['an empty cart', 0, 'Start Shopping', '/'],
    ['its goods in the cart', 1, 'Try again', '/cart'],
    ['other goods in the cart', 1, 'View Cart', '/cart'],
  ])('leads on from a declined order with %s', async (where, quantity, name, href) => {
    const { server, stored, code, client, shirt } = await withOrder();
    if (quantity > 0) await client.post('/storefront/add-to-cart', { product_variant_id: shirt.id, quantity });
    const products = [{ title: where.startsWith('other') ? 'Lamp' : shirt.title, quantity: 2 }];
    const faults = [replyWith(wireOrder({ order_code: code, order_status: 'Declined', products }))];
    await renderApp({ path: `/account/orders/o/${code}`, server, stored, faults });
    const state = await screen.findByRole('region', { name: 'Where your order stands' });
    expect(await within(state).findByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('places Cancel order after every other control of the page', async () => {
    const { server, stored, code } = await withOrder();
    await renderApp({ path: `/account/orders/o/${code}`, server, stored });
    const cancel = await screen.findByRole('button', { name: 'Cancel order' });
    const actions = screen.getByRole('main').querySelectorAll('a, button, summary');
    expect(actions[actions.length - 1]).toBe(cancel);
  });

  test.each([
    ['refused', answered(200, '{"status":0,"message":"No"}')],
    ['not found', answered(404, '{"status":0}')],
    ['empty', answered(200, '{"status":1,"data":null}')],
  ] as const)('shows “Invalid Order” when the order is %s', async (_name, fault) => {
    await renderApp({
      path: '/account/orders/o/NOPE',
      ...(await approved()),
      faults: [{ path: /order\/NOPE/, fault }],
    });
    expect(await screen.findByText('Invalid Order')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your orders' })).toBeInTheDocument();
  });

  test('shows “No items” for an order without items', async () => {
    await renderApp({
      path: '/account/orders/o/A',
      ...(await approved()),
      faults: [replyWith(wireOrder({ products: [] }))],
    });
    expect(await screen.findByText('No items')).toBeInTheDocument();
  });

  test('shows dashes for a quantity and sums that the reply does not state', async () => {
    const products = [{ title: 'Lamp', quantity: null, price: 40, status: 'Pending' }];
    const loan = wireLoan({ payable_amount: null, down_payment_amount: null });
    const faults = [replyWith(wireOrder({ products, loan, total_amount: null }))];
    await renderApp({ path: '/account/orders/o/A', ...(await approved()), faults });
    const details = await screen.findByRole('region', { name: 'Installment Details' });
    for (const name of ['Order total', 'Down payment', 'You pay back'])
      expect(within(details).getByText(name).nextSibling).toHaveTextContent(/^-$/);
    for (const name of ['Quantity', 'Total price']) expect(screen.getByText(name).nextSibling).toHaveTextContent(/^-$/);
    expect(screen.getByText('Lamp').closest('summary')).not.toHaveTextContent('×');
    expect(screen.queryByText('Price unavailable')).not.toBeInTheDocument();
  });

  test('names the total of a collapsed item', async () => {
    const folded = { title: 'Lamp', quantity: 3, price: 40, status: 'Pending' };
    const reply = replyWith(wireOrder({ products: [{ ...folded, title: 'Shirt' }, folded] }));
    await renderApp({ path: '/account/orders/o/A', ...(await approved()), faults: [reply] });
    const lamp = (await screen.findByText('Lamp')).closest('summary')!;
    expect(lamp).toHaveTextContent('Lamp × 3 GHS 120.00');
    expect(lamp.closest('details')).not.toHaveAttribute('open');
  });

  test.each(['ORD-7', 'ORD-8'])(
    'links to the unfinished payment of ORD-7 only from its own page (page of %s)',
    async (code) => {
      const shop = await approved();
      await renderApp({
        path: `/account/orders/o/${code}`,
        ...shop,
        stored: { ...shop.stored, checkout_id: 'c', pendingPayment: placedPayment({ orderCode: 'ORD-7' }) },
        faults: [replyWith(wireOrder({ order_code: code }))],
      });
      await screen.findByText('Order number');
      const link = screen.queryByRole('link', { name: 'Finish your payment' });
      expect(link?.getAttribute('href') ?? null).toBe(code === 'ORD-7' ? '/checkout' : null);
    },
  );

  test.each([null, {}, { status: '' }])(
    'shows default loan and payment states when the payment is %j',
    async (payment) => {
      const bare = wireOrder({ payment, loan: { loan_amount: 1, loan_duration: 1 }, checkout_type: 'installment' });
      await renderApp({ path: '/account/orders/o/A', ...(await approved()), faults: [replyWith(bare)] });
      const details = await screen.findByRole('region', { name: 'Installment Details' });
      expect(within(details).getByText('Created')).toBeInTheDocument();
      expect(within(details).getByText('1 Month')).toBeInTheDocument();
      expect(screen.getByText('Payment status').nextSibling).toHaveTextContent('Pending');
    },
  );
});

describe('where an order goes', () => {
  const open = async (status: string, last: object | null = null, fields: WireObject = {}) => {
    const shop = await approved();
    const noted = { account: accountKey(user()), isDelivered: false, lines: [], left: [], ...last };
    const app = await renderApp({
      path: '/account/orders/o/ORD-7',
      ...shop,
      stored: { ...shop.stored, ...(last && { lastOrder: JSON.stringify(noted) }) },
      faults: [replyWith(wireOrder({ order_code: 'ORD-7', order_status: status, ...fields }))],
    });
    await screen.findByText('Order number');
    return app;
  };
  const region = (name: string) => screen.queryByRole('region', { name });
  const ADDRESS = { full_name: 'Ama Mensah', phone: '0240000000', address: '12 Ring Road', city: 'Accra' };

  test('shows the delivery address that the order states', async () => {
    const app = await open('Shipped', null, { delivery: ADDRESS });
    expect(region('Delivery')).toHaveTextContent('Ama Mensah 12 Ring Road Accra 0240000000');
    await assertHealthy(app);
  });

  test('shows the stores and their opening hours for an order to pick up', async () => {
    const app = await open('Pending', null, { pickup: 1 });
    const pickup = within(region('Pick up in store')!);
    expect(pickup.getByText(/^Pick up your order from any of our stores as soon as it’s ready\./)).toBeVisible();
    await app.user.click(pickup.getByText(`Stores and opening hours (${STORES.length})`));
    for (const { city } of STORES) expect(pickup.getByText(city)).toBeVisible();
    await assertHealthy(app);
  });

  test('names the chosen store', async () => {
    await open('Processing', null, { pickup: { name: 'Osu' } });
    expect(region('Pick up in store')).toHaveTextContent(/Pick up your order from Osu as soon as it’s ready\. Bring/);
  });

  test.each([
    ['for pickup', { orderCode: 'ORD-7' }, 'Pick up in store', /^Pick up in store.*from any of our stores as/],
    ['for delivery', { orderCode: 'ORD-7', isDelivered: true }, 'Delivery', /To the address you gave at checkout\./],
    ['of another order', { orderCode: 'ORD-8', isDelivered: true }, 'Delivery or pickup', /As you chose at checkout\./],
    ['of no order', null, 'Delivery or pickup', /As you chose at checkout\./],
  ])('shows the choice %s that this browser remembers where the order states none', async (_of, last, name, text) => {
    await open('Processing', last);
    expect(region(name)).toHaveTextContent(text);
    expect(screen.queryByText(/If you didn’t ask for delivery/)).not.toBeInTheDocument();
  });

  test.each(['Cancelled', 'Shipped'])('shows no pickup for the status %s', async (status) => {
    await open(status, null, { pickup: 1 });
    expect(region('Pick up in store')).not.toBeInTheDocument();
  });
});

describe('the terms accepted at checkout', () => {
  const agreed = {
    orderCode: 'ORD-7F3K',
    account: accountKey(user()),
    // As stored by versions whose clock had fractions of a millisecond.
    at: Date.UTC(2026, 10, 2, 12) + 0.5,
    total: 34050,
    downPayment: 10000,
    duration: 3,
    rate: '3',
    rows: [{ paymentNumber: 1, paymentAmount: 26210, remainingBalance: 0, dueDate: null }],
  };
  const open = async (loan: object, account = agreed.account) => {
    const { server, stored } = await approved();
    const acceptedSchedules = JSON.stringify([{ ...agreed, account }]);
    return renderApp({
      path: '/account/orders/o/ORD-7F3K',
      server,
      stored: { ...stored, acceptedSchedules },
      faults: [replyWith(wireOrder({ loan: { ...wireLoan(), ...loan } }))],
    });
  };

  test('confirms that the loan matches what was accepted, and shows the accepted payments', async () => {
    const app = await open({});
    expect(
      await screen.findByText('The loan for this order matches what you accepted on 2 Nov, 2026.'),
    ).toBeInTheDocument();
    await app.user.click(screen.getByText('The payments you accepted'));
    expect(screen.getByRole('cell', { name: '262.10' })).toBeInTheDocument();
    await assertHealthy(app);
  });

  test('lists every difference in plain words when the loan differs from what was accepted', async () => {
    const app = await open({ payable_amount: 300, loan_duration: 6 });
    expect(await screen.findByText(/You pay back: you accepted GHS 262.10, the order says GHS 300.00/)).toBeVisible();
    expect(screen.getByText(/you accepted 3 months, the order says 6 months/)).toBeInTheDocument();
    await assertHealthy({ ...app, message: 'This order differs from what you accepted on 2 Nov, 2026.' });
  });

  test('hides the terms that another customer accepted on the same device', async () => {
    await open({ payable_amount: 300 }, accountKey(user({ email: 'kofi@example.com' })));
    expect(await screen.findByText('Installment Details')).toBeInTheDocument();
    expect(screen.queryByText('What you accepted')).not.toBeInTheDocument();
  });

  test('keeps accepted terms for the same customer after expiry, drops them on log-out or for another one', async () => {
    const { store } = await open({});
    const acceptedCount = () => store.getState().credit.accepted.length;
    act(() => void store.dispatch(sessionEnded('expired')));
    expect(acceptedCount()).toBe(1);
    act(() => void store.dispatch(loggedIn({ token: tokenFor(60_000), account: user() })));
    expect(acceptedCount()).toBe(1);
    act(() => void store.dispatch(loggedIn({ token: tokenFor(60_000), account: user({ email: 'kofi@example.com' }) })));
    expect(acceptedCount()).toBe(0);
    act(() => void store.dispatch(scheduleAccepted(agreed)));
    act(() => void store.dispatch(sessionEnded('loggedOut')));
    expect(acceptedCount()).toBe(0);
  });

  test.each(
    sample(
      [
        ['unpaid, with another total', 'pendingPayment', true],
        ['paid, with another total', 'lastPayment', true],
        ['paid, with the same total', 'lastPayment', false],
      ],
      2,
    ),
  )('compares the total of a cash order with the one at checkout: %s', async (_name, entry, isOther) => {
    const total = isOther ? 30000 : 34050;
    const stored = { [entry]: placedPayment({ checkoutId: 'c', orderCode: 'ORD-7F3K', total }) };
    const shop = await approved();
    const app = await renderApp({
      path: '/account/orders/o/ORD-7F3K',
      ...shop,
      stored: { ...shop.stored, ...stored },
      faults: [replyWith(wireOrder({ checkout_type: 'Cash', loan: null }))],
    });
    expect(await screen.findByText('Total cost')).toBeInTheDocument();
    expect(screen.queryByText('This order comes to GHS 340.50.') !== null).toBe(isOther);
    if (isOther) await assertHealthy({ ...app, message: 'At checkout it was GHS 300.00.' });
  });
});

describe('completing the down payment', () => {
  const AWAITED = { loan_amount: 240, down_payment_amount: 100, loan_duration: 3, status: 'processing' };
  const waiting = wireOrder({ order_code: 'ORD/7', checkout_type: 'installment', loan: AWAITED });
  const lost: FaultRule = { path: /make_down_payment/, times: 1, fault: { when: 'before', kind: 'offline' } };
  const open = async (answer: object, left: string[] = [], ...faults: FaultRule[]) =>
    openAs(await approved(), answer, left, ...faults);
  const openAs = async (
    account: Awaited<ReturnType<typeof approved>>,
    answer: object,
    left: string[],
    ...faults: FaultRule[]
  ) => {
    const app = await renderApp({
      path: '/account/orders/o/ORD%2F7',
      ...account,
      environment: { redirect: (url) => left.push(url) },
      faults: [replyWith(waiting), { path: /make_down_payment/, fault: answered(200, answer) }, ...faults],
    });
    const press = faults.length > 0 ? app.user.click : app.user.dblClick;
    await press(await screen.findByRole('button', { name: 'Complete Down Payment' }));
    return app;
  };

  test('opens the payment page once on a double click', async () => {
    const left: string[] = [];
    const { network } = await open({ status: 1, data: { checkout_url: 'https://pay.example/x' } }, left);
    await waitFor(() => {
      expect(left).toEqual(['https://pay.example/x']);
    });
    const [call] = network.callsTo(/make_down_payment/);
    expect(network.callsTo(/make_down_payment/)).toHaveLength(1);
    expect(call?.path).toBe('/storefront/make_down_payment/ORD%2F7');
    expect(call?.body).toEqual({ down_payment_amount: 100, description: 'Down payment for order ORD/7' });
  });

  test.each([
    ['stays busy when the page has just loaded', false, 'Opening the payment page…'],
    ['can be pressed again when the browser restores the page', true, 'Complete Down Payment'],
  ])('during the request, the button %s', async (_name, isRestored, label) => {
    await open({}, [], { path: /make_down_payment/, fault: { when: 'before', kind: 'hang' } });
    const button = screen.getByRole('button', { name: 'Opening the payment page…' });
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: isRestored }));
    });
    expect(button).toHaveTextContent(label);
  });

  test('does not open the payment page when the shopper has left the order meanwhile', async () => {
    const left: string[] = [];
    let reply = () => {};
    const until = new Promise<void>((resolve) => (reply = resolve));
    const body = JSON.stringify({ status: 1, data: { checkout_url: 'https://pay.example/x' } });
    const { user, store } = await open({}, left, {
      path: /make_down_payment/,
      fault: { when: 'before', kind: 'reply', status: 200, body, until },
    });
    const [payment] = store.dispatch(checkoutApi.util.getRunningMutationsThunk());
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    await screen.findByRole('heading', { name: 'Orders' });
    reply();
    expect((await act(() => payment!)).data).toMatchObject({ checkoutUrl: 'https://pay.example/x' });
    await act(() => turns());
    expect(left).toEqual([]);
  });

  test('shows the message of a refusal in an alert that can be dismissed', async () => {
    const { user } = await open({ status: 0, message: 'Your loan is not ready' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your loan is not ready');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Your loan is not ready')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Complete Down Payment' })).toHaveFocus();
  });

  test.each([
    ['the same key when the reply was lost', [lost], true],
    ['a new key when the payment page was opened', [], false],
  ])('after a reload, a press carries %s', async (_name, faults, isSameKey) => {
    const left: string[] = [];
    const account = await approved();
    const page = { status: 1, data: { checkout_url: 'https://pay.example/x' } };
    const first = await openAs(account, page, left, ...faults);
    await (isSameKey ? screen.findByRole('alert') : waitFor(() => expect(left).toHaveLength(1)));
    first.unmount();
    const second = await openAs(account, page, left);
    await waitFor(() => expect(left).toHaveLength(isSameKey ? 1 : 2));
    const keys = [first, second].map(({ network }) =>
      network.callsTo(/make_down_payment/)[0]?.headers.get('Idempotency-Key'),
    );
    expect(keys[0]).toMatch(/^"[0-9a-f]{32}"$/);
    expect(keys[0] === keys[1]).toBe(isSameKey);
  });

  test.each([
    ['processing', 'Your loan is not ready', 'Complete Down Payment'],
    ['unknown', /^Your loan is not ready We can’t tell yet/, 'Check again'],
  ])('resolves a refusal after a lost reply by reading the order (loan %s)', async (state, text, action) => {
    const { user, network } = await open({ status: 0, message: 'Your loan is not ready' }, [], lost);
    const again = await screen.findByRole('button', { name: 'Check again' });
    if (state === 'unknown') network.add({ path: /order\/ORD/, fault: answered(500) });
    await user.click(again);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(await screen.findByRole('button', { name: action })).toBeVisible();
  });

  test('shows the message of a failing server before the shop’s own', async () => {
    const body = '{"status":0,"message":"Our payment partner is down."}';
    const down: FaultRule = { path: /make_down_payment/, times: 1, fault: answered(500, body) };
    await open({ status: 1, data: { checkout_url: 'https://pay.example/x' } }, [], down);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Our payment partner is down\. We can’t tell yet whether your payment was started/,
    );
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
  });

  test.each(sample([['javascript:alert(1)'], ['http://pay.example/x'], ['//evil.example'], [null]], 2))(
    'reports and does not open the payment address %s',
    async (address) => {
      const left: string[] = [];
      await open({ status: 1, data: { checkout_url: address } }, left);
      expect(await screen.findByRole('alert')).toHaveTextContent('The payment page could not be opened');
      expect(left).toEqual([]);
    },
  );

  test.each([
    ['down_pay_return', 'Your down payment isn’t confirmed yet. If it was declined, you haven’t been charged'],
    ['down_pay_cancel', 'The down payment wasn’t made.'],
  ])('on return by %s, reports an outstanding down payment and offers to make it', async (action, text) => {
    const { network, user } = await renderApp({
      path: `/payment/${action}?order_no=ORD%2F7`,
      ...(await approved()),
      faults: [replyWith(waiting)],
    });
    expect(await screen.findByText((words) => words.startsWith(text))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Complete Down Payment' })).toBeVisible();
    expect(screen.getByText('Due now:')).toHaveTextContent(/^Due now: GHS 100\.00$/);
    if (action === 'down_pay_cancel') return;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(network.callsTo(/order\/ORD/)).toHaveLength(2));
  });

  test.each([
    ['returns to the order page', '/payment/down_pay_return?order_no=ORD%2F7'],
    ['opens the order later', '/account/orders/o/ORD%2F7'],
  ])('reports a declined down payment when its shopper %s, and allows another try', async (_when, path) => {
    const left: string[] = [];
    const body = JSON.stringify({ status: 1, data: { checkout_url: 'https://pay.example/x' } });
    const { user } = await renderApp({
      path,
      ...(await approved()),
      environment: { redirect: (url) => left.push(url) },
      faults: [
        replyWith({ ...waiting, payment: { status: 'Declined' } }),
        { path: /make_down_payment/, fault: answered(200, body) },
      ],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your payment was declined. You haven’t been charged. You can try again.',
    );
    expect(screen.queryByText(/isn’t confirmed yet/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Complete Down Payment' }));
    await waitFor(() => expect(left).toEqual(['https://pay.example/x']));
  });

  test('reports an abandoned down payment as not made, never as declined', async () => {
    await renderApp({
      path: '/payment/down_pay_cancel?order_no=ORD%2F7',
      ...(await approved()),
      faults: [replyWith({ ...waiting, payment: { status: 'Declined' } })],
    });
    expect(await screen.findByText('The down payment wasn’t made.')).toBeVisible();
    expect(screen.queryByText(/declined/)).not.toBeInTheDocument();
  });

  test.each([
    ['down_pay_return', 'If you’ve just made a down payment, open its order to check before you pay again.'],
    ['down_pay_cancel', 'The down payment wasn’t made.'],
  ])('explains %s on the list of orders when it names no order', async (action, text) => {
    await renderApp({ path: `/payment/${action}`, ...(await approved()) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(window.location.pathname).toBe('/account/orders');
  });

  test.each([
    ['Down payment paid', true],
    ['Pending', false],
  ])('reports the down payment as received only when the order’s payment is paid: %s', async (status, isPaid) => {
    await renderApp({
      path: '/payment/down_pay_return?order_no=ORD%2F7',
      ...(await approved()),
      faults: [replyWith({ ...waiting, loan: { ...AWAITED, status: 'Active' }, payment: { status } })],
    });
    expect(await screen.findByText('Installment Details')).toBeVisible();
    expect(screen.queryAllByText('Payment received. Thank you for your order.')).toHaveLength(isPaid ? 1 : 0);
    expect(screen.queryByText(/isn’t confirmed yet/)).not.toBeInTheDocument();
  });

  test('offers no down payment for a cancelled order', async () => {
    const shop = await approved();
    const faults = [replyWith({ ...waiting, order_status: 'Cancelled' })];
    await renderApp({ path: '/account/orders/o/ORD%2F7', ...shop, faults });
    expect(await screen.findByText('Installment Details')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Complete Down Payment' })).not.toBeInTheDocument();
  });

  test('asks an account approved since the last sign-in to sign in again, then returns to this order', async () => {
    const shop = await approved(SPECIFIED);
    const stored = { ...shop.stored, account: JSON.stringify(user({ eligible: 'Created' })) };
    const app = await renderApp({ path: '/account/orders/o/ORD%2F7', ...shop, stored, faults: [replyWith(waiting)] });
    expect(await screen.findByText('Approved. Sign in again to complete your down payment')).toBeVisible();
    expect(screen.queryByText(/^Your request is approved/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Complete Down Payment' })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByText(/session has expired/)).not.toBeInTheDocument();
    act(() => void app.store.dispatch(loggedIn({ token: shop.stored.token, account: user({ eligible: 'Approved' }) })));
    expect(await screen.findByRole('button', { name: 'Complete Down Payment' })).toBeVisible();
    expect(screen.getByText(/^Your request is approved/)).toBeVisible();
    expect(window.location.pathname).toBe('/account/orders/o/ORD%2F7');
  });

  test('offers no further sign-in when the account is still not approved after one', async () => {
    const shop = await approved(SPECIFIED);
    const account = user({ eligible: 'Process for Payment' });
    const stored = { ...shop.stored, account: JSON.stringify(account) };
    const app = await renderApp({ path: '/account/orders/o/ORD%2F7', ...shop, stored, faults: [replyWith(waiting)] });
    await app.user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    await screen.findByRole('button', { name: 'Sign in' });
    act(() => void app.store.dispatch(loggedIn({ token: shop.stored.token, account })));
    expect(await screen.findByText(/^The shop hasn’t opened this down payment/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign in again' })).not.toBeInTheDocument();
  });
});

describe('a down payment that was approved since the last sign-in, on the list', () => {
  const LOAN = { loan_amount: 240, down_payment_amount: 100, loan_duration: 3, status: 'processing' };
  const AWAITED = { checkout_type: 'installment', loan: LOAN };
  const LINE = 'Approved. Sign in again to complete your down payment';
  const replyTo = (path: RegExp, data: unknown): FaultRule => ({
    path,
    method: 'GET',
    fault: answered(200, wireReply(data)),
  });
  const open = async (eligible: string, rows: object[], faults: FaultRule[] = []) => {
    const shop = await approved(SPECIFIED);
    const app = await renderApp({
      path: '/account/orders',
      ...shop,
      stored: { ...shop.stored, account: JSON.stringify(user({ eligible })) },
      faults: [...faults, replyTo(/my-orders/, rows)],
    });
    await screen.findByRole('table');
    const ordersRead = () => app.network.callsTo(/storefront\/order\//, 'GET').map(({ path }) => path);
    return { ...app, token: shop.stored.token, ordersRead };
  };
  const lines = () => screen.queryAllByText(LINE);

  test.each(['Pending Review', 'Process for Payment', 'Created', '', 'Something new'])(
    'is announced for each such order of a %j account, and Sign in again leads to the order',
    async (eligible) => {
      const waiting = replyTo(/order\/ORD%2F7$/, wireOrder({ order_code: 'ORD/7', ...AWAITED }));
      const rows = [
        wireOrderRow({ order_code: 'ORD-9', status: 'Cancelled', ...AWAITED }),
        wireOrderRow({ order_code: 'ORD-8', ...AWAITED }),
        wireOrderRow({ order_code: 'ORD/7', ...AWAITED }),
        wireOrderRow({ order_code: 'ORD-6', checkout_type: 'installment', loan: { ...LOAN, status: 'Created' } }),
        wireOrderRow({ order_code: 'ORD-5', checkout_type: 'Cash' }),
      ];
      const app = await open(eligible, rows, [waiting]);
      await waitFor(() => expect(lines()).toHaveLength(2));
      expect(app.ordersRead()).toEqual([]);
      const own = screen.getByRole('heading', { level: 2, name: 'Order ORD/7' }).parentElement!;
      await app.user.click(within(own).getByRole('button', { name: 'Sign in again' }));
      expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
      expect(screen.queryByText(/session has expired/)).not.toBeInTheDocument();
      act(() => void app.store.dispatch(loggedIn({ token: app.token, account: user({ eligible: 'Approved' }) })));
      expect(await screen.findByRole('button', { name: 'Complete Down Payment' })).toBeVisible();
      expect(window.location.pathname).toBe('/account/orders/o/ORD%2F7');
    },
  );

  test('reads only the newest five orders under way when the list contains no loans', async () => {
    const codes = ['8', '7', '6', '5', '4', '3'].map((digit) => `ORD-${digit}`);
    const rows = [
      wireOrderRow({ order_code: 'ORD-9', status: 'Delivered' }),
      ...codes.map((order_code) => wireOrderRow({ order_code })),
    ];
    const app = await open('Created', rows, [
      replyTo(/order\/ORD-/, wireOrder({ checkout_type: 'Cash', loan: null })),
      replyTo(/order\/ORD-[57]$/, wireOrder(AWAITED)),
    ]);
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(app.ordersRead()).toEqual(codes.slice(0, 5).map((code) => `/storefront/order/${code}`));
    for (const code of ['ORD-7', 'ORD-5']) expect(screen.getByRole('heading', { name: `Order ${code}` })).toBeVisible();
    await assertHealthy(app);
  });

  test.each(['Approved', ' approved '])('is not announced to an account that is already %j', async (eligible) => {
    const app = await open(eligible, [wireOrderRow(AWAITED), wireOrderRow({ order_code: 'ORD-6' })]);
    await assertHealthy(app);
    expect(app.ordersRead()).toEqual([]);
    expect(lines()).toEqual([]);
  });

  test('is not announced for a loan that is still under review', async () => {
    const rows = [wireOrderRow({ checkout_type: 'installment', loan: { ...LOAN, status: 'Created' } })];
    const app = await open('Pending Review', rows);
    await assertHealthy(app);
    expect(lines()).toEqual([]);
  });
});
