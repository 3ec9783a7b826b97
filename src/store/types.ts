import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { ApiExtra } from '../api/extra';
import type { RootState } from '../app/rootReducer';
import type { AppDispatch } from '../app/store';
import type { Environment } from './environment';

export type { RootState } from '../app/rootReducer';
export type { AppDispatch } from '../app/store';

/** The middleware instance that a feature's listeners are started with. */
export type ShopListeners = ListenerMiddlewareInstance<RootState, AppDispatch, ApiExtra & Environment>;

/** A thunk for one intent of the shopper that takes several steps. */
export type ShopThunk<R = void> = (dispatch: AppDispatch, getState: () => RootState, extra: ApiExtra) => R;
