import { act, screen, waitFor, within } from '@testing-library/react';
import { setStock, stockLeft } from '../../../server/testing/goods';
import { createTestShop } from '../../../server/testing/testShop';
import { accountKey } from '../../lib/accountKey';
import { formatPrice } from '../../lib/money';
import { wireReply } from '../../testing/builders/wire';
import { wireVariantDetail } from '../../testing/builders/wireCatalogue';
import { wireCartItem } from '../../testing/builders/wireCustomer';
import { sample } from '../../testing/complete';
import { AMA, signedIn } from '../../testing/customers';
import { answered, held } from '../../testing/faults';
import {
  alertText,
  CART,
  cartRefreshed,
  CHECKOUT,
  chooseInstalments,
  openCheckout,
  ORDERS,
  payButton,
} from '../../testing/openCheckout';
import { renderApp } from '../../testing/renderApp';
import { refreshCartPrices } from '../../features/cart/refreshCartPrices';

describe('checkout access', () => {
  test('redirects an empty bag to the cart only after the bag has loaded', async () => {
    const { fault, release } = held();
    const server = await createTestShop();
    const customer = await signedIn(server);
    await renderApp({
      path: '/checkout',
      server,
      stored: { token: customer.token, account: customer.account },
      faults: [{ path: /my-cart/, fault }],
    });
    expect(await screen.findByRole('status', { name: 'Loading your cart' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/checkout');
    release();
    await waitFor(() => expect(window.location.pathname).toBe('/cart'));
  });

  test('reports a bag that fails to load and stays at the checkout', async () => {
    await openCheckout({ faults: [{ path: /my-cart/, fault: answered(500) }] });
    await alertText('Something went wrong. Please try again.');
    expect(window.location.pathname).toBe('/checkout');
  });
});

test('the ways to pay are one group named Payment', async () => {
  await openCheckout();
  expect(within(await screen.findByRole('radiogroup', { name: 'Payment' })).getAllByRole('radio')).toHaveLength(2);
});

test('Tab goes through the form before the summary', async () => {
  const { user } = await openCheckout();
  const first = await screen.findByRole('checkbox', { name: 'Set delivery address?' });
  screen.getByRole('heading', { level: 1 }).focus();
  await user.tab();
  expect(first).toHaveFocus();
});

describe('the delivery address', () => {
  test('is asked for only when delivery is chosen, while shipping is free either way', async () => {
    const { user } = await openCheckout();
    const box = await screen.findByRole('checkbox', { name: 'Set delivery address?' });
    expect(screen.getAllByText('Free shipping')[0]).toBeVisible();
    expect(screen.getByLabelText(/^Order Notes/)).toBeVisible();
    expect(screen.queryByText('Shipping Details')).not.toBeInTheDocument();
    await user.click(box);
    expect(screen.getByText('Shipping Details')).toBeVisible();
    for (const label of ['Full Name', 'Town/City', 'Phone', 'Email (optional)', 'Street Address'])
      expect(screen.getByLabelText(label)).toBeVisible();
    expect(screen.getAllByText('Free shipping')[0]).toBeVisible();
  });

  test('shows all four address errors beside their fields and lists the fields in order once above', async () => {
    const { user, network, left, shirt } = await openCheckout();
    await user.click(await screen.findByRole('checkbox', { name: 'Set delivery address?' }));
    const steps: [string, string, string][] = [
      ['Full Name', 'Provide recipient name', 'Ama'],
      ['Town/City', 'Please enter town/city', 'Kumasi'],
      ['Phone', 'Provide recipient phone number', '024'],
      ['Street Address', 'Provide recipient address', '12 Ring Road'],
    ];
    const links = () => within(screen.getByRole('alert')).getAllByRole('link');
    await user.type(screen.getByLabelText('Phone'), '   ');
    await user.click(await payButton());
    expect(screen.getByLabelText('Full Name')).toHaveFocus();
    for (const [index, [label, text, value]] of steps.entries()) {
      expect(links().map(({ textContent }) => textContent)).toEqual(steps.slice(index).map(([name]) => name));
      for (const [name, words] of steps.slice(index)) {
        expect(screen.getByLabelText(name)).toHaveAccessibleDescription(words);
        expect(screen.getAllByText(words)).toHaveLength(1);
      }
      await user.click(links()[0]!);
      expect(screen.getByLabelText(label)).toHaveFocus();
      await user.keyboard(value);
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(network.callsTo(CHECKOUT)).toHaveLength(0);
    // The e-mail format is not validated, so any text is accepted.
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

  test('clears the address errors when delivery is switched off', async () => {
    const { user, left } = await openCheckout();
    const box = await screen.findByRole('checkbox', { name: 'Set delivery address?' });
    await user.click(box);
    await user.click(await payButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Check these fields');
    await user.click(box);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(box);
    expect(screen.getByLabelText('Full Name')).toBeValid();
    expect(box).toHaveFocus();
    await user.click(box);
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
  });

  test('leaves the typed address out of the order after delivery is switched off', async () => {
    const { user, network, left } = await openCheckout();
    const box = await screen.findByRole('checkbox', { name: 'Set delivery address?' });
    await user.click(box);
    await user.type(screen.getByLabelText('Full Name'), 'Ama');
    await user.click(box);
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(network.callsTo(CHECKOUT)[0]?.body).toMatchObject({ shipping_address: false, ship_full_name: '' });
  });

  test('keeps typed values across a reload and clears them on a manual log-out', async () => {
    const { user, storage, unmount, server } = await openCheckout();
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
  });

  test('stores the address on this device only while “Remember this address” is checked', async () => {
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

test.each<[string, string, string, object?]>([
  ['the same account', accountKey(AMA), 'Kofi Boateng'],
  ['another account', 'another', ''],
  [
    'the same account, stored before the form asked for an email',
    accountKey(AMA),
    'Kofi Boateng',
    { email: undefined },
  ],
])('prefills the remembered address only for its own account: %s', async (_name, account, shown, older = {}) => {
  const address = {
    fullName: 'Kofi Boateng',
    city: 'Accra',
    phone: '024',
    email: '',
    address: '1 High Street',
    ...older,
  };
  const { user } = await openCheckout({ stored: { deliveryAddress: JSON.stringify({ account, ...address }) } });
  await user.click(await screen.findByRole('checkbox', { name: 'Set delivery address?' }));
  expect(screen.getByLabelText('Full Name')).toHaveValue(shown);
});

describe('paying now', () => {
  test('stores the pending record before the request, without personal data', async () => {
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
    expect(left[0]).toContain(`/pay/${storage.entries().checkout_id}`);
    expect(storage.entries().pendingPayment).toMatch(/"total":/);
    expect(storage.entries().pendingPayment).not.toMatch(/ama@|Ama|Mensah/);
  });

  const started = (data: object) =>
    ({ when: 'after', kind: 'reply', status: 200, body: JSON.stringify({ status: 1, data }) }) as const;
  const unsafe = 'https://pay.example@evil.example/';
  test.each<[string, object, RegExp]>(
    sample(
      [
        ['no URL', { checkout_id: 'c-1', checkout_url: null }, /payment page isn’t available/],
        ['no checkout id', { checkout_id: null, checkout_url: 'https://pay.example/' }, /payment page isn’t available/],
        [
          'a checkout id that is an object',
          { checkout_id: { a: 1 }, checkout_url: 'https://pay.example/' },
          /payment page isn’t available/,
        ],
        [
          'a checkout id of 10 kB',
          { checkout_id: 'x'.repeat(10_000), checkout_url: 'https://pay.example/' },
          /payment page isn’t available/,
        ],
        ['a javascript: URL', { checkout_id: 'c-1', checkout_url: 'javascript:alert(1)' }, /isn’t safe/],
        ['an http URL', { checkout_id: 'c-1', checkout_url: 'http://pay.example/' }, /isn’t safe/],
        ['a user name before the host', { checkout_id: 'c-1', checkout_url: unsafe }, /isn’t safe/],
        [
          'a list of URLs',
          { checkout_id: 'c-1', checkout_url: ['https://pay.example/'] },
          /payment page isn’t available/,
        ],
      ],
      4,
    ),
  )('refuses to open a payment page with %s', async (_name, data, text) => {
    const { user, left, orders } = await openCheckout({ faults: [{ path: CHECKOUT, fault: started(data) }] });
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(left).toEqual([]);
    expect(await orders()).toHaveLength(1);
    // The order is known, so pressing again does not make another one.
    await user.click(await payButton());
    await alertText('Finish your payment');
    expect(screen.queryByRole('button', { name: 'Continue to payment' })).not.toBeInTheDocument();
    expect(await orders()).toHaveLength(1);
  });

  test('opens a payment page whose address is a path of the API', async () => {
    const fault = started({ checkout_id: 'c-1', checkout_url: '/pay?x=1' });
    const { user, left } = await openCheckout({ faults: [{ path: CHECKOUT, fault }] });
    await user.click(await payButton());
    await waitFor(() => expect(left).toEqual(['http://localhost/pay?x=1']));
  });

  test('stores a numeric checkout id as text and leaves for the payment page', async () => {
    const data = { checkout_id: 42, checkout_url: 'https://pay.example/' };
    const { user, left, storage } = await openCheckout({ faults: [{ path: CHECKOUT, fault: started(data) }] });
    await user.click(await payButton());
    await waitFor(() => expect(left).toEqual(['https://pay.example/']));
    expect(storage.entries().checkout_id).toBe('42');
  });

  test('leaves for the payment page of a free order that is paid in full', async () => {
    const item = wireCartItem({ product_variant: wireVariantDetail({ price: 0 }), quantity: 1 });
    const { user, left, store } = await openCheckout({
      faults: [
        { path: CART, fault: answered(200, wireReply([item])) },
        { path: CHECKOUT, fault: started({ checkout_id: 'c1', checkout_url: 'https://pay.example/' }) },
      ],
    });
    await user.click(await payButton());
    await waitFor(() => expect(left).toEqual(['https://pay.example/']));
    expect(store.getState().eligibility.phase).toBe('new');
  });

  test('rejects a total too large to count exactly and sends nothing', async () => {
    const item = wireCartItem({ product_variant: wireVariantDetail({ price: 80_000_000_000_000 }), quantity: 2 });
    const { user, network } = await openCheckout({
      faults: [
        { path: /my-cart/, fault: answered(200, wireReply([item])) },
        { path: /product-variant/, fault: answered(500) },
      ],
    });
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('This total is too high for one order.');
    expect(network.callsTo(CHECKOUT)).toHaveLength(0);
  });

  test('reports full storage, and neither orders nor leaves for the payment page', async () => {
    const { user, left, orders, storage } = await openCheckout();
    await payButton();
    storage.fill();
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('won’t save');
    expect(left).toEqual([]);
    expect(await orders()).toEqual([]);
  });

  test('reports a changed price and asks for confirmation before sending the order', async () => {
    const { user, left, network, server, shirt, store } = await openCheckout();
    await payButton();
    await cartRefreshed(store);
    await server.database.query('UPDATE variants SET price = price + 1000 WHERE id = $1', [shirt.id]);
    try {
      await user.click(await payButton());
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('Your cart has changed');
      expect(alert).toHaveTextContent(shirt.title);
      expect(network.callsTo(CHECKOUT)).toHaveLength(0);
      await user.click(await payButton());
      await waitFor(() => expect(left).toHaveLength(1));
    } finally {
      await server.database.query('UPDATE variants SET price = price - 1000 WHERE id = $1', [shirt.id]);
    }
  });

  test('rereads the cart when the read in flight started before the press', async () => {
    const { user, network, server, shirt, store } = await openCheckout();
    await payButton();
    await cartRefreshed(store);
    const { fault, release } = held();
    network.add({ path: CART, fault, times: 1 });
    const sent = network.callsTo(CART).length;
    const earlier = store.dispatch(refreshCartPrices());
    await waitFor(() => expect(network.callsTo(CART)[sent]).toHaveProperty('status', 200));
    await setStock(server.database, shirt.id, 1);
    await user.click(await payButton());
    await act(async () => {
      release();
      await earlier;
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('1 instead of 2');
    expect(network.callsTo(CHECKOUT)).toHaveLength(0);
  });

  test('reports lower stock than wanted and orders only the remaining quantity', async () => {
    const { user, left, network, server, shirt, store } = await openCheckout();
    await payButton();
    await cartRefreshed(store);
    await setStock(server.database, shirt.id, 1);
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('1 instead of 2');
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(network.callsTo(CHECKOUT)[0]?.body).toMatchObject({ products: [{ id: shirt.id, quantity: 1 }] });
  });

  test('reports an order placed on another device before leaving for the payment page', async () => {
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

  test('keeps the goods of an unpaid order in the cart, although the server holds the last of them', async () => {
    const { user, left, server, shirt, storage, total, unmount } = await openCheckout();
    const button = await payButton();
    await setStock(server.database, shirt.id, 2);
    await user.click(button);
    await waitFor(() => expect(left).toHaveLength(1));
    unmount();
    await renderApp({ path: '/checkout', server, environment: { storage } });
    const panel = await screen.findByRole('status', { name: 'Finish your payment' });
    expect(await stockLeft(server.database, shirt.id)).toBe(0);
    expect(panel).toHaveTextContent(`(${formatPrice(total, 'GHS')}) has been placed`);
    const totals = await screen.findAllByText('Total', { exact: false, selector: 'p' });
    expect(totals[0]).toHaveTextContent(formatPrice(total, 'GHS'));
    expect(screen.queryByText('Out of stock')).not.toBeInTheDocument();
  });

  test('reactivates the checkout when the browser restores it from the back/forward cache', async () => {
    const { user, left } = await openCheckout();
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(screen.getByRole('button', { name: /Placing your order/ })).toHaveAttribute('aria-busy', 'true');
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await alertText('Finish your payment');
    expect(await payButton()).toHaveAttribute('aria-busy', 'false');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(left).toHaveLength(2));
    expect(left[1]).toBe(left[0]);
  });
});
