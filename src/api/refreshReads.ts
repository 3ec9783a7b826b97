import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { isApiError } from './apiError';
import type { ApiExtra } from './extra';
import { type Endpoint, readFresh } from './readFresh';
import { type ApiState, shopApi } from './shopApi';

type RefetchThunk = ThunkAction<Promise<void>, ApiState, ApiExtra, UnknownAction>;
type ReadThunk = ThunkAction<void, ApiState, ApiExtra, UnknownAction>;

/** Whether any read got no answer at all. */
export const hasUnansweredReads = (state: ApiState): boolean =>
  Object.values(state[shopApi.reducerPath].queries).some((query) => {
    const error: unknown = query?.error;
    return query?.status === QueryStatus.rejected && isApiError(error) && error.kind === 'offline';
  });

/** Refetches a cached query. */
const refetch =
  (queryCacheKey: string): RefetchThunk =>
  async (dispatch, getState) => {
    const query = getState()[shopApi.reducerPath].queries[queryCacheKey as never] as
      | { endpointName: string; originalArgs: unknown }
      | undefined;
    if (!query) return;
    const { endpointName, originalArgs } = query;
    const endpoint = (shopApi.endpoints as Record<string, Endpoint<unknown, unknown>>)[endpointName];
    if (endpoint) await dispatch(readFresh(endpoint, originalArgs));
  };

/** Refetches the query of this absolute address after its reply has changed. */
export const refetchQueryOf =
  (url: string): ReadThunk =>
  (dispatch, _getState, { baseUrl }) => {
    const [, path] = url.split(baseUrl);
    if (path !== undefined) dispatch(shopApi.util.invalidateTags([{ type: 'Reply', id: path }]));
  };

/** Refetches after the network is back: failed reads are retried, and the replies on screen may be stale. */
export const refreshReads = (): ReadThunk => (dispatch, getState) => {
  for (const [key, query] of Object.entries(getState()[shopApi.reducerPath].queries)) {
    if (query?.status === QueryStatus.rejected) void dispatch(refetch(key));
  }
  dispatch(shopApi.util.invalidateTags(['Business', 'Catalogue', 'Cart', 'Orders']));
};
