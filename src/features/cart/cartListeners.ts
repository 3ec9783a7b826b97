import { createAction, isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit';
import { loggedIn } from '../../api/apiEvents';
import { cartApi } from '../../api/cartApi';
import { catalogueApi } from '../../api/catalogueApi';
import type { Id } from '../../lib/ids';
import type { AppDispatch, RootState, ShopListeners } from '../../store/types';
import { sessionWatched } from '../session/sessionSlice';
import { selectCartLines, selectIsInCart } from './cartSelectors';
import { changeMade, isOpen, removalRetried, removalUndone } from './cartSlice';
import { mergeGuestCart } from './mergeGuestCart';
import { sendChange } from './cartThunks';
import { lineOfItem } from './lineOf';

/** A change is sent when the shopper pauses; a removal that is taken back after that is put in again. */
const DEBOUNCE_MS = 400;
/** Put in again, what was paid for would count: its removal waits for as long as it can be taken back. */
const UNDO_MS = 4000;

const isOrdered = (state: RootState, id: Id): boolean =>
  selectCartLines(state).some((line) => line.id === id && line.ordered);

/** The shopper is about to leave, or to pay: whatever still waits is sent now. */
export const pendingChangesFlushed = createAction('cart/changesSentAtOnce');

type EffectApi = ListenerEffectAPI<RootState, AppDispatch>;

/** One at a time, so that the server hears every change in the order in which it was made. */
const sendInTurn = async (id: Id, debounceMs: number, isRetry: boolean, api: EffectApi): Promise<void> => {
  const { condition, dispatch, getState } = api;
  const change = getState().cart.changes[id];
  const isOvertaken = ({ cart }: RootState) => cart.changes[id] !== change;
  const isFlush = pendingChangesFlushed.match;
  let isFlushed = await condition((action, state) => isFlush(action) || isOvertaken(state), debounceMs);
  // There is no later for a page that is left. Lines do not depend on each other, only the changes of one line do.
  const isNext = ({ cart: { sending } }: RootState) => (isFlushed ? !sending.includes(id) : sending.length === 0);
  while (!isOvertaken(getState()) && !isNext(getState())) {
    await condition((action, state) => {
      isFlushed ||= isFlush(action);
      return isNext(state) || isOvertaken(state);
    });
  }
  if (!isOvertaken(getState())) await dispatch(sendChange(id, isRetry));
};

export const cartListeners = ({ startListening }: ShopListeners): void => {
  startListening({
    actionCreator: changeMade,
    effect: ({ payload: { line, removed } }, api) => {
      const waits = removed && isOrdered(api.getOriginalState(), line.id);
      return sendInTurn(line.id, waits ? UNDO_MS : DEBOUNCE_MS, false, api);
    },
  });

  startListening({
    actionCreator: removalRetried,
    effect: ({ payload: { id } }, api) => sendInTurn(id, 0, true, api),
  });

  startListening({
    actionCreator: removalUndone,
    effect: ({ payload: { line, at } }, { dispatch, getState, getOriginalState }) => {
      const { changes, sending } = getOriginalState().cart;
      const undone = changes[line.id];
      const wasWaiting = undone?.phase === 'waiting' && !sending.includes(line.id);
      // Too late: the server has removed it or is about to, so it is put back. Or it had been changed just before.
      const isTooLate = at < 0 && !wasWaiting && (undone?.removed || !selectIsInCart(getState(), line.id));
      if (isTooLate || (undone?.removed && undone.before && isOpen(undone.before))) {
        dispatch(changeMade({ line, removed: false }));
      }
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
    matcher: isAnyOf(loggedIn, sessionWatched),
    effect: async (action, { dispatch }) => {
      await dispatch(mergeGuestCart({ first: loggedIn.match(action) }));
    },
  });
};
