import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { persistReducer, persistStore, type WebStorage } from 'redux-persist';
import { cartReducer } from '../features/cart/cartSlice';
import { sessionReducer } from '../features/session/sessionSlice';
import type { TextStorage } from '../lib/entries/storage';

/** Adapts a storage to the asynchronous interface of redux-persist. */
export const promised = (storage: TextStorage): WebStorage => ({
  getItem: (key) => Promise.resolve(storage.getItem(key)),
  setItem: async (key, text: string) => {
    await Promise.resolve();
    storage.setItem(key, text);
  },
  removeItem: async (key) => {
    await Promise.resolve();
    storage.removeItem(key);
  },
});

/** The shop's session and cart, persisted as the redux-persist manual shows, without the shop's own entries. */
export const naiveShop = async (storage: WebStorage) => {
  const reducer = combineReducers({ session: sessionReducer, cart: cartReducer });
  const store = configureStore({
    reducer: persistReducer({ key: 'root', storage }, reducer),
    middleware: (getDefault) => getDefault({ serializableCheck: false, immutableCheck: false }),
  });
  const persistor = await new Promise<ReturnType<typeof persistStore>>((resolve) => {
    const begun = persistStore(store, null, () => {
      resolve(begun);
    });
  });
  return { store, persistor };
};
