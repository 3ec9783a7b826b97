import { businessListeners } from '../features/business/businessListeners';
import { cartListeners } from '../features/cart/cartListeners';
import { pendingCartStashListeners } from '../features/cart/pendingCartStash';
import { checkoutListeners } from '../features/checkout/checkoutListeners';
import { sessionListeners } from '../features/session/sessionListeners';
import type { ShopListeners } from '../store/types';
import { dropQuarantined } from './dropQuarantined';

/** In any order: no listener relies on what another one has dispatched before it. */
const LISTENERS = [
  businessListeners,
  cartListeners,
  checkoutListeners,
  dropQuarantined,
  pendingCartStashListeners,
  sessionListeners,
];

/** Starts all listeners, once for each store. */
export const startListeners = (listeners: ShopListeners): void => {
  for (const start of LISTENERS) start(listeners);
};
