import { businessListeners } from '../features/business/businessListeners';
import { cartListeners } from '../features/cart/cartListeners';
import { pendingCartStashListeners } from '../features/cart/pendingCartStash';
import { checkoutListeners } from '../features/checkout/checkoutListeners';
import { sessionListeners } from '../features/session/sessionListeners';
import type { ShopListeners } from '../store/types';

/** Starts all listeners, once for each store. */
export const startListeners = (listeners: ShopListeners): void => {
  sessionListeners(listeners);
  businessListeners(listeners);
  // Must start before the listeners that merge the cart.
  pendingCartStashListeners(listeners);
  cartListeners(listeners);
  checkoutListeners(listeners);
};
