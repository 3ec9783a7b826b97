import { createAction, isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit';
import { loggedIn } from '../../api/apiEvents';
import { cartApi } from '../../api/cartApi';
import { catalogueApi } from '../../api/catalogueApi';
import { TOAST_CLOSES_AFTER } from '../../config/constants';
import type { Id } from '../../lib/ids';
import type { AppDispatch, RootState, ShopListeners } from '../../store/types';
import { sessionWatched } from '../session/sessionSlice';
import { selectCartLines, selectIsInCart } from './cartSelectors';
import {
  changeMade,
  isChangeOpen,
  lineAdded,
  lineConfirmed,
  lineOrderedAgain,
  linesPutIn,
  linesSent,
  removalRetried,
  removalUndone,
} from './cartSlice';
import { mergeGuestCart } from './mergeGuestCart';
import { sendChange } from './cartThunks';
import { lineOfItem } from './lineOf';

/** Debounce of a change. A removal that is undone later was sent already, so the line is added again. */
const DEBOUNCE_MS = 400;

const isOrdered = (state: RootState, id: Id): boolean =>
  selectCartLines(state).some((line) => line.id === id && line.ordered);

/** Sends all waiting changes now, because the shopper is about to leave or to pay. */
export const pendingChangesFlushed = createAction('cart/pendingChangesFlushed');

/** The variants that the action puts into the account's cart. */
const variantsPutIn = (action: unknown): Id[] => {
  if (changeMade.match(action)) return action.payload.removed ? [] : [action.payload.line.id];
  if (lineConfirmed.match(action)) return [action.payload.id];
  if (lineOrderedAgain.match(action)) return [action.payload];
  return linesSent.match(action) ? action.payload : [];
};

type EffectApi = ListenerEffectAPI<RootState, AppDispatch>;

/** Sends changes one at a time, so that the server receives them in the order in which they were made. */
const sendInTurn = async (id: Id, debounceMs: number, isRetry: boolean, api: EffectApi): Promise<void> => {
  const { condition, dispatch, getState } = api;
  const change = getState().cart.changes[id];
  const isOvertaken = ({ cart }: RootState) => cart.changes[id] !== change;
  const isFlush = pendingChangesFlushed.match;
  let isFlushed = await condition((action, state) => isFlush(action) || isOvertaken(state), debounceMs);
  // A page that is being left cannot wait. Lines are independent of each other; only changes to one line must be
  // ordered.
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
      // Added again, an ordered line counts as new, so its removal is not sent while it can be undone.
      return sendInTurn(line.id, waits ? TOAST_CLOSES_AFTER : DEBOUNCE_MS, false, api);
    },
  });

  startListening({
    matcher: isAnyOf(changeMade, lineConfirmed, lineOrderedAgain, linesSent),
    effect: (action, { dispatch, extra }) => {
      const ids = variantsPutIn(action);
      if (ids.length > 0) dispatch(linesPutIn({ ids, at: extra.clock.now() }));
    },
  });

  startListening({
    actionCreator: removalRetried,
    effect: ({ payload: { id } }, api) => sendInTurn(id, 0, true, api),
  });

  startListening({
    actionCreator: removalUndone,
    effect: ({ payload: { line, at } }, { dispatch, getState, getOriginalState }) => {
      // The session has ended since the removal: the line is merged into the server's cart at the next sign-in.
      if (at < 0 && getState().session.token === null) dispatch(lineAdded(line));
      const { changes, sending } = getOriginalState().cart;
      const undone = changes[line.id];
      const wasWaiting = undone?.phase === 'waiting' && !sending.includes(line.id);
      // The line is added again if its removal was sent already, or if it had a pending change before the removal.
      const isTooLate = at < 0 && !wasWaiting && (undone?.removed || !selectIsInCart(getState(), line.id));
      if (isTooLate || (undone?.removed && undone.before && isChangeOpen(undone.before))) {
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
        if (variant === null)
          void dispatch(catalogueApi.endpoints.getVariant.initiate(variantId, { subscribe: false }));
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
