import { loggedIn } from '../../api/apiEvents';
import { accountKey } from '../../lib/accountKey';
import type { RootState, ShopListeners } from '../../store/types';
import { sessionEnded, tokenChangedElsewhere } from '../session/sessionSlice';
import { selectIsInServerCart } from './cartSelectors';
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
  let beforeChange: RootState | null = null;

  startListening({
    actionCreator: tokenChangedElsewhere,
    effect: (_action, { getOriginalState }) => {
      beforeChange = getOriginalState();
    },
  });

  startListening({
    actionCreator: sessionEnded,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      // A session that ended in another tab has been cleared here by tokenChangedElsewhere.
      const before = getOriginalState().session.token === null ? beforeChange : getOriginalState();
      beforeChange = null;
      if (payload === 'loggedOut') unsent = null;
      else if (before?.session.token) {
        const { cart, session } = before;
        const open = Object.values(cart.changes).filter((change) => isOpen(change) && !change.removed);
        unsent = {
          account: accountKey(session.account),
          removals: cart.removals,
          changes: open.filter(({ line }) => selectIsInServerCart(before, line.id)),
        };
        for (const { line } of open) if (!selectIsInServerCart(before, line.id)) dispatch(lineAdded(line));
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
