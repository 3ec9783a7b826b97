import { loggedIn } from '../../api/apiEvents';
import { accountKey } from '../../lib/accountKey';
import type { ShopListeners } from '../../store/types';
import { sessionEnded } from '../session/sessionSlice';
import { bagReturned, type CartState, changeMade } from './cartSlice';

interface Unsent extends Pick<CartState, 'lines' | 'removals' | 'changes'> {
  account: string;
}

/**
 * What had not reached the server when a session ended by itself waits in this tab's memory, for the same customer only.
 * The rest of the bag is with the server.
 */
export const unsentBagListeners = ({ startListening }: ShopListeners): void => {
  let unsent: Unsent | null = null;

  startListening({
    actionCreator: sessionEnded,
    effect: ({ payload }, { getOriginalState }) => {
      const { cart, session } = getOriginalState();
      if (payload === 'loggedOut') unsent = null;
      else if (session.token !== null) unsent = { ...cart, account: accountKey(session.account) };
    },
  });

  startListening({
    actionCreator: loggedIn,
    effect: ({ payload }, { dispatch }) => {
      const back = unsent;
      unsent = null;
      if (back?.account !== accountKey(payload.account)) return;
      dispatch(bagReturned({ lines: back.lines, removals: back.removals }));
      for (const { line, removed, phase } of Object.values(back.changes)) {
        if (phase === 'open' && !removed) dispatch(changeMade({ line, removed }));
      }
    },
  });
};
