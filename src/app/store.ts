import { configureStore, createListenerMiddleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import type { ApiExtra } from '../api/extra';
import { shopApi } from '../api/shopApi';
import { MOST_STEPS } from '../config/constants';
import { storageRefused } from '../features/notices/noticesSlice';
import { createActionLog, type ActionLog } from '../lib/actionLog';
import type { EntryStore } from '../lib/entries/entryStore';
import type { Environment } from '../store/types';
import { actionLogMiddleware } from './actionLogMiddleware';
import { devTools, stateChecks } from './devtools';
import { startListeners } from './listeners';
import { makeRootReducer, type RootState } from './rootReducer';
import { createShopEntries, type GetStore } from './shopEntries';
import { storedState } from './storedState';
import { createThunkExtra } from './thunkExtra';
import { type TimeTravelGuard, timeTravelGuard } from './timeTravelGuard';

export type AppDispatch = ThunkDispatch<RootState, ApiExtra, UnknownAction>;

const createListeners = (extra: ApiExtra & Environment) =>
  createListenerMiddleware<RootState, AppDispatch, ApiExtra & Environment>({ extra });

interface StoreOptions {
  extra: ApiExtra & Environment;
  entries: EntryStore;
  timeTravel: TimeTravelGuard<RootState>;
  listenerMiddleware: ReturnType<typeof createListeners>;
  actionLog: ActionLog<RootState>;
  preloaded: Partial<RootState>;
}

const createReduxStore = ({ extra, entries, timeTravel, listenerMiddleware, actionLog, preloaded }: StoreOptions) => {
  const reducer = makeRootReducer(() => entries);
  return configureStore({
    reducer,
    preloadedState: { ...storedState(reducer(undefined, { type: 'shop/opened' }), entries), ...preloaded },
    devTools,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        ...stateChecks,
      })
        .prepend(timeTravel.guard, listenerMiddleware.middleware)
        .concat(shopApi.middleware, timeTravel.track, actionLogMiddleware(actionLog, extra.now)),
  });
};

/** One store: main makes it from the browser, every test makes its own. */
export const makeStore = (environment: Environment, preloaded: Partial<RootState> = {}) => {
  const getStore: GetStore = () => store;
  const timeTravel = timeTravelGuard<RootState>();
  const latestState = (): RootState => timeTravel.latest() ?? store.getState();
  const isTimeTravelling = timeTravel.isOn;
  const actionLog = createActionLog<RootState>(MOST_STEPS);
  const shopEntries = createShopEntries({ environment, getStore, latestState, isTimeTravelling });
  const { entries, saveEntry, applyKeep } = shopEntries;
  const extra = createThunkExtra({ environment, getStore, entries, actionLog, saveEntry, isTimeTravelling });
  const listenerMiddleware = createListeners(extra);
  const store = createReduxStore({ extra, entries, timeTravel, listenerMiddleware, actionLog, preloaded });

  store.subscribe(() => {
    applyKeep(latestState().session);
  });
  persistStore(store);
  // Removes a stored account that storedState has dropped.
  void entries.save('account');
  if (environment.storage === null) store.dispatch(storageRefused());
  startListeners(listenerMiddleware);
  return { store, entries, actionLog, environment: extra, startListening: listenerMiddleware.startListening };
};

export type Shop = ReturnType<typeof makeStore>;
export type AppStore = Shop['store'];
