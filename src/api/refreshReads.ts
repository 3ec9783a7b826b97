import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { isApiError } from './apiError';
import type { ApiExtra } from './extra';
import { type ApiState, shopApi } from './shopApi';

type AskThunk = ThunkAction<Promise<void>, ApiState, ApiExtra, UnknownAction>;
type ReadThunk = ThunkAction<void, ApiState, ApiExtra, UnknownAction>;
type Initiate = (args: unknown, options: { forceRefetch: true; subscribe: false }) => ReadThunk;

/** Whether a read has got no answer at all. */
export const hasLostReads = (state: ApiState): boolean =>
  Object.values(state[shopApi.reducerPath].queries).some((query) => {
    const error: unknown = query?.error;
    return query?.status === QueryStatus.rejected && isApiError(error) && error.kind === 'offline';
  });

/** Asks once more for what the cache has under this name; a read that is on its way may still bring what was before. */
const askAgain =
  (queryCacheKey: string): AskThunk =>
  async (dispatch, getState) => {
    const query = getState()[shopApi.reducerPath].queries[queryCacheKey as never] as
      | { endpointName: never; originalArgs: never }
      | undefined;
    if (!query) return;
    const { endpointName, originalArgs } = query;
    const endpoints = shopApi.endpoints as Record<string, { initiate: Initiate }>;
    await dispatch(shopApi.util.getRunningQueryThunk(endpointName, originalArgs));
    const again = endpoints[endpointName]?.initiate(originalArgs, { forceRefetch: true, subscribe: false });
    if (again) dispatch(again);
  };

/** What this address answers has changed. */
export const readAgain =
  (url: string): ReadThunk =>
  (dispatch, _getState, { asked }) => {
    // The worker names whole addresses; a shop with its API on its own origin knows them without it.
    const key = asked.get(url) ?? asked.get(url.replace(window.location.origin, ''));
    if (key !== undefined) void dispatch(askAgain(key));
  };

/** The network is back: what could not be read is read again, and what is shown may have changed. */
export const refreshReads = (): ReadThunk => (dispatch, getState) => {
  for (const [key, query] of Object.entries(getState()[shopApi.reducerPath].queries)) {
    if (query?.status === QueryStatus.rejected) void dispatch(askAgain(key));
  }
  dispatch(shopApi.util.invalidateTags(['Business', 'Catalogue', 'Cart', 'Orders']));
};
