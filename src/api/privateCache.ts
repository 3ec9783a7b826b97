import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { type ApiState, shopApi } from './shopApi';

const PRIVATE_READS = /^get(Account|Addr|Cart|Login|Order|Re|Sched)/;

/**
 * Evicts the replies that were read with a token, and those of settled mutations. The public ones stay, so the shown
 * page does not load again.
 */
export const evictPrivateReplies = (): ThunkAction<void, ApiState, unknown, UnknownAction> => (dispatch, getState) => {
  const { queries, mutations } = getState().api;
  for (const [queryCacheKey, query] of Object.entries(queries)) {
    if (!PRIVATE_READS.test(query?.endpointName ?? '')) continue;
    dispatch(shopApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }));
  }
  for (const [requestId, mutation] of Object.entries(mutations)) {
    if (mutation?.status !== QueryStatus.pending) {
      dispatch(shopApi.internalActions.removeMutationResult({ requestId, fixedCacheKey: requestId }));
    }
  }
};
