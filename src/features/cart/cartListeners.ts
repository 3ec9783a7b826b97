import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { loggedIn } from '../../api/apiEvents';
import { cartApi } from '../../api/cartApi';
import { catalogueApi } from '../../api/catalogueApi';
import type { Id } from '../../lib/ids';
import type { ShopListeners } from '../../store/types';
import { sessionWatched } from '../session/sessionSlice';
import { selectIsInCart } from './cartSelectors';
import { changeMade, removalRetried, removalUndone } from './cartSlice';
import { mergeGuestCart } from './mergeGuestCart';
import { removeAgain, sendChange } from './cartThunks';
import { lineOfItem } from './lineOf';

/** A quantity is sent when the shopper pauses, a removal when it can no longer be undone. */
const QUANTITY_DEBOUNCE_MS = 400;
const UNDO_MS = 4000;

/** The shopper is about to leave, or to pay: whatever still waits is sent now. */
export const pendingChangesFlushed = createAction('cart/changesSentAtOnce');

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  send: () => void;
  sendAtOnce: () => void;
}

export const cartListeners = ({ startListening }: ShopListeners): void => {
  // One queue: the server hears every change in the order in which it was made.
  let queue: Promise<unknown> = Promise.resolve();
  const waiting = new Map<Id, Waiting>();
  const onTheirWay = new Set<Id>();
  const cancel = (id: Id) => {
    clearTimeout(waiting.get(id)?.timer);
    waiting.delete(id);
  };

  startListening({
    actionCreator: changeMade,
    effect: ({ payload: { line, removed } }, { dispatch }) => {
      const { id } = line;
      cancel(id);
      const sendNow = async () => {
        onTheirWay.add(id);
        await dispatch(sendChange(id));
        onTheirWay.delete(id);
      };
      const send = () => {
        cancel(id);
        queue = queue.then(sendNow);
      };
      // There is no later for a page that is left. Lines do not depend on each other, only the changes of one line do.
      const sendAtOnce = () => {
        if (onTheirWay.has(id)) {
          send();
          return;
        }
        cancel(id);
        queue = Promise.all([queue, sendNow()]);
      };
      waiting.set(id, { send, sendAtOnce, timer: setTimeout(send, removed ? UNDO_MS : QUANTITY_DEBOUNCE_MS) });
    },
  });

  startListening({
    actionCreator: removalUndone,
    effect: ({ payload: { line, at } }, { dispatch, getState, getOriginalState }) => {
      const wasWaiting = waiting.has(line.id);
      const before = getOriginalState().cart.changes[line.id];
      cancel(line.id);
      // Too late: the server has removed it or is about to, so it is put back. Or it had been changed just before.
      const isTooLate = at < 0 && !wasWaiting && (before?.removed || !selectIsInCart(getState(), line.id));
      if (isTooLate || (before?.removed && before.before?.phase === 'open')) {
        dispatch(changeMade({ line, removed: false }));
      }
    },
  });

  startListening({
    actionCreator: pendingChangesFlushed,
    effect: () => {
      for (const { sendAtOnce } of [...waiting.values()]) sendAtOnce();
    },
  });

  startListening({
    matcher: cartApi.endpoints.getCart.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      for (const item of payload) {
        const { variantId, variant } = item;
        const { removals, changes } = getState().cart;
        if (removals.includes(variantId) && !changes[variantId]) dispatch(removalRetried(lineOfItem(item, variant)));
        if (variant === null) void dispatch(catalogueApi.endpoints.getVariant.initiate(variantId));
      }
    },
  });

  startListening({
    actionCreator: removalRetried,
    effect: ({ payload: { id } }, { dispatch }) => {
      queue = queue.then(() => dispatch(removeAgain(id)));
    },
  });

  startListening({
    matcher: isAnyOf(loggedIn, sessionWatched),
    effect: async (action, { dispatch }) => {
      await dispatch(mergeGuestCart({ first: loggedIn.match(action) }));
    },
  });
};
