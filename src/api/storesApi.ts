import type { Reply } from '../contract/envelope';
import { type ListedStore, type StoreStock, storesReply, storeStockReply } from '../contract/stores';
import type { Id } from '../lib/ids';
import type { Call } from './call';
import { replyData, shopApi } from './shopApi';

/** Loaded only if the back end announces `stores`. */
const storesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getStores: build.query<ListedStore[], void>({
      query: (): Call<Reply<ListedStore[]>> => ({ path: '/storefront/stores', reply: storesReply }),
      transformResponse: replyData<ListedStore[]>,
    }),
    getStoreStock: build.query<StoreStock[], Id>({
      query: (variant): Call<Reply<StoreStock[]>> => ({
        path: `/storefront/stores/stock?variant=${encodeURIComponent(variant)}`,
        reply: storeStockReply,
      }),
      transformResponse: replyData<StoreStock[]>,
    }),
  }),
});

export const { useGetStoresQuery, useGetStoreStockQuery } = storesApi;
