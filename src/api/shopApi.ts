import { createApi } from '@reduxjs/toolkit/query/react';
import type { Reply } from '../contract/envelope';
import { baseQuery } from './baseQuery';
import { type Call, callUrl } from './call';

/** The one API of the shop; every domain injects its endpoints. */
export const shopApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Business', 'Catalogue', 'Reply', 'Cart', 'Orders', 'Session'],
  endpoints: () => ({}),
});

/** The state of the API slice. */
export interface ApiState {
  [shopApi.reducerPath]: ReturnType<typeof shopApi.reducer>;
}

/** For endpoints of which only the data matters. */
export const replyData = <T>(reply: Reply<T>): T => reply.data;

/** The tag of a public read by its address, for the service worker's messages. */
export const replyTag = (call: Call) => ({ type: 'Reply' as const, id: callUrl('', call) });

/** Seconds for which unused catalogue data is cached, so that Back does not refetch it. */
export const CATALOGUE_CACHE_SECONDS = 300;
