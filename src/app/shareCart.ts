import { isAnyOf } from '@reduxjs/toolkit';
import { cartApi } from '../api/cartApi';
import { shopApi } from '../api/shopApi';
import { cartEmptied } from '../features/cart/cartSlice';
import { selectIsSignedIn } from '../features/session/sessionSlice';
import type { Shop } from './store';

const { addSavedCart, addToCart, removeFromCart } = cartApi.endpoints;

const isServerCartChanged = isAnyOf(
  addSavedCart.matchFulfilled,
  addToCart.matchFulfilled,
  removeFromCart.matchFulfilled,
  cartEmptied,
);

/** Reads the account's cart again; a visitor's bag is shared through its entry. */
export const rereadCart = ({ dispatch, getState }: Shop['store']): void => {
  if (selectIsSignedIn(getState())) dispatch(shopApi.util.invalidateTags(['Cart']));
};

/** Tabs tell each other that they have changed the account's cart, so that no tab shows or orders an outdated one. */
export const shareCart = ({ store, startListening }: Shop, Channel: typeof BroadcastChannel): (() => void) => {
  const channel = new Channel('cart');
  const stop = startListening({
    matcher: isServerCartChanged,
    effect: () => {
      channel.postMessage('changed');
    },
  });
  channel.onmessage = () => {
    rereadCart(store);
  };
  return () => {
    stop();
    channel.close();
  };
};
