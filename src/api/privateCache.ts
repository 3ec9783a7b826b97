import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type ApiState, shopApi } from './shopApi';

/** Reads that belong to one shopper. Everything else is the same for everybody and stays. */
const PRIVATE = new Set(['getCart', 'getOrders', 'getOrder', 'getLoginStatus', 'getSchedule']);

/** Forgets what was read for the shopper who has gone, and only that: the shop's pages do not load again. */
export const forgetPrivateReplies = (): ThunkAction<void, ApiState, unknown, UnknownAction> => (dispatch, getState) => {
  for (const [queryCacheKey, query] of Object.entries(getState()[shopApi.reducerPath].queries)) {
    if (query && PRIVATE.has(query.endpointName ?? '')) {
      dispatch(shopApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }));
    }
  }
};
