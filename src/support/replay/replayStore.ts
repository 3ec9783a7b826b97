import { configureStore, createAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from '../../api/extra';
import { createIdempotencyKeys } from '../../api/idempotencyKeys';
import { shopApi } from '../../api/shopApi';
import { INIT_ACTION } from '../report/snapshot';
import { isNumber } from '../report/guards';
import { applyChanges, type StateChange } from '../record/changes';
import { serverClock } from '../../lib/serverClock';
import { createActionLog } from '../../lib/actionLog';
import { isSubscriptionQuery } from '../../app/timeTravelGuard';
import type { AppStore } from '../../app/store';

/** Replaces the state by a recorded one. */
export const momentShown = createAction<object>('replay/momentShown');

export const REPLAY_TOOLS = { name: 'Storefront replay', maxAge: 500 };

const NEVER = new Promise<never>(() => undefined);

/** An environment without network, storage or navigation. */
export const DISCONNECTED: ApiExtra = {
  baseUrl: '',
  apiKey: '',
  sendsKeys: false,
  idempotencyKeys: createIdempotencyKeys(),
  fetch: () => NEVER,
  readToken: () => null,
  checkSession: () => undefined,
  clock: serverClock(Date.now),
  takeEarlyReply: () => undefined,
  wait: () => NEVER,
  yieldToMain: () => NEVER,
  locks: null,
  rereadEntries: () => undefined,
  saveEntry: () => false,
  isTimeTravelling: () => true,
  actionLog: createActionLog(0),
  redirect: () => undefined,
};

const nothingYet = {
  [shopApi.reducerPath]: shopApi.reducer(undefined, { type: 'replay/begun' }),
};

const changesOf = (action: unknown): StateChange[] | null => {
  const { changes } = action as { changes?: unknown };
  return Array.isArray(changes) ? (changes as StateChange[]) : null;
};

/** How many steps of the recording have been replayed. */
export const stepIndex = (state: object): number => {
  const { step } = state as { step?: unknown };
  return isNumber(step) ? step : 0;
};

type Shown = typeof nothingYet & { step?: number };

/** A recorded step contains its changes to the state, so no reducer of the shop has to know old actions. */
export const replayReducer = (state: Shown = nothingYet, action: UnknownAction): Shown => {
  if (momentShown.match(action)) return action.payload as Shown;
  const changes = changesOf(action);
  if (!changes || action.type === INIT_ACTION) return state;
  return { ...applyChanges(state, changes), step: stepIndex(state) + 1 };
};

interface RequestMeta {
  arg?: { endpointName?: string; queryCacheKey?: string };
}

/** Drops what the screens dispatch during a replay, and reports reads without a recorded reply. */
const guard =
  (onMissed: (endpoint: string) => void): Middleware =>
  ({ getState }) =>
  (next) =>
  (action) => {
    if (typeof action === 'function' || isSubscriptionQuery(action)) return next(action);
    if (momentShown.match(action) || changesOf(action)) return next(action);
    const { type, meta } = action as { type: string; meta?: RequestMeta };
    const { endpointName, queryCacheKey = '' } = meta?.arg ?? {};
    const { queries } = (getState() as { api: { queries: object } }).api;
    if (type === 'api/executeQuery/pending' && endpointName && !Object.hasOwn(queries, queryCacheKey)) {
      onMissed(endpointName);
    }
    return action;
  };

/** A store that only shows the recording; Redux DevTools may drive it freely. */
export const makeReplayStore = (onMissed: (endpoint: string) => void = () => undefined): AppStore =>
  configureStore({
    reducer: replayReducer,
    devTools: REPLAY_TOOLS,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: DISCONNECTED }, immutableCheck: false, serializableCheck: false })
        .prepend(guard(onMissed))
        .concat(shopApi.middleware),
  }) as unknown as AppStore;

interface LiftedStore {
  getState: () => { stagedActionIds: number[]; currentStateIndex: number };
  dispatch: (action: object) => unknown;
}

/** The store of Redux DevTools; undefined when they are not installed. */
export const liftedStoreOf = (store: object): LiftedStore | undefined =>
  (store as { liftedStore?: LiftedStore }).liftedStore;

/** Shows a recorded state. While Redux DevTools are at an earlier action, they would not show a new one. */
export const showMoment = (store: Pick<AppStore, 'dispatch'>, moment: object): void => {
  const devTools = liftedStoreOf(store);
  const { stagedActionIds = [], currentStateIndex = 0 } = devTools?.getState() ?? {};
  const latest = stagedActionIds.length - 1;
  if (currentStateIndex < latest) {
    devTools?.dispatch({ type: 'JUMP_TO_STATE', actionId: stagedActionIds[latest], index: latest });
  }
  store.dispatch(momentShown(moment));
};
