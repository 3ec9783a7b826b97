import { isAnyOf } from '@reduxjs/toolkit';
import { loggedIn } from '../../api/apiEvents';
import { cartApi } from '../../api/cartApi';
import { accountKey } from '../../lib/accountKey';
import type { ShopListeners } from '../../store/types';
import { sessionEnded, tokenChangedElsewhere } from '../session/sessionSlice';
import { storedEnd } from '../session/storedEnd';
import { type CartChange, changeMade, isOpen, lineAdded, removalsReturned } from './cartSlice';

interface Unsent {
  account: string;
  removals: string[];
  changes: CartChange[];
}

/**
 * When a session expires, lines that the server does not have stay in the bag. Unsent changes to the server's cart are
 * held in this tab's memory, for the same customer only. The server keeps the rest of the bag.
 */
export const pendingCartStashListeners = ({ startListening }: ShopListeners): void => {
  let unsent: Unsent | null = null;

  startListening({
    matcher: isAnyOf(sessionEnded, tokenChangedElsewhere),
    effect: (action, { dispatch, extra, getOriginalState }) => {
      const before = getOriginalState();
      const { cart, session } = before;
      if (tokenChangedElsewhere.match(action) && action.payload !== null) return;
      const end = sessionEnded.match(action) ? action.payload : storedEnd(extra.storage);
      if (end === null || end === 'loggedOut') unsent = null;
      else if (session.token !== null) {
        const { data = [] } = cartApi.endpoints.getCart.select()(before);
        const inServerCart = new Set(data.map(({ variantId }) => variantId));
        const open = Object.values(cart.changes).filter((change) => isOpen(change) && !change.removed);
        unsent = {
          account: accountKey(session.account),
          removals: cart.removals,
          changes: open.filter(({ line }) => inServerCart.has(line.id)),
        };
        for (const { line } of open) if (!inServerCart.has(line.id)) dispatch(lineAdded(line));
      }
    },
  });

  startListening({
    actionCreator: loggedIn,
    effect: ({ payload }, { dispatch }) => {
      const back = unsent;
      unsent = null;
      if (back?.account !== accountKey(payload.account)) return;
      dispatch(removalsReturned(back.removals));
      for (const { line, removed } of back.changes) dispatch(changeMade({ line, removed }));
    },
  });
};
