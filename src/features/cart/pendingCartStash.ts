import { loggedIn } from '../../api/apiEvents';
import { accountKey } from '../../lib/accountKey';
import type { ShopListeners } from '../../store/types';
import { selectIsInServerCart } from './cartSelectors';
import { changeMade, changesStashed, isChangeOpen, lineAdded, removalsReturned } from './cartSlice';

/**
 * When a session expires, lines that the server does not have stay in the bag. Unsent changes to the server's cart are
 * stashed for the same customer only. The server keeps the rest of the bag.
 */
export const pendingCartStashListeners = ({ startListening }: ShopListeners): void => {
  startListening({
    predicate: (_action, now, before) => before.session.token !== null && now.session.token === null,
    effect: async (_action, { dispatch, getOriginalState, getState }) => {
      const before = getOriginalState();
      // The reason of an end in another tab is dispatched by a listener of this action.
      await Promise.resolve();
      if (getState().session.ended === 'loggedOut') return;
      const { cart, session } = before;
      const open = Object.values(cart.changes).filter((change) => isChangeOpen(change) && !change.removed);
      const changes = open.filter(({ line }) => selectIsInServerCart(before, line.id));
      dispatch(changesStashed({ account: accountKey(session.account), removals: cart.removals, changes }));
      for (const { line } of open) if (!selectIsInServerCart(before, line.id)) dispatch(lineAdded(line));
    },
  });

  startListening({
    actionCreator: loggedIn,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      const { unsent } = getOriginalState().cart;
      if (unsent?.account !== accountKey(payload.account)) return;
      dispatch(removalsReturned(unsent.removals));
      for (const { line, removed } of unsent.changes) dispatch(changeMade({ line, removed }));
    },
  });
};
