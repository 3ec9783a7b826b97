import { act, screen, waitFor, within } from '@testing-library/react';
import { setStock } from '../../../server/testing/goods';
import { deliverySwitched } from '../../features/checkout/checkoutSlice';
import { formatPrice } from '../../lib/money';
import { assertHealthy } from '../../testing/assertHealthy';
import { cartShop, type CartShop } from '../../testing/cartShop';
import { answered } from '../../testing/faults';
import { narrowWindow } from '../../testing/mockMedia';
import { holdPauses } from '../../testing/holdPauses';
import { renderApp } from '../../testing/renderApp';

let shop: CartShop;
let pauses: ReturnType<typeof holdPauses>;
beforeEach(async () => {
  pauses = holdPauses();
  shop = await cartShop();
});

const open = (stored: Record<string, string> = {}, faults: Parameters<typeof renderApp>[0] = {}) =>
  renderApp({ path: '/cart', server: shop.server, stored, ...faults });
const cartTable = () => screen.findByRole('table', { name: 'Items in your cart' });
const quantity = (title: string) => screen.getByRole('spinbutton', { name: `Quantity of ${title}` });
const cedi = (amount: number) => formatPrice(amount, 'GHS');
const totals = () => within(screen.getByRole('complementary', { name: 'Cart totals' }));

describe('an empty bag', () => {
  test('of a visitor offers shopping and signing in', async () => {
    const { user, store } = await open();
    expect(await screen.findByText('You do not have any items in your cart.')).toBeVisible();
    expect(screen.getByText('Have an account? Sign in to see your items.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/');
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('link', { name: 'Sign In' }));
    expect(window.location.pathname).toBe('/account/auth');
    expect(window.history.state).toMatchObject({ usr: { from: '/cart' } });
    expect(store.getState().cart.lines).toEqual([]);
  });

  test('of a customer offers shopping and the profile', async () => {
    await open({ ...(await shop.customerWith()) });
    expect(await screen.findByText('You do not have any items in your cart.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/account/edit');
    expect(screen.queryByText(/Have an account/)).not.toBeInTheDocument();
  });
});

describe('a visitor', () => {
  test('sees the details of every line and their total', async () => {
    await open(shop.storedCart(shop.line(shop.shirt, { quantity: 2 }), shop.line(shop.cup)));
    const rows = within(await cartTable())
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(2);
    const first = within(rows[0]!);
    expect(first.getByRole('link', { name: shop.shirt.title })).toBeVisible();
    expect(first.getByRole('img', { hidden: true })).toBeInTheDocument();
    expect(first.getByText('Color: Black')).toBeVisible();
    expect(first.getByText(cedi(shop.shirt.price))).toBeVisible();
    expect(first.getByText(cedi(shop.shirt.price * 2))).toBeVisible();
    const sum = cedi(shop.shirt.price * 2 + shop.cup.price);
    expect(totals().getAllByText(sum)).toHaveLength(2);
  });

  test('sees no instalment review, while a customer sees it and requests it here', async () => {
    const { unmount } = await open(shop.storedCart(shop.line(shop.shirt)));
    await cartTable();
    expect(screen.queryByRole('heading', { name: 'Paying in installments' })).toBeNull();
    unmount();
    const app = await open({ ...(await shop.customerWith([shop.shirt, 1])) });
    await cartTable();
    const review = screen.getByRole('region', { name: 'Paying in installments' });
    const step = () => review.querySelector('[aria-current="step"]')?.textContent;
    await waitFor(() => expect(step()).toBe('Ask for approval'));
    await app.user.click(totals().getByText('Plan your installments'));
    await waitFor(() => expect(totals().getAllByText(/^Total GHS/)).toHaveLength(5));
    await assertHealthy(app);
    await app.user.click(within(review).getByRole('button', { name: 'Request Client Review' }));
    await waitFor(() => expect(step()).toBe('Pending Review'));
  });

  test('chooses local pickup without changing the total', async () => {
    const { user, store } = await open(shop.storedCart(shop.line(shop.shirt)));
    await cartTable();
    const pickup = totals().getByRole('checkbox', { name: 'Local pickup' });
    expect(pickup).toHaveAccessibleDescription(/^Pick up your order in any of our stores\./);
    act(() => void store.dispatch(deliverySwitched(true)));
    expect(pickup).toHaveAccessibleDescription(/^We’ll deliver to the address you give at checkout\./);
    await user.click(pickup);
    expect(store.getState().checkout).toMatchObject({ localPickup: true, deliverySet: false });
    expect(pickup).toHaveAccessibleDescription(/^Pick up your order in any of our stores\./);
    expect(totals().getAllByText(cedi(shop.shirt.price))).toHaveLength(2);
    for (const name of ['Subtotal', 'Shipping', 'Estimated Total']) expect(totals().getByText(name)).toBeVisible();
  });

  test('signs in first, then continues to the checkout', async () => {
    const { user } = await open(shop.storedCart(shop.line(shop.shirt)));
    await cartTable();
    expect(totals().getByRole('link', { name: /sign in/i })).toHaveAccessibleName('sign in to your account');
    const on = totals().getByRole('link', { name: 'PROCEED TO CHECKOUT' });
    expect(on).toHaveAttribute('href', '/account/auth');
    await user.click(on);
    expect(window.location.pathname).toBe('/account/auth');
    expect(window.history.state).toMatchObject({ usr: { from: '/checkout' } });
  });

  test('on a phone, continues to the checkout from the bar with the total', async () => {
    narrowWindow();
    await open(shop.storedCart(shop.line(shop.shirt, { quantity: 2 })));
    await cartTable();
    const on = screen.getByRole('link', { name: 'PROCEED TO CHECKOUT' });
    expect(on).toHaveAttribute('href', '/account/auth');
    const bar = on.closest<HTMLElement>('[data-pay-bar]')!;
    expect(bar).toHaveTextContent(`Estimated Total ${cedi(shop.shirt.price * 2)}`);
    expect(totals().getByRole('link', { name: 'sign in to your account' })).toBeVisible();
  });

  test('removes a line and restores it with Undo', async () => {
    const { user, store } = await open(shop.storedCart(shop.line(shop.shirt, { quantity: 3 }), shop.line(shop.cup)));
    await cartTable();
    await user.click(screen.getByRole('button', { name: `Remove ${shop.shirt.title}` }));
    expect(screen.queryByRole('link', { name: shop.shirt.title })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: `Remove ${shop.cup.title}` })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(quantity(shop.shirt.title)).toHaveValue(3);
    expect(store.getState().notices.shown).toEqual([]);
    expect(store.getState().cart.lines.map(({ id }) => id)).toEqual([shop.shirt.id, shop.cup.id].map(String));
  });
});

