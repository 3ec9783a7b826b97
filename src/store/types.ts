import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { ApiExtra } from '../api/extra';
import type { RootState } from '../app/rootReducer';
import type { AppDispatch } from '../app/store';
import type { TextStorage } from '../lib/entries/entry';

export type { RootState } from '../app/rootReducer';
export type { AppDispatch } from '../app/store';

/** The store's access to network, storage and time. The browser's own is used by main; tests make others. */
export interface Environment extends Pick<
  ApiExtra,
  'baseUrl' | 'apiKey' | 'sendsKeys' | 'fetch' | 'locks' | 'wait' | 'yieldToMain' | 'takeEarlyReply' | 'redirect'
> {
  /** Null when the browser refuses its storage. */
  storage: TextStorage | null;
  now: () => number;
}

/** The middleware instance that a feature's listeners are started with. */
export type ShopListeners = ListenerMiddlewareInstance<RootState, AppDispatch, ApiExtra & Environment>;

/** A thunk for one intent of the shopper that takes several steps. */
export type ShopThunk<R = void> = (dispatch: AppDispatch, getState: () => RootState, extra: ApiExtra) => R;
