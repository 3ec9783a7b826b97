import { loggedIn } from '../../api/apiEvents';
import { accountKey } from '../../lib/accountKey';
import type { ShopListeners } from '../../store/types';
import { selectIsInServerCart } from './cartSelectors';
import { type CartChange, changeMade, isChangeOpen, lineAdded, removalsReturned } from './cartSlice';

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
    predicate: (_action, now, before) => before.session.token !== null && now.session.token === null,
    effect: async (_action, { dispatch, getOriginalState, getState }) => {
      const before = getOriginalState();
      // The reason of an end in another tab is dispatched by a listener of this action.
      await Promise.resolve();
      unsent = null;
      if (getState().session.ended === 'loggedOut') return;
      const { cart, session } = before;
      const open = Object.values(cart.changes).filter((change) => isChangeOpen(change) && !change.removed);
      unsent = {
        account: accountKey(session.account),
        removals: cart.removals,
        changes: open.filter(({ line }) => selectIsInServerCart(before, line.id)),
      };
      for (const { line } of open) if (!selectIsInServerCart(before, line.id)) dispatch(lineAdded(line));
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
