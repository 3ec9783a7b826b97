import { configureStore, createListenerMiddleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import type { ApiExtra } from '../api/extra';
import { createIdempotencyKeys } from '../api/idempotencyKeys';
import { shopApi } from '../api/shopApi';
import { storageRefused } from '../features/notices/noticesSlice';
import { sessionEnded } from '../features/session/sessionSlice';
import { LEEWAY_MS, tokenProblem } from '../features/session/token';
import { MOST_STEPS } from '../config/constants';
import { createEntryStore, type EntryStore } from '../lib/entries/entryStore';
import { evictOnQuota } from '../lib/entries/evictOnQuota';
import { createActionLog, type ActionLog } from '../lib/actionLog';
import { serverClock } from '../lib/serverClock';
import type { Environment } from '../store/environment';
import { devTools, stateChecks } from './devtools';
import { STORED_ENTRIES, EVICTABLE_ENTRIES } from './entries';
import { startListeners } from './listeners';
import { ownStorage } from './persistence';
import { privateMode, personalStorage } from './privateMode';
import { actionLogMiddleware } from './actionLogMiddleware';
import { makeRootReducer, type RootState } from './rootReducer';
import { timeTravelGuard } from './timeTravelGuard';
import { storedState } from './storedState';

export type AppDispatch = ThunkDispatch<RootState, ApiExtra, UnknownAction>;

const entryOf = (key: string) => STORED_ENTRIES.find((entry) => entry.key === key);

/** One store: main makes it from the browser, every test makes its own. */
export const makeStore = (environment: Environment, preloaded: Partial<RootState> = {}) => {
  const timeTravel = timeTravelGuard<RootState>();
  // Stores the shop's latest state, even while the store shows a past moment (time travel).
  const live = (): RootState => timeTravel.live() ?? store.getState();
  const actionLog = createActionLog<RootState>(MOST_STEPS);
  const clock = serverClock(environment.now);
  const extra: ApiExtra & Environment = {
    ...environment,
    clock,
    idempotencyKeys: createIdempotencyKeys(),
    queryCacheKeys: new Map(),
    privateQueries: new Set(),
    isTimeTravelling: timeTravel.isOn,
    actionLog: actionLog as unknown as ActionLog<unknown>,
    readToken: () => store.getState().session.token,
    checkSession: () => {
      entries.receive('token');
      const { token } = store.getState().session;
      // Within the leeway, or while only the device's clock is known, the server's answer to the call decides.
      if (token === null || !clock.isKnown()) return;
      if (tokenProblem(token, clock.now() - LEEWAY_MS) === 'expired') store.dispatch(sessionEnded('expired'));
    },
    rereadEntries: () => {
      entries.receiveAll();
    },
    saveEntry: (key) => {
      entries.saveAll();
      try {
        const text = entryOf(key)?.encode(current(key)) ?? null;
        return text !== null && environment.storage?.getItem(key) === text;
      } catch {
        return false;
      }
    },
  };
  const listenerMiddleware = createListenerMiddleware<RootState, AppDispatch, ApiExtra & Environment>({ extra });

  const own = ownStorage(environment.storage);
  const storage = personalStorage(own && evictOnQuota(own, EVICTABLE_ENTRIES));
  const current = (key: string): unknown => {
    const entry = entryOf(key);
    return entry && (live()[entry.slice] as unknown as Record<string, unknown>)[entry.field];
  };
  const entryStore: EntryStore = createEntryStore({
    storage,
    locks: environment.locks,
    now: environment.now,
    isPaused: timeTravel.isOn,
    current,
    onChanged: (key, value) => {
      const entry = entryOf(key);
      if (entry) store.dispatch(entry.changed(value));
    },
    onRefused: () => {
      if (!store.getState().notices.storageRefused) store.dispatch(storageRefused());
    },
  });

  const { entries, follow } = privateMode({ entries: entryStore, storage, current, now: environment.now });

  const reducer = makeRootReducer(() => entries);
  const store = configureStore({
    reducer,
    preloadedState: { ...storedState(reducer(undefined, { type: 'shop/opened' }), entries), ...preloaded },
    devTools,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        ...stateChecks,
      })
        .prepend(timeTravel.guard, listenerMiddleware.middleware)
        .concat(shopApi.middleware, timeTravel.follow, actionLogMiddleware(actionLog, environment.now)),
  });

  store.subscribe(() => {
    follow(live().session);
  });
  persistStore(store);
  // Removes a stored account that storedState has dropped.
  void entries.save('account');
  if (environment.storage === null) store.dispatch(storageRefused());
  startListeners(listenerMiddleware);
  return { store, entries, actionLog, startListening: listenerMiddleware.startListening };
};

export type Shop = ReturnType<typeof makeStore>;
export type AppStore = Shop['store'];
