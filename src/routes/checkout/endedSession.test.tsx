import { act, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { GENERAL_ERROR } from '../../api/apiError';
import { AMA, signedIn } from '../../testing/customers';
import { customerWithCart } from '../../testing/customerWithCart';
import { answered } from '../../testing/faults';
import { memoryStorage } from '../../testing/memoryStorage';
import { payButton } from '../../testing/openCheckout';
import { renderApp } from '../../testing/renderApp';
import { signInAgain } from '../../testing/logIn';

const CHECKOUT = /^\/storefront\/checkout$/;
const KOFI = { ...AMA, first_name: 'Kofi', email: 'kofi@example.com' };
const TYPED = {
  'Full Name': 'Ama Mensah',
  'Town/City': 'Kumasi',
  Phone: '0244000000',
  'Email (optional)': 'home@example.com',
  'Street Address': '5 Ridge Road',
  'Order Notes (optional)': 'Ring twice',
};

type User = ReturnType<typeof userEvent.setup>;
const here = () => window.location.pathname;
const form = () => within(screen.getByRole('form', { name: 'Checkout' }));

const logIn = async (user: User, customer: typeof AMA) => {
  await waitFor(() => {
    expect(here()).toBe('/account/auth');
  });
  await signInAgain({ user }, customer);
};

/** Opens the checkout and fills in every field. */
const filledIn = async (isOwnPhone = true, wait: (ms: number) => Promise<void> = () => Promise.resolve()) => {
  sessionStorage.clear();
  const customer = await customerWithCart();
  const storage = memoryStorage(isOwnPhone ? customer.stored : {});
  const left: string[] = [];
  const environment = { storage, redirect: (url: string) => left.push(url), wait };
  const shop = await renderApp({ path: '/checkout', server: customer.server, environment });
  const { user } = shop;
  if (!isOwnPhone) {
    await user.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
    await logIn(user, AMA);
  }
  await user.click(await screen.findByRole('radio', { name: 'Pay In Installments' }));
  await user.selectOptions(screen.getByLabelText('Duration'), '6');
  await user.type(screen.getByLabelText('Down Payment'), '5');
  await user.click(screen.getByRole('radio', { name: 'Pay now' }));
  await user.click(screen.getByRole('checkbox', { name: 'Set delivery address?' }));
  for (const [label, text] of Object.entries(TYPED)) {
    await user.click(form().getByLabelText(label));
    await user.paste(text);
  }
  return { ...customer, ...shop, storage, left };
};

const refused = { path: CHECKOUT, fault: answered(401), times: 1 } as const;

test('after a 401 to the order, restores the form for the same customer and orders once', async () => {
  const { user, network, orders, left, shirt } = await filledIn();
  network.add(refused);
  await user.click(await payButton());
  expect(await screen.findByText('Your session has expired. Sign in to continue.')).toBeInTheDocument();
  expect(await orders()).toEqual([]);
  await logIn(user, AMA);
  await payButton();
  expect(here()).toBe('/checkout');
  for (const [label, text] of Object.entries(TYPED)) expect(form().getByLabelText(label)).toHaveValue(text);
  await user.click(screen.getByRole('radio', { name: 'Pay In Installments' }));
  expect(screen.getByLabelText('Duration')).toHaveValue('6');
  expect(screen.getByLabelText('Down Payment')).toHaveValue('5');
  await user.click(screen.getByRole('radio', { name: 'Pay now' }));
  expect(screen.getAllByText(shirt.title).length).toBeGreaterThan(0);
  await user.click(await payButton());
  await waitFor(() => {
    expect(left).toHaveLength(1);
  });
  expect(network.callsTo(CHECKOUT, 'POST').at(-1)?.body).toMatchObject({
    ship_full_name: TYPED['Full Name'],
    order_note: 'Ring twice',
    products: [{ id: shirt.id, quantity: 2 }],
  });
  expect(await orders()).toHaveLength(1);
});

/** Answers the order with a 401 and signs in again; pauses between order checks last until `resume`. */
const refusedWith = async (body: string) => {
  let resume: () => void = () => undefined;
  const pause = new Promise<void>((resolve) => (resume = resolve));
  const shop = await filledIn(true, (ms) => (ms > 1000 ? pause : Promise.resolve()));
  shop.network.add({ ...refused, fault: { ...refused.fault, body } });
  await shop.user.click(await payButton());
  await logIn(shop.user, AMA);
  return { ...shop, resume };
};

test('reports the outcome of an empty 401 to the order when sign-in precedes the order check', async () => {
  const { resume } = await refusedWith('');
  expect(await screen.findByText('We’re checking your last order')).toBeVisible();
  expect(here()).toBe('/checkout');
  resume();
  expect(await screen.findByText('Your last order wasn’t placed. You can order again.')).toBeVisible();
  expect(screen.queryByText(GENERAL_ERROR)).not.toBeInTheDocument();
});

test('after a framework’s own 401 to the order and a sign-in, orders without checking for a lost order', async () => {
  const { user, left, orders } = await refusedWith('{"message":"Unauthenticated."}');
  await user.click(await payButton());
  await waitFor(() => {
    expect(left).toHaveLength(1);
  });
  expect(await orders()).toHaveLength(1);
});

test('after a 401 to the order, discards the draft when another customer signs in', async () => {
  const { user, network, server } = await filledIn();
  await signedIn(server, KOFI);
  network.add(refused);
  await user.click(await payButton());
  await logIn(user, KOFI);
  await waitFor(() => {
    expect(here()).not.toBe('/account/auth');
  });
  expect(sessionStorage.getItem('checkoutDraft')).toBeNull();
  expect(document.body).not.toHaveTextContent('Ridge Road');
});

test('stores nothing typed at the checkout without “Remember me”', async () => {
  const { storage } = await filledIn(false);
  expect(form().getByLabelText('Street Address')).toHaveValue(TYPED['Street Address']);
  expect(JSON.stringify([{ ...sessionStorage }, storage.entries()])).not.toMatch(/Ridge Road|Ring twice|Ama/);
});

describe('a background tab after another customer signs in elsewhere', () => {
  const SHOP = { 'X-Api-Key': 'demo-key', 'Content-Type': 'application/json' };

  test('switches to the new session and bag, and resets every typed or chosen value', async () => {
    const { user, storage, server, shirt, store, network } = await filledIn();
    await user.click(screen.getByRole('radio', { name: 'Pay In Installments' }));
    const { token, account } = await signedIn(server, KOFI);
    await server.fetch(
      new Request('http://localhost/api/v1/storefront/add-to-cart', {
        method: 'POST',
        headers: { ...SHOP, Authorization: `Bearer ${token}` },
        body: JSON.stringify({ product_variant_id: shirt.id, quantity: 1 }),
      }),
    );
    storage.setItem('token', token);
    storage.setItem('account', account);
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(store.getState().session).toMatchObject({ token, account: { email: KOFI.email } });
    await waitFor(() => {
      expect(
        network
          .callsTo(/my-cart/)
          .at(-1)
          ?.headers.get('Authorization'),
      ).toBe(`Bearer ${token}`);
    });
    await payButton();
    expect(form().getByLabelText('Order Notes (optional)')).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Set delivery address?' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Pay now' })).toBeChecked();
    expect(store.getState().checkout).toMatchObject({ downPayment: '', duration: 3 });
    expect(sessionStorage.getItem('checkoutDraft')).toBeNull();
  });
});
