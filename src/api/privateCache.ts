import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ApiExtra } from './extra';
import { type ApiState, shopApi } from './shopApi';

/**
 * Evicts the replies that were read with a token, and those of settled mutations. The public ones stay, so the shown
 * page does not load again.
 */
export const evictPrivateReplies =
  (): ThunkAction<void, ApiState, ApiExtra, UnknownAction> =>
  (dispatch, getState, { privateQueries }) => {
    for (const queryCacheKey of privateQueries) {
      dispatch(shopApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }));
    }
    privateQueries.clear();
    for (const [requestId, mutation] of Object.entries(getState().api.mutations)) {
      if (mutation?.status !== QueryStatus.pending) {
        dispatch(shopApi.internalActions.removeMutationResult({ requestId, fixedCacheKey: requestId }));
      }
    }
  };
