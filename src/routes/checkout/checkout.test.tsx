import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopClient } from '../../../server/testing/shopClient';
import { business } from '../../../server/db/seedRows';
import { checkoutBody, setStock, twoGoods } from '../../../server/testing/goods';
import { ordersReply } from '../../contract/order';
import { refreshCartPrices } from '../../features/cart/refreshCartPrices';
import { accountKey } from '../../lib/accountKey';
import { assertHealthy } from '../../testing/assertHealthy';
import { wireReply } from '../../testing/builders/wire';
import { wireVariantDetail } from '../../testing/builders/wireCatalogue';
import { wireBusiness, wireCartItem } from '../../testing/builders/wireCustomer';
import { AMA, signedIn } from '../../testing/customers';
import type { FaultRule } from '../../testing/faults';
import { memoryStorage } from '../../testing/memoryStorage';
import { narrowWindow } from '../../testing/mockMedia';
import { renderApp } from '../../testing/renderApp';
import { createTestShop, type TestShop } from '../../../server/testing/testShop';

const CHECKOUT = /^\/storefront\/checkout$/;
const ORDERS = /my-orders/;

interface Options {
  path?: string;
  eligible?: string;
  faults?: FaultRule[];
  stored?: Record<string, string>;
  storage?: ReturnType<typeof memoryStorage>;
}

const approve = (server: TestShop, eligible: string) =>
  server.database.query('UPDATE users SET eligible = $1', [eligible]);

/** A signed-in customer with two shirts in the server's cart, at the checkout. */
const openCheckout = async ({
  path = '/checkout',
  eligible = 'Created',
  faults = [],
  stored = {},
  storage,
}: Options = {}) => {
  sessionStorage.clear();
  const first = await createTestShop();
  const [shirt] = await twoGoods(first.database);
  const customer = await signedIn(first);
  await approve(first, eligible);
  const client = shopClient(first, customer.token);
  await client.post('/storefront/add-to-cart', { product_variant_id: shirt.id, quantity: 2 });
  const account = JSON.stringify({ ...(JSON.parse(customer.account) as object), eligible });
  const left: string[] = [];
  const kept = storage ?? memoryStorage({ token: customer.token, account, ...stored });
  const user = userEvent.setup();
  // The same database, not emptied again.
  const view = await renderApp({
    path,
    server: first,
    faults,
    environment: { storage: kept, leave: (url) => left.push(url) },
  });
  const orders = async () => (await client.read(ordersReply, '/storefront/my-orders')).data;
  return { ...view, storage: kept, user, left, shirt, client, orders, total: shirt.price * 2 };
};

const payButton = () => screen.findByRole('button', { name: 'PROCEED TO PAYMENT' });
const alertText = async (text: string | RegExp) => expect(await screen.findByText(text)).toBeInTheDocument();

/** What the orders say when nobody asks the shop's own code. */
const chooseInstalments = async (user: ReturnType<typeof userEvent.setup>, down = '') => {
  await user.click(await screen.findByRole('radio', { name: 'Pay In Installments' }));
  if (down !== '') await user.type(screen.getByLabelText('Down Payment'), down);
};
const preview = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
  return screen.findByRole('dialog', { name: 'Installment Payment Schedule' }, { timeout: 10_000 });
};
const accept = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
  await user.click(screen.getByRole('button', { name: 'Accept & Apply' }));
};

