import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { shopApi } from '../api/shopApi';
import { businessReducer } from '../features/business/businessSlice';
import { cartReducer } from '../features/cart/cartSlice';
import { searchesReducer } from '../features/catalogue/searchesSlice';
import { checkoutReducer } from '../features/checkout/checkoutSlice';
import { creditReducer } from '../features/credit/acceptedSlice';
import { eligibilityReducer } from '../features/eligibility/eligibilitySlice';
import { navReducer } from '../features/nav/navSlice';
import { noticesReducer } from '../features/notices/noticesSlice';
import { overlaysReducer } from '../features/overlays/overlaysSlice';
import { paymentReducer } from '../features/checkout/payment/paymentSlice';
import { recentReducer } from '../features/product/recentSlice';
import { quickViewReducer } from '../features/quickview/quickViewSlice';
import { sessionReducer } from '../features/session/sessionSlice';
import { storesMapReducer } from '../features/stores-map/storesMapSlice';
import { wishlistReducer } from '../features/wishlist/wishlistSlice';
import type { EntryStore } from '../lib/entries/entryStore';
import { persisted } from './persistence';

/** Created for every store, because a persisted reducer keeps its pending writes. */
export const makeRootReducer = (entries: () => EntryStore) =>
  combineReducers({
    [shopApi.reducerPath]: shopApi.reducer,
    session: persisted('session', sessionReducer, entries),
    cart: persisted('cart', cartReducer, entries),
    wishlist: persisted('wishlist', wishlistReducer, entries),
    checkout: persisted('checkout', checkoutReducer, entries),
    credit: persisted('credit', creditReducer, entries),
    payment: persisted('payment', paymentReducer, entries),
    business: persisted('business', businessReducer, entries),
    searches: persisted('searches', searchesReducer, entries),
    recent: persisted('recent', recentReducer, entries),
    eligibility: eligibilityReducer,
    overlays: overlaysReducer,
    quickView: quickViewReducer,
    notices: noticesReducer,
    storesMap: storesMapReducer,
    nav: navReducer,
  } satisfies Record<string, Reducer>);

export type RootState = ReturnType<ReturnType<typeof makeRootReducer>>;