describe('changes since the last visit', () => {
  test('uses a new price and reports the change', async () => {
    await open(shop.storedCart(shop.line(shop.shirt, { price: shop.shirt.price + 500, quantity: 2 })));
    await cartTable();
    expect(await screen.findByText(`Price changed from ${cedi(shop.shirt.price + 500)}`)).toBeVisible();
    expect(totals().getAllByText(cedi(shop.shirt.price * 2))).toHaveLength(2);
    expect(screen.getByText('One item in your cart has changed')).toBeInTheDocument();
  });

  test('reduces the quantity to what is available and reports it', async () => {
    await setStock(shop.server.database, shop.shirt.id, 3);
    await open(shop.storedCart(shop.line(shop.shirt, { quantity: 4 })));
    await cartTable();
    expect(await screen.findByText('Only 3 left. We changed your quantity from 4.')).toBeVisible();
    expect(quantity(shop.shirt.title)).toHaveValue(3);
    expect(totals().getAllByText(cedi(shop.shirt.price * 3))).toHaveLength(2);
  });

  test('allows a higher quantity when more is available than before', async () => {
    const { user } = await open(shop.storedCart(shop.line(shop.shirt, { quantity: 2, available: 2 })));
    await cartTable();
    await waitFor(() => {
      expect(quantity(shop.shirt.title)).toHaveAttribute('max', '5');
    });
    await user.click(screen.getByRole('button', { name: `Increase quantity of ${shop.shirt.title}` }));
    expect(quantity(shop.shirt.title)).toHaveValue(3);
  });

  test.each([
    ['that is sold out', async () => setStock(shop.server.database, shop.shirt.id, 0), {}, 'Out of stock'],
    ['of an unknown variant', () => Promise.resolve(), { id: '987654321' }, 'No longer available'],
  ])('a line %s is shown, not counted, and can be removed', async (_name, happen, over, note) => {
    await happen();
    const { user } = await open(shop.storedCart(shop.line(shop.shirt, over), shop.line(shop.cup)));
    await cartTable();
    expect(await screen.findByText(note)).toBeVisible();
    expect(totals().getAllByText(cedi(shop.cup.price))).toHaveLength(2);
    expect(totals().getByText('Unavailable items aren’t included in the total.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Remove ${shop.shirt.title}` }));
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  test('hides the checkout link when nothing can be bought', async () => {
    await setStock(shop.server.database, shop.shirt.id, 0);
    await open(shop.storedCart(shop.line(shop.shirt)));
    await cartTable();
    await screen.findByText('Out of stock');
    expect(screen.queryByRole('link', { name: 'PROCEED TO CHECKOUT' })).not.toBeInTheDocument();
  });

  test('does not refetch the variant when the bag is opened again at once', async () => {
    const { user, network } = await open(shop.storedCart(shop.line(shop.shirt)));
    await cartTable();
    await waitFor(() => {
      expect(network.callsTo(/product-variant/)).toHaveLength(1);
    });
    await user.click(screen.getByRole('button', { name: /^Cart/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(network.callsTo(/product-variant/)).toHaveLength(1);
  });
});

describe('a customer', () => {
  test('sees the server’s bag and goes straight to checkout', async () => {
    const { user } = await open({ ...(await shop.customerWith([shop.shirt, 2])) });
    await cartTable();
    expect(quantity(shop.shirt.title)).toHaveValue(2);
    expect(screen.queryByText(/sign in to your account/)).not.toBeInTheDocument();
    await user.click(totals().getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
    expect(window.location.pathname).toBe('/checkout');
  });

  test('sends a pending removal when continuing to the checkout', async () => {
    const { user, network } = await open({ ...(await shop.customerWith([shop.shirt, 2], [shop.cup, 1])) });
    await cartTable();
    await user.click(screen.getByRole('button', { name: `Remove ${shop.cup.title}` }));
    expect(network.callsTo(/my-cart\//, 'DELETE')).toHaveLength(0);
    await user.click(totals().getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
    await waitFor(() => {
      expect(network.callsTo(/my-cart\//, 'DELETE')).toHaveLength(1);
    });
  });

  test('sees a failed load reported instead of an empty bag, and can retry', async () => {
    const { user, network } = await open(
      { ...(await shop.customerWith([shop.shirt, 2])) },
      { faults: [{ path: /my-cart/, fault: answered(400) }] },
    );
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(main.queryByText('You do not have any items in your cart.')).not.toBeInTheDocument();
    network.clear();
    const refusal = JSON.stringify({ status: 0, message: 'We are counting our stock. Please come back at noon.' });
    network.add({ path: /my-cart/, fault: answered(403, refusal) });
    await user.click(main.getByRole('button', { name: 'Retry' }));
    expect(await main.findByText('We are counting our stock. Please come back at noon.')).toBeVisible();
    network.clear();
    await user.click(main.getByRole('button', { name: 'Retry' }));
    await cartTable();
    expect(main.queryByText('Something went wrong. Please try again.')).not.toBeInTheDocument();
  });

  test('restores a refused quantity, shows the reason on the line and announces it', async () => {
    const { user } = await open({ ...(await shop.customerWith([shop.shirt, 2])) });
    await cartTable();
    await setStock(shop.server.database, shop.shirt.id, 2);
    await user.click(screen.getByRole('button', { name: `Increase quantity of ${shop.shirt.title}` }));
    expect(quantity(shop.shirt.title)).toHaveValue(3);
    pauses.end();
    await waitFor(() => {
      expect(quantity(shop.shirt.title)).toHaveValue(2);
    });
    const reason = within(await cartTable()).getByRole('list').textContent;
    expect(reason).toMatch(/\S/);
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('status')
        .map(({ textContent }) => textContent),
    ).toContain(reason);
  });

  test('merges the device’s lines once the network is back after a failed merge', async () => {
    const stored = { ...(await shop.customerWith()), ...shop.storedCart(shop.line(shop.shirt, { quantity: 2 })) };
    const offline = { when: 'before', kind: 'offline' } as const;
    const { network, storage } = await open(stored, { faults: [{ path: /add-saved-cart/, fault: offline, times: 1 }] });
    await cartTable();
    await waitFor(() => {
      expect(network.callsTo(/add-saved-cart/)).toHaveLength(1);
    });
    expect(quantity(shop.shirt.title)).toHaveValue(2);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('1 item from this device added to your cart')).toBeVisible();
    await waitFor(() => {
      expect(storage.getItem('cartList')).toBeNull();
    });
    expect(quantity(shop.shirt.title)).toHaveValue(2);
  });
});