describe('who may check out', () => {
  test('a visitor signs in first', async () => {
    await renderApp({ path: '/checkout' });
    await waitFor(() => expect(window.location.pathname).toBe('/account/auth'));
  });

  test('an empty bag leads to the cart, but only once it is known', async () => {
    let answer: (value?: unknown) => void = () => undefined;
    const held = new Promise((resolve) => (answer = resolve));
    const server = await createTestShop();
    const customer = await signedIn(server);
    await renderApp({
      path: '/checkout',
      server,
      stored: { token: customer.token, account: customer.account },
      faults: [{ path: /my-cart/, fault: { when: 'after', kind: 'held', until: held } }],
    });
    expect(await screen.findByRole('status', { name: 'Loading your bag' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/checkout');
    await act(async () => {
      answer();
      await held;
    });
    await waitFor(() => expect(window.location.pathname).toBe('/cart'));
  });

  test('a bag that cannot be read is not an empty one', async () => {
    await openCheckout({ faults: [{ path: /my-cart/, fault: { when: 'before', kind: 'reply', status: 500 } }] });
    await alertText('Your bag could not be loaded.');
    expect(window.location.pathname).toBe('/checkout');
  });
});

describe('the address', () => {
  test('the four messages in order, beside the field and in the summary, with the focus', async () => {
    const { user, network, left, shirt } = await openCheckout();
    await user.click(await screen.findByRole('checkbox', { name: 'Set delivery address?' }));
    const steps: [string, string, string][] = [
      ['Full Name', 'Provide recipient name', 'Ama'],
      ['Town/City', 'Please enter town/city', 'Kumasi'],
      ['Phone', 'Provide recipient phone number', '024'],
      ['Street Address', 'Provide recipient address', '12 Ring Road'],
    ];
    for (const [label, text, value] of steps) {
      await user.type(screen.getByLabelText(label), '   ');
      await user.click(await payButton());
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      const field = screen.getByLabelText(label);
      expect(field).toHaveFocus();
      expect(field).toHaveAccessibleDescription(text);
      await user.type(field, value);
    }
    expect(network.callsTo(CHECKOUT)).toHaveLength(0);
    // No rule says what an e-mail looks like, so anything is taken.
    await user.type(screen.getByLabelText('Email (optional)'), 'no address');
    await user.type(screen.getByLabelText('Order Notes (optional)'), '  Ring twice ');
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(network.callsTo(CHECKOUT)[0]?.body).toMatchObject({
      shipping_address: true,
      ship_full_name: 'Ama',
      ship_phone: '024',
      ship_address: '12 Ring Road',
      ship_city: 'Kumasi',
      ship_email: 'no address',
      products: [{ id: shirt.id, quantity: 2 }],
      order_note: 'Ring twice',
      checkout_type: 'cash',
      duration: 0,
      downPayment: 0,
    });
  });

  test('what was typed for a delivery that is not wanted after all is not sent', async () => {
    const { user, network, left } = await openCheckout();
    const box = await screen.findByRole('checkbox', { name: 'Set delivery address?' });
    await user.click(box);
    await user.type(screen.getByLabelText('Full Name'), 'Ama');
    await user.click(box);
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(network.callsTo(CHECKOUT)[0]?.body).toMatchObject({ shipping_address: false, ship_full_name: '' });
  });

  test('what was typed survives a reload, and not a log-out by hand', async () => {
    const { user, storage, unmount, store, server } = await openCheckout();
    await user.click(await screen.findByRole('checkbox', { name: 'Set delivery address?' }));
    await user.type(screen.getByLabelText('Full Name'), 'Ama Mensah');
    await user.type(screen.getByLabelText('Order Notes (optional)'), 'Ring twice');
    await chooseInstalments(user, '5');
    unmount();
    const again = await renderApp({ path: '/checkout', server, environment: { storage } });
    expect(await screen.findByLabelText('Full Name')).toHaveValue('Ama Mensah');
    expect(screen.getByLabelText('Order Notes (optional)')).toHaveValue('Ring twice');
    expect(screen.getByLabelText('Down Payment')).toHaveValue('5');
    act(() => {
      again.store.dispatch({ type: 'session/sessionEnded', payload: 'loggedOut' });
    });
    await waitFor(() => expect(sessionStorage.getItem('checkoutDraft')).toBeNull());
    expect(store).toBeDefined();
  });

  test('an address is remembered on this device only when the shopper says so', async () => {
    const { user, storage } = await openCheckout();
    await user.click(await screen.findByRole('checkbox', { name: 'Set delivery address?' }));
    await user.type(screen.getByLabelText('Full Name'), 'Ama Mensah');
    expect(storage.entries().deliveryAddress).toBeUndefined();
    const box = screen.getByRole('checkbox', { name: /Remember this address/ });
    await user.click(box);
    await waitFor(() => expect(storage.entries().deliveryAddress).toContain('Ama Mensah'));
    await user.click(box);
    await waitFor(() => expect(storage.entries().deliveryAddress).toBeUndefined());
  });
});

test.each([
  ['their own', accountKey(AMA), 'Kofi Boateng'],
  ['somebody else’s', 'another', ''],
])('a remembered address on this device: %s', async (_name, account, shown) => {
  const address = { fullName: 'Kofi Boateng', city: 'Accra', phone: '024', email: '', address: '1 High Street' };
  const { user } = await openCheckout({ stored: { deliveryAddress: JSON.stringify({ account, ...address }) } });
  await user.click(await screen.findByRole('checkbox', { name: 'Set delivery address?' }));
  expect(screen.getByLabelText('Full Name')).toHaveValue(shown);
});

describe('paying now', () => {
  test('three presses in one task are one order (a button disabled while loading let three through)', async () => {
    const { network, left, orders, storage } = await openCheckout();
    const button = await payButton();
    act(() => {
      button.click();
      button.click();
      button.click();
    });
    await waitFor(() => expect(left).toHaveLength(1));
    expect(network.callsTo(CHECKOUT, 'POST')).toHaveLength(1);
    expect(await orders()).toHaveLength(1);
    expect(left[0]).toMatch(/\/pay\//);
    const id = storage.entries().checkout_id;
    expect(left[0]).toContain(id);
    expect(screen.getByText(/^Taking you to localhost/)).toBeInTheDocument();
  });

  test('the pending record is there before the request, and says nothing of who', async () => {
    const { user, network, storage, left } = await openCheckout();
    const sentBefore: number[] = [];
    const { setItem } = storage;
    storage.setItem = (name, text) => {
      if (name === 'pendingPayment') sentBefore.push(network.callsTo(CHECKOUT).length);
      setItem.call(storage, name, text);
    };
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(sentBefore[0]).toBe(0);
    expect(storage.entries().pendingPayment).toMatch(/"total":/);
    expect(storage.entries().pendingPayment).not.toMatch(/ama@|Ama|Mensah|024/);
  });

  test('status 0: the server’s words as text, with the focus; bag and form kept', async () => {
    const message = 'Only 1 < 2 left';
    const { user, left, network, storage } = await openCheckout({
      faults: [
        {
          path: CHECKOUT,
          fault: { when: 'before', kind: 'reply', status: 200, body: JSON.stringify({ status: 0, message }) },
        },
      ],
    });
    await user.click(await payButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(alert).toHaveFocus();
    expect(left).toEqual([]);
    expect(storage.entries().pendingPayment).toBeUndefined();
    await assertHealthy({ network, storage, intent: /POST .*checkout/, told: message });
    expect(await payButton()).toBeEnabled();
  });

  test('500: a message, and the shopper may try again', async () => {
    const { user, left, network, orders } = await openCheckout({
      faults: [{ path: CHECKOUT, times: 1, fault: { when: 'before', kind: 'reply', status: 500 } }],
    });
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('nothing was ordered');
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(network.callsTo(CHECKOUT)).toHaveLength(2);
    expect(await orders()).toHaveLength(1);
  });

  test.each([500, 503, 429])(
    '%i with a no of the shop: its words at once, after one look at the orders',
    async (status) => {
      const body = '{"status":0,"message":"Our payment partner is down","data":null}';
      const { user, left, network, orders } = await openCheckout({
        faults: [{ path: CHECKOUT, times: 1, fault: { when: 'before', kind: 'reply', status, body } }],
      });
      await user.click(await payButton());
      await alertText('Our payment partner is down');
      const { calls } = network;
      const sent = calls.findIndex(({ path }) => CHECKOUT.test(path));
      expect(calls.slice(sent).filter(({ path }) => ORDERS.test(path))).toHaveLength(1);
      await user.click(await payButton());
      await waitFor(() => expect(left).toHaveLength(1));
      expect(await orders()).toHaveLength(1);
    },
  );

  test.each<[string, FaultRule['fault']]>([
    ['the answer is lost', { when: 'after', kind: 'lost' }],
    ['the answer is cut off', { when: 'mid', kind: 'cut' }],
    ['a 502 hides the answer', { when: 'after', kind: 'reply', status: 502, body: '<html>' }],
    ['a page of HTML hides the answer', { when: 'after', kind: 'reply', status: 200, body: '<html>' }],
  ])('%s: the orders tell, nothing is sent again (a retry made two orders)', async (_name, fault) => {
    const { user, left, network, orders } = await openCheckout({ faults: [{ path: CHECKOUT, fault }] });
    await user.click(await payButton());
    await alertText('Finish checking your payment');
    const [order] = await orders();
    expect(screen.getByRole('link', { name: order!.orderCode })).toBeInTheDocument();
    await user.click(await payButton());
    await user.click(await payButton());
    await waitFor(async () => expect(await payButton()).toBeEnabled());
    expect(network.callsTo(CHECKOUT)).toHaveLength(1);
    expect(await orders()).toHaveLength(1);
    expect(left).toEqual([]);
  });

  describe('the browser sends the order again by itself, to a back end that knows no keys', () => {
    const resent = (times: number, lost = false): FaultRule => ({
      path: CHECKOUT,
      fault: { when: 'after', kind: 'resent', times, keysIgnored: true, lost },
    });

    test('the second order is named before the payment, and can be cancelled', async () => {
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

    test('seven orders are all named, and six are cancelled', async () => {
      const { user, orders } = await openCheckout({ faults: [resent(6)] });
      await user.click(await payButton());
      await alertText('Seven orders were placed');
      await user.click(screen.getByRole('button', { name: 'Cancel the duplicates' }));
      await screen.findByRole('button', { name: 'Continue to payment' });
      expect((await orders()).filter(({ status }) => status === 'Cancelled')).toHaveLength(6);
    });

    test('the duplicate can be kept, and is not asked about again after a reload', async () => {
      const { user, left, orders, storage, unmount, server } = await openCheckout({ faults: [resent(1)] });
      await user.click(await payButton());
      await user.click(await screen.findByRole('button', { name: 'Keep both orders' }));
      await screen.findByRole('button', { name: 'Continue to payment' });
      expect((await orders()).map(({ status }) => status)).toEqual(['Pending', 'Pending']);
      unmount();
      await renderApp({ path: '/checkout', server, environment: { storage, leave: (url) => left.push(url) } });
      await screen.findByRole('button', { name: 'Continue to payment' });
      expect(screen.queryByText('Two orders were placed')).toBeNull();
    });

    test('both orders are named also when no reply came', async () => {
      const { user, orders } = await openCheckout({ faults: [resent(1, true)] });
      await user.click(await payButton());
      await alertText('Two orders were placed');
      await user.click(screen.getByRole('button', { name: 'Cancel the duplicate' }));
      await screen.findByRole('button', { name: 'Cancel this order' });
      expect((await orders()).map(({ status }) => status).sort()).toEqual(['Cancelled', 'Pending']);
    });

    test.each([false, true])(
      'an instalment order (reply lost: %j) is saved once the duplicate is settled',
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

    test('the orders cannot be read: nobody is sent to pay before they can, and then the second is named', async () => {
      let answer: (value?: unknown) => void = () => undefined;
      const until = new Promise((resolve) => (answer = resolve));
      const { user, left, network, client, shirt } = await openCheckout({
        faults: [{ path: CHECKOUT, fault: { when: 'after', kind: 'held', until } }],
      });
      await user.click(await payButton());
      await waitFor(() => expect(network.callsTo(CHECKOUT)[0]?.status).toBe(200));
      await client.post('/storefront/checkout', checkoutBody([{ id: shirt.id, quantity: 2 }]));
      network.add({ path: ORDERS, fault: { when: 'before', kind: 'reply', status: 500 } });
      answer();
      await alertText(/can’t confirm your last order yet/);
      expect(left).toEqual([]);
      network.clear();
      await user.click(screen.getByRole('button', { name: 'Check again' }));
      await alertText('Two orders were placed');
      await user.click(screen.getByRole('button', { name: 'Cancel the duplicate' }));
      await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
      await waitFor(() => expect(left).toHaveLength(1));
    });

    test.each([
      ['no', { status: 200, body: '{"status":0,"message":"You have no orders","data":null}' }],
      ['not found', { status: 404, body: 'Not found' }],
    ])('a back end that says %s where it lists no order: the shopper is sent to pay, once', async (_case, reply) => {
      const { user, left, network } = await openCheckout({
        faults: [{ path: ORDERS, fault: { when: 'before', kind: 'reply', ...reply } }],
      });
      await user.click(await payButton());
      await waitFor(() => expect(left).toHaveLength(1));
      expect(network.callsTo(CHECKOUT)).toHaveLength(1);
    });

    test('a reload before the choice asks again', async () => {
      const { user, storage, unmount, server } = await openCheckout({ faults: [resent(1)] });
      await user.click(await payButton());
      await alertText('Two orders were placed');
      unmount();
      await renderApp({ path: '/checkout', server, environment: { storage } });
      await alertText('Two orders were placed');
    });

    test('a duplicate that cannot be cancelled is said, and the choice stays', async () => {
      const { user, network } = await openCheckout({ faults: [resent(1)] });
      network.add({
        path: /order\/cancel/,
        fault: { when: 'before', kind: 'reply', status: 200, body: '{"status":0,"message":"Too late"}' },
      });
      await user.click(await payButton());
      await user.click(await screen.findByRole('button', { name: 'Cancel the duplicate' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(/^Order could not be canceled\. \(.+\)$/);
      expect(screen.getByRole('button', { name: 'Keep both orders' })).toBeInTheDocument();
    });
  });

  test('nobody knows, and the orders cannot be read: nothing is sent before they can', async () => {
    const { user, network, orders } = await openCheckout();
    await payButton();
    network.add({ path: CHECKOUT, fault: { when: 'after', kind: 'lost' } });
    await user.click(await payButton());
    await alertText('Finish checking your payment');
    network.add({ path: ORDERS, fault: { when: 'before', kind: 'reply', status: 500 } });
    await user.click(await payButton());
    await alertText(/can’t confirm your last order yet/);
    network.clear();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await alertText(/is waiting for payment/);
    expect(network.callsTo(CHECKOUT)).toHaveLength(1);
    expect(await orders()).toHaveLength(1);
  });

  test('the orders cannot be read, and the bag was ordered in the meantime: nothing is sent', async () => {
    let answer: (value?: unknown) => void = () => undefined;
    const until = new Promise((resolve) => (answer = resolve));
    const { user, network, client, shirt, orders } = await openCheckout();
    const press = await payButton();
    network.add({ path: /my-cart/, times: 1, fault: { when: 'after', kind: 'held', until } });
    network.add({ path: ORDERS, fault: { when: 'before', kind: 'reply', status: 500 } });
    const read = network.callsTo(/my-cart/).length;
    await user.click(press);
    await waitFor(() => expect(network.callsTo(/my-cart/)[read]?.status).toBe(200));
    const loan = { checkout_type: 'installment', duration: 3, creditor: business.default_creditor.uuid };
    await client.post('/storefront/checkout', checkoutBody([{ id: shirt.id, quantity: 2 }], loan));
    answer();
    await screen.findByText('You do not have any items in your cart.');
    expect(network.callsTo(CHECKOUT)).toEqual([]);
    expect(await orders()).toHaveLength(1);
  });

  test('an order that waits is cancelled, and the next one sent', async () => {
    const { user, left, network, orders } = await openCheckout({
      faults: [{ path: CHECKOUT, times: 1, fault: { when: 'after', kind: 'lost' } }],
    });
    await user.click(await payButton());
    await user.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    await alertText(/has been cancelled. You can order again./);
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(network.callsTo(CHECKOUT)).toHaveLength(2);
    expect((await orders()).map(({ status }) => status).sort()).toEqual(['Cancelled', 'Pending']);
  });

  test('an order that cannot be cancelled can be left as it is', async () => {
    const { user, left, network, orders } = await openCheckout({
      faults: [
        { path: CHECKOUT, times: 1, fault: { when: 'after', kind: 'lost' } },
        { path: /order\/cancel/, fault: { when: 'before', kind: 'reply', status: 200, body: '{"status":0}' } },
      ],
    });
    await user.click(await payButton());
    const cancel = await screen.findByRole('button', { name: 'Cancel this order' });
    expect(screen.queryByRole('button', { name: 'Leave it and order again' })).toBeNull();
    await user.click(cancel);
    expect(await screen.findByRole('alert')).toHaveTextContent('Order could not be canceled.');
    await user.click(await screen.findByRole('button', { name: 'Leave it and order again' }));
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(network.callsTo(CHECKOUT)).toHaveLength(2);
    expect(await orders()).toHaveLength(2);
  });

  test('a reload while it is sent: it is looked for, not sent again', async () => {
    const first = await openCheckout({ faults: [{ path: CHECKOUT, fault: { when: 'before', kind: 'hang' } }] });
    await first.user.click(await payButton());
    await waitFor(() => expect(first.network.callsTo(CHECKOUT)).toHaveLength(1));
    first.unmount();
    const again = await renderApp({ path: '/checkout', server: first.server, environment: { storage: first.storage } });
    await alertText('Your last order wasn’t placed. You can order again.');
    expect(again.network.callsTo(CHECKOUT)).toHaveLength(0);
  });

  const started = (data: object) =>
    ({ when: 'after', kind: 'reply', status: 200, body: JSON.stringify({ status: 1, data }) }) as const;
  const unsafe = 'https://pay.example@evil.example/';
  test.each<[string, object, RegExp]>([
    ['no address', { checkout_id: 'c-1', checkout_url: null }, /payment page isn’t available/],
    ['no number', { checkout_id: null, checkout_url: 'https://pay.example/' }, /payment page isn’t available/],
    [
      'a number that is an object',
      { checkout_id: { a: 1 }, checkout_url: 'https://pay.example/' },
      /payment page isn’t available/,
    ],
    [
      'a number of 10 kB',
      { checkout_id: 'x'.repeat(10_000), checkout_url: 'https://pay.example/' },
      /payment page isn’t available/,
    ],
    ['javascript:', { checkout_id: 'c-1', checkout_url: 'javascript:alert(1)' }, /isn’t safe/],
    ['http', { checkout_id: 'c-1', checkout_url: 'http://pay.example/' }, /isn’t safe/],
    ['a name before the host', { checkout_id: 'c-1', checkout_url: unsafe }, /isn’t safe/],
    ['a list', { checkout_id: 'c-1', checkout_url: ['https://pay.example/'] }, /payment page isn’t available/],
  ])('a payment page with %s is not gone to', async (_name, data, text) => {
    const { user, left, orders } = await openCheckout({ faults: [{ path: CHECKOUT, fault: started(data) }] });
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(left).toEqual([]);
    expect(await orders()).toHaveLength(1);
    // The order is known, so pressing again does not make another one.
    await user.click(await payButton());
    await alertText('Finish checking your payment');
    expect(await orders()).toHaveLength(1);
  });

  test('a number that is a number is kept as text, and recognised on the way back', async () => {
    const data = { checkout_id: 42, checkout_url: 'https://pay.example/' };
    const { user, left, storage } = await openCheckout({ faults: [{ path: CHECKOUT, fault: started(data) }] });
    await user.click(await payButton());
    await waitFor(() => expect(left).toEqual(['https://pay.example/']));
    expect(storage.entries().checkout_id).toBe('42');
  });

  test('a sum that is too large to be counted exactly is refused, and nothing is sent', async () => {
    const item = wireCartItem({ product_variant: wireVariantDetail({ price: 80_000_000_000_000 }), quantity: 2 });
    const { user, network } = await openCheckout({
      faults: [
        {
          path: /my-cart/,
          fault: { when: 'before', kind: 'reply', status: 200, body: JSON.stringify(wireReply([item])) },
        },
        { path: /product-variant/, fault: { when: 'before', kind: 'reply', status: 500 } },
      ],
    });
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('This total is too high for one order.');
    expect(network.callsTo(CHECKOUT)).toHaveLength(0);
  });

  test('a shop that names no lender lends all the same, and the order names none', async () => {
    const nobody = JSON.stringify(wireReply(wireBusiness({ default_creditor: null })));
    const placed = JSON.stringify(wireReply({ checkout_id: null, checkout_url: null, order_code: 'ORD-1' }));
    const answered = (path: RegExp, body: string): FaultRule => ({
      path,
      fault: { when: 'before', kind: 'reply', status: 200, body },
    });
    const { user, network } = await openCheckout({
      faults: [answered(/get_details/, nobody), answered(CHECKOUT, placed)],
    });
    expect(await screen.findByRole('radio', { name: 'Pay In Installments' })).toBeEnabled();
    await chooseInstalments(user, '20');
    await preview(user);
    await accept(user);
    await waitFor(() => expect(window.location.pathname).toBe('/account/orders'));
    expect(network.callsTo(CHECKOUT)[0]?.body).toMatchObject({ creditor: null, checkout_type: 'installment' });
  });

  test('a browser that keeps nothing: said, not sent away, nothing ordered', async () => {
    const { user, left, orders, storage } = await openCheckout();
    await payButton();
    storage.fill();
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('won’t save');
    expect(left).toEqual([]);
    expect(await orders()).toEqual([]);
  });

  test('a price that changed is said and asked about before anything is sent', async () => {
    const { user, left, network, server, shirt } = await openCheckout();
    await payButton();
    await server.database.query('UPDATE variants SET price = price + 1000 WHERE id = $1', [shirt.id]);
    try {
      await user.click(await payButton());
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('Your bag has changed');
      expect(alert).toHaveTextContent(shirt.title);
      expect(network.callsTo(CHECKOUT)).toHaveLength(0);
      await user.click(await payButton());
      await waitFor(() => expect(left).toHaveLength(1));
    } finally {
      await server.database.query('UPDATE variants SET price = price - 1000 WHERE id = $1', [shirt.id]);
    }
  });

  test('fewer left than wanted: said, and only those are ordered', async () => {
    const { user, left, network, server, shirt } = await openCheckout();
    await payButton();
    await setStock(server.database, shirt.id, 1);
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('1 instead of 2');
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(network.callsTo(CHECKOUT)[0]?.body).toMatchObject({ products: [{ id: shirt.id, quantity: 1 }] });
  });

  test('an order that was placed on another device meanwhile is shown first', async () => {
    const { user, left, client, shirt, network } = await openCheckout();
    await payButton();
    await waitFor(() => expect(network.callsTo(ORDERS).length).toBeGreaterThan(0));
    const { checkoutBody } = await import('../../../server/testing/goods');
    await client.post('/storefront/checkout', checkoutBody([{ id: shirt.id, quantity: 1 }]));
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Another order was placed in the meantime');
    expect(left).toEqual([]);
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
  });

  test('the session ends in the middle: signed out, and everything typed is there afterwards', async () => {
    const { user, storage, unmount, server, orders } = await openCheckout({
      faults: [{ path: CHECKOUT, fault: { when: 'before', kind: 'reply', status: 401 } }],
    });
    const { token, account } = storage.entries();
    await user.type(await screen.findByLabelText('Order Notes (optional)'), 'Ring twice');
    await user.click(await payButton());
    await waitFor(() => expect(window.location.pathname).toBe('/account/auth'));
    expect(await orders()).toEqual([]);
    unmount();
    storage.setItem('token', token!);
    storage.setItem('account', account!);
    await renderApp({ path: '/checkout', server, environment: { storage } });
    expect(await screen.findByLabelText('Order Notes (optional)')).toHaveValue('Ring twice');
  });

  test('back from the payment page, as the browser had put the page away: alive again', async () => {
    const { user, left } = await openCheckout();
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(screen.getByRole('button', { name: /Placing your order/ })).toHaveAttribute('aria-busy', 'true');
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await alertText('Finish checking your payment');
    expect(await payButton()).toHaveAttribute('aria-busy', 'false');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(left).toHaveLength(2));
    expect(left[1]).toBe(left[0]);
  });
});

describe('instalments', () => {
  test('what is asked for, and what is shown', async () => {
    const { user, network, total } = await openCheckout();
    await chooseInstalments(user, '10');
    expect(screen.getByLabelText('Duration')).toHaveValue('3');
    expect(screen.getByRole('button', { name: 'Request Client Review' })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Duration'), '6');
    const dialog = await preview(user);
    expect(network.callsTo(/cfschedule/)[0]?.body).toEqual({
      loan_amount: (total - 1000) / 100,
      totalPrice: total / 100,
      loan_duration: 6,
    });
    const rows = within(dialog).getAllByRole('row');
    expect(rows).toHaveLength(8);
    expect(within(rows[1]!).getAllByRole('cell')[0]).toHaveTextContent(/^-$/);
    expect(dialog).toHaveTextContent('3% monthly');
    for (const words of ['You borrow', 'You pay back', 'Total interest', 'First payment', 'Last payment']) {
      expect(dialog).toHaveTextContent(words);
    }
  });

  test('the terms are asked for, never ticked beforehand; Escape applies nothing', async () => {
    const { user, network } = await openCheckout();
    await chooseInstalments(user);
    let dialog = await preview(user);
    await user.click(within(dialog).getByRole('button', { name: 'Accept & Apply' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Accept our terms and conditions to proceed');
    const box = within(dialog).getByRole('checkbox');
    expect(box).toHaveFocus();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Accept our terms and conditions to proceed');
    await user.click(box);
    expect(box).toBeValid();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    dialog = await preview(user);
    expect(within(dialog).getByRole('checkbox')).not.toBeChecked();
    expect(network.callsTo(CHECKOUT)).toHaveLength(0);
  });

  test.each(['-1', '1e2', '5,5', '٥', '0.001'])('a down payment of %s is not sent anywhere', async (typed) => {
    const { user, network } = await openCheckout();
    await chooseInstalments(user, typed);
    await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText('Down Payment')).toHaveFocus();
    expect(network.callsTo(/cfschedule/)).toHaveLength(0);
  });

  test('the address is judged before the down payment', async () => {
    const { user, network } = await openCheckout();
    await user.click(await screen.findByRole('checkbox', { name: 'Set delivery address?' }));
    await chooseInstalments(user, '-1');
    await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Provide recipient name');
    expect(network.callsTo(/cfschedule/)).toHaveLength(0);
  });

  test('a total that changed under the open schedule: these terms cannot be accepted any more', async () => {
    const { user, store, server, shirt, network } = await openCheckout();
    await chooseInstalments(user, '10');
    const dialog = await preview(user);
    await user.click(within(dialog).getByRole('checkbox'));
    await setStock(server.database, shirt.id, 1);
    await act(() => store.dispatch(refreshCartPrices()));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The total of your order has changed.');
    await user.click(within(dialog).getByRole('button', { name: 'Accept & Apply' }));
    expect(network.callsTo(CHECKOUT)).toHaveLength(0);
  });

  test('a total that became the down payment asks for PAY NOW', async () => {
    const { user, server, shirt, network } = await openCheckout();
    await chooseInstalments(user, (shirt.price / 100).toFixed(2));
    await preview(user);
    await setStock(server.database, shirt.id, 1);
    await accept(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('alert')).toHaveTextContent('1 instead of 2');
    await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      "Use the 'PAY NOW' option since Down Payment is equal to the total cost",
    );
    expect(network.callsTo(CHECKOUT)).toHaveLength(0);
  });

  test('answers that overtake each other: only the one to the last question is shown', async () => {
    const { user, network } = await openCheckout();
    await chooseInstalments(user);
    let answer: (value?: unknown) => void = () => undefined;
    const held = new Promise((resolve) => (answer = resolve));
    network.add({ path: /cfschedule/, times: 1, fault: { when: 'after', kind: 'held', until: held } });
    await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
    await waitFor(() => expect(network.callsTo(/cfschedule/)).toHaveLength(1));
    await user.selectOptions(screen.getByLabelText('Duration'), '6');
    const dialog = await preview(user);
    await act(async () => {
      answer();
      await held;
    });
    expect(within(dialog).getAllByRole('row')).toHaveLength(8);
    expect(dialog).toHaveTextContent('6 months');
  });

  test('while the order is being placed, Back on a phone leaves neither the schedule nor the page', async () => {
    for (const path of ['/terms', '/checkout']) window.history.pushState(null, '', path);
    narrowWindow();
    let answer: (value?: unknown) => void = () => undefined;
    const held = new Promise((resolve) => (answer = resolve));
    const faults: FaultRule[] = [{ path: CHECKOUT, fault: { when: 'after', kind: 'held', until: held } }];
    const { user } = await openCheckout({ faults });
    await chooseInstalments(user);
    const dialog = await preview(user);
    await accept(user);
    await within(dialog).findByRole('button', { name: 'Placing your order…' });
    for (let presses = 0; presses < 3; presses += 1) {
      const went = new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
      await act(async () => {
        window.history.back();
        await went;
      });
      expect(window.location.pathname).toBe('/checkout');
      expect(dialog).toBeVisible();
    }
    answer();
    await waitFor(() => expect(window.location.pathname).toBe('/account/orders'));
  });

  test('a schedule that cannot be had: the server’s words in a banner, no dialog', async () => {
    const { user } = await openCheckout({
      faults: [
        {
          path: /cfschedule/,
          fault: { when: 'before', kind: 'reply', status: 422, body: '{"status":0,"message":"No loans today"}' },
        },
      ],
    });
    await chooseInstalments(user);
    await user.click(screen.getByRole('button', { name: 'Preview Payment' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No loans today');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['Created', '10', 'requested', 'Pending Review'],
    ['Approved', '', 'confirmed', 'Approved'],
    ['Pending Review', '10', 'requested', 'Pending Review'],
    ['Process for Payment', '10', 'processing', 'Process for Payment'],
  ])('%s with a down payment of %j: saved, all four of it', async (eligible, down, phase, kept) => {
    const { user, store, left, orders, storage, network } = await openCheckout({ eligible });
    await chooseInstalments(user, down);
    await preview(user);
    await accept(user);
    await waitFor(() => expect(window.location.pathname).toBe('/account/orders'));
    await alertText('Your order has been saved.');
    expect(store.getState().eligibility.phase).toBe(phase);
    expect(await screen.findByRole('button', { name: /bag, 0 items/i })).toBeInTheDocument();
    expect(left).toEqual([]);
    const [order] = await orders();
    expect(store.getState().credit.accepted[0]).toMatchObject({ orderCode: order!.orderCode, duration: 3 });
    await waitFor(() => expect(storage.entries().acceptedSchedules).toContain(order!.orderCode));
    expect(storage.entries().pendingPayment).toBeUndefined();
    expect(network.callsTo(/my-cart/, 'DELETE')).toHaveLength(0);
    // The next visit knows that a review is asked for; who is approved stays so.
    await waitFor(() => expect(JSON.parse(storage.entries().account!)).toMatchObject({ eligible: kept }));
  });

  test.each([
    ['Created', '10'],
    ['Approved', ''],
  ])('%s with a down payment of %j, and a payment page all the same: nobody is sent there', async (eligible, down) => {
    const data = { checkout_id: 'c-1', checkout_url: 'https://pay.example/', order_code: 'ORD-1' };
    const body = JSON.stringify({ status: 1, data });
    const { user, left } = await openCheckout({
      eligible,
      faults: [{ path: CHECKOUT, fault: { when: 'after', kind: 'reply', status: 200, body } }],
    });
    await chooseInstalments(user, down);
    await preview(user);
    await accept(user);
    await alertText('Your order has been saved.');
    expect(left).toEqual([]);
  });

  test('approved, with a down payment: to the payment page', async () => {
    const { user, left, orders, storage } = await openCheckout({ eligible: 'Approved' });
    await chooseInstalments(user, '10');
    await preview(user);
    await accept(user);
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]).toContain(storage.entries().checkout_id);
    expect(await orders()).toHaveLength(1);
  });

  test('not saved: the fixed sentence and the server’s, and nothing is cleared', async () => {
    const { user, store, orders } = await openCheckout({
      faults: [
        {
          path: CHECKOUT,
          fault: { when: 'before', kind: 'reply', status: 200, body: '{"status":0,"message":"No more loans"}' },
        },
      ],
    });
    await chooseInstalments(user);
    await preview(user);
    await accept(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your order could not be saved. Please try again. No more loans',
    );
    expect(store.getState().eligibility.phase).toBe('new');
    expect(screen.getByRole('link', { name: 'Bag (1)' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/checkout');
    expect(await orders()).toEqual([]);
  });

  test('saved, but the answer is lost: it is found among the orders', async () => {
    const { user, orders, network, store } = await openCheckout({
      faults: [{ path: CHECKOUT, fault: { when: 'after', kind: 'lost' } }],
    });
    await chooseInstalments(user);
    await preview(user);
    await accept(user);
    await waitFor(() => expect(window.location.pathname).toBe('/account/orders'));
    const [order, ...others] = await orders();
    expect(others).toEqual([]);
    expect(store.getState().credit.accepted[0]).toMatchObject({ orderCode: order!.orderCode });
    expect(network.callsTo(CHECKOUT)).toHaveLength(1);
  });
});
