import type { ApiExtra } from '../api/extra';
import { createIdempotencyKeys } from '../api/idempotencyKeys';
import { sessionEnded } from '../features/session/sessionSlice';
import { LEEWAY_MS, tokenProblem } from '../features/session/token';
import type { ActionLog } from '../lib/actionLog';
import type { EntryStore } from '../lib/entries/entryStore';
import { serverClock } from '../lib/serverClock';
import type { Environment } from '../store/types';
import type { RootState } from './rootReducer';
import type { GetStore } from './shopEntries';

interface ExtraOptions extends Pick<ApiExtra, 'isTimeTravelling' | 'saveEntry'> {
  environment: Environment;
  getStore: GetStore;
  entries: EntryStore;
  actionLog: ActionLog<RootState>;
}

/** The argument that thunks, listeners and the API receive. */
export const createThunkExtra = ({
  environment,
  getStore,
  entries,
  actionLog,
  saveEntry,
  isTimeTravelling,
}: ExtraOptions): ApiExtra & Environment => {
  const clock = serverClock(environment.now);
  const readToken = () => getStore().getState().session.token;
  return {
    ...environment,
    clock,
    idempotencyKeys: createIdempotencyKeys(),
    isTimeTravelling,
    actionLog: actionLog as unknown as ActionLog<unknown>,
    readToken,
    checkSession: () => {
      entries.receive('token');
      const token = readToken();
      // Within the leeway, or while only the device's clock is known, the server's answer to the call decides.
      if (token === null || !clock.isKnown()) return;
      if (tokenProblem(token, clock.now() - LEEWAY_MS) === 'expired') getStore().dispatch(sessionEnded('expired'));
    },
    rereadEntries: () => {
      entries.receiveAll();
    },
    saveEntry,
  };
};
