import { createApi } from '@reduxjs/toolkit/query/react';
import type { Reply } from '../contract/envelope';
import { baseQuery } from './baseQuery';

/** The one API of the shop; every domain injects its endpoints. */
export const shopApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Business', 'Catalogue', 'Cart', 'Orders', 'Session'],
  endpoints: () => ({}),
});

/** The state of the API slice. */
export interface ApiState {
  [shopApi.reducerPath]: ReturnType<typeof shopApi.reducer>;
}

/** For endpoints of which only the data matters. */
export const replyData = <T>(reply: Reply<T>): T => reply.data;

/** Seconds for which unused catalogue data is cached, so that Back does not refetch it. */
export const CATALOGUE_CACHE_SECONDS = 300;
