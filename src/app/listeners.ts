import { businessListeners } from '../features/business/businessListeners';
import { cartListeners } from '../features/cart/cartListeners';
import { pendingCartStashListeners } from '../features/cart/pendingCartStash';
import { checkoutListeners } from '../features/checkout/checkoutListeners';
import { sessionListeners } from '../features/session/sessionListeners';
import { sessionEnded } from '../features/session/sessionSlice';
import { dropQuarantined } from '../lib/entries/quarantine';
import type { ShopListeners } from '../store/types';
import { PERSONAL_ENTRIES } from './entries';

/** Starts all listeners, once for each store. */
export const startListeners = (listeners: ShopListeners): void => {
  sessionListeners(listeners);
  businessListeners(listeners);
  // Must start before the listeners that merge the cart.
  pendingCartStashListeners(listeners);
  cartListeners(listeners);
  checkoutListeners(listeners);
  listeners.startListening({
    actionCreator: sessionEnded,
    effect: ({ payload }, { extra }) => {
      if (payload === 'loggedOut') dropQuarantined(extra.storage, PERSONAL_ENTRIES);
    },
  });
};
