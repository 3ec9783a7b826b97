import { waitFor } from '@testing-library/react';
import { cartApi } from '../api/cartApi';
import { selectCartLines } from '../features/cart/cartSelectors';
import { lastPaymentChangedElsewhere } from '../features/checkout/payment/paymentSlice';
import { user } from '../testing/builders/model';
import { wireCartItem } from '../testing/builders/wireCustomer';
import { memoryStorage } from '../testing/memoryStorage';
import { testEnvironment } from '../testing/testEnvironment';
import { tokenFor } from '../testing/testTokens';
import { shareCart } from './shareCart';
import { makeStore } from './store';

const channels = new Set<FakeChannel>();
class FakeChannel {
  onmessage: (() => void) | null = null;
  constructor() {
    channels.add(this);
  }
  postMessage() {
    for (const other of channels) if (other !== this) other.onmessage?.();
  }
  close() {
    channels.delete(this);
  }
}

/** Two tabs of one customer, whose cart at the server contains `cart.quantity` shirts. */
const openTwo = async () => {
  const cart = { quantity: 1 };
  const fetch: typeof globalThis.fetch = (input) => {
    const data = new Request(input).url.endsWith('/my-cart') ? [wireCartItem({ quantity: cart.quantity })] : [];
    return Promise.resolve(Response.json({ status: 1, data }));
  };
  const open = () => {
    const storage = memoryStorage({ token: tokenFor(3_600_000), account: JSON.stringify(user()) });
    const shop = makeStore(testEnvironment({ storage, fetch }));
    const page = Object.assign(new EventTarget(), { BroadcastChannel: FakeChannel }) as unknown as Window;
    shareCart(shop, page);
    void shop.store.dispatch(cartApi.endpoints.getCart.initiate());
    return { page, store: shop.store, shown: () => selectCartLines(shop.store.getState())[0]?.quantity };
  };
  const tabs = [open(), open()] as const;
  await waitFor(() => expect(tabs.map(({ shown }) => shown())).toEqual([1, 1]));
  return { tabs, cart };
};

beforeEach(() => {
  channels.clear();
});

test('shows a quantity that another tab has set', async () => {
  const { tabs, cart } = await openTwo();
  cart.quantity = 3;
  await tabs[0].store.dispatch(cartApi.endpoints.addToCart.initiate({ id: '1001', quantity: 3 }));
  await waitFor(() => expect(tabs[1].shown()).toBe(3));
});

test('reads the cart again when another tab has confirmed a payment', async () => {
  const { tabs, cart } = await openTwo();
  cart.quantity = 2;
  tabs[1].store.dispatch(lastPaymentChangedElsewhere({ checkoutId: 'c-1', orderCode: 'ORD-1', total: null }));
  await waitFor(() => expect(tabs[1].shown()).toBe(2));
});

test('closes its channel while in the back/forward cache, and reads the cart again afterwards', async () => {
  const { tabs, cart } = await openTwo();
  tabs[1].page.dispatchEvent(new Event('pagehide'));
  expect(channels.size).toBe(1);
  cart.quantity = 2;
  tabs[1].page.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(tabs[1].shown()).toBe(2));
  expect(channels.size).toBe(2);
});
