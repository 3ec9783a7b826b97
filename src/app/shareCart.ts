import { isAnyOf } from '@reduxjs/toolkit';
import { cartApi } from '../api/cartApi';
import { shopApi } from '../api/shopApi';
import { cartEmptied } from '../features/cart/cartSlice';
import { lastPaymentChangedElsewhere } from '../features/checkout/payment/paymentSlice';
import { selectIsSignedIn } from '../features/session/sessionSlice';
import type { Shop } from './store';

const { addSavedCart, addToCart, removeFromCart } = cartApi.endpoints;

const isServerCartChanged = isAnyOf(
  addSavedCart.matchFulfilled,
  addToCart.matchFulfilled,
  removeFromCart.matchFulfilled,
  cartEmptied,
);

/**
 * Tabs notify each other of changes to the account's cart, so that no tab shows or orders an outdated one. A visitor's
 * bag is shared through its entry.
 */
export const shareCart = ({ store, startListening }: Shop, page: Window): void => {
  const { BroadcastChannel: Channel } = page as { BroadcastChannel?: typeof BroadcastChannel };
  if (!Channel) return;
  const reread = (): void => {
    if (selectIsSignedIn(store.getState())) store.dispatch(shopApi.util.invalidateTags(['Cart']));
  };
  const open = (): BroadcastChannel => {
    const opened = new Channel('cart');
    opened.onmessage = reread;
    return opened;
  };
  let channel = open();
  startListening({
    matcher: isServerCartChanged,
    effect: () => {
      channel.postMessage('changed');
    },
  });
  // The tab that confirmed a payment may have closed its channel by then.
  startListening({ actionCreator: lastPaymentChangedElsewhere, effect: reread });
  // An open channel keeps a page out of the back/forward cache in some browsers.
  page.addEventListener('pagehide', () => {
    channel.close();
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    channel = open();
    reread();
  });
};
