import { businessListeners } from '../features/business/businessListeners';
import { cartListeners } from '../features/cart/cartListeners';
import { pendingCartStashListeners } from '../features/cart/pendingCartStash';
import { checkoutListeners } from '../features/checkout/checkoutListeners';
import { sessionListeners } from '../features/session/sessionListeners';
import type { ShopListeners } from '../store/types';

/** Starts all listeners, once for each store. */
export const startListeners = (listeners: ShopListeners): void => {
  // Must start before the listeners that end the session and those that merge the cart.
  pendingCartStashListeners(listeners);
  sessionListeners(listeners);
  businessListeners(listeners);
  cartListeners(listeners);
  checkoutListeners(listeners);
};
